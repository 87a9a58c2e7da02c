internal import Foundation

extension URLPattern.Parts {
  init(_ text: String) throws(URLPattern.Problem) {
    if text == "**" {
      self.init(path: Glob("**"))
      return
    }
    guard !text.isEmpty else { throw URLPattern.Problem(text: "it is empty") }
    guard !text.contains(where: \.isWhitespace) else {
      throw URLPattern.Problem(text: "it contains whitespace")
    }
    guard text.hasSoundEscapes else {
      throw URLPattern.Problem(text: "it has a % without two hexadecimal digits after it")
    }
    guard !text.contains("#") else {
      throw URLPattern.Problem(text: "it has a fragment, which is never sent")
    }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var rest = halves[0]
    self.init(path: Glob(""))
    if !rest.hasPrefix("/") {
      guard let mark = rest.range(of: "://") else {
        throw URLPattern.Problem(text: "it doesn't begin with a scheme or a slash")
      }
      let schemeText = rest[..<mark.lowerBound].lowercased()
      guard !schemeText.isEmpty else { throw URLPattern.Problem(text: "its scheme is empty") }
      scheme = Glob(schemeText)
      rest = rest[mark.upperBound...]
      let authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      // The colons of an IPv6 address are inside of brackets, so they don't begin a port.
      let bracket = authority.first == "[" ? authority.firstIndex(of: "]") : nil
      let hostText = bracket.map { authority[...$0] } ?? authority.prefix { $0 != ":" }
      let portText = authority.dropFirst(hostText.count)
      guard !hostText.isEmpty, portText.isEmpty || portText.first == ":" else {
        throw URLPattern.Problem(text: "its host is empty or invalid")
      }
      host = Glob(hostText.lowercased().withoutBrackets, separators: ["/", "."])
      if !portText.isEmpty {
        guard let number = UInt16(portText.dropFirst()) else {
          throw URLPattern.Problem(text: "its port isn't a number")
        }
        port = Int(number)
      }
    }
    path = Glob(rest.isEmpty ? "/" : String(rest))
    guard halves.count == 2 else { return }
    query = halves[1].split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(sides[0]).removingPercentEncoding ?? String(sides[0])
      return (name, Glob(sides.count == 2 ? String(sides[1]) : "", separators: []))
    }
  }

  func matches(_ url: URL) -> Bool {
    guard let found = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return false }
    let foundScheme = (found.scheme ?? "").lowercased()
    if let scheme, !scheme.matches(foundScheme) { return false }
    if let host {
      guard host.matches((found.host ?? "").lowercased().withoutBrackets) else { return false }
      let defaultPort = ["http": 80, "https": 443][foundScheme]
      guard (port ?? defaultPort) == (found.port ?? defaultPort) else { return false }
    }
    let foundPath = found.percentEncodedPath
    guard path.matches(decodedPath(foundPath.isEmpty ? "/" : foundPath)) else { return false }
    return query.map { matchesQuery($0, found.queryItems ?? []) } ?? true
  }

  private func matchesQuery(
    _ expected: [(name: String, value: Glob)], _ found: [URLQueryItem]
  ) -> Bool {
    guard expected.count == found.count else { return false }
    var left = found
    // Match exact values first. Otherwise, a star could consume the only item that an exact value
    // matches.
    for item in expected.sorted(by: { $0.value.starCount < $1.value.starCount }) {
      let index = left.firstIndex {
        $0.name == item.name && item.value.matches($0.value ?? "")
      }
      guard let index else { return false }
      left.remove(at: index)
    }
    return true
  }
}

extension String {
  /// An IPv6 address without its brackets, which only some platforms keep.
  fileprivate var withoutBrackets: String { trimmingCharacters(in: ["[", "]"]) }

  /// A Boolean value that indicates whether each percent sign begins a valid escape.
  fileprivate var hasSoundEscapes: Bool {
    split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.count >= 2 && $0.prefix(2).allSatisfy(\.isHexDigit)
    }
  }
}

/// Returns a path without percent encoding, except for encoded slashes.
///
/// An encoded slash stays encoded because it doesn't separate two parts of the path.
func decodedPath(_ path: String) -> String {
  path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
    (segment.removingPercentEncoding ?? String(segment))
      .replacingOccurrences(of: "/", with: "%2F")
  }.joined(separator: "/")
}
