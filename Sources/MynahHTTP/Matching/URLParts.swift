internal import Foundation
internal import MynahCore

/// The conditions for the parts of a URL, with nil for a part that doesn't matter.
struct URLParts: Sendable {
  private var scheme: Glob?
  private var host: Glob?
  private var port: Int?
  private var path = Glob("**")
  private var query: [(name: Glob, value: Glob)]?

  /// A Boolean value that indicates whether a query may have more items than `query`.
  private var allowsMoreItems = false

  init(_ text: String) throws(URLProblem) {
    guard text != "**" else { return }
    if text.isEmpty { throw URLProblem(text: "it is empty") }
    if text.contains(where: \.isWhitespace) { throw URLProblem(text: "it contains whitespace") }
    if !text.hasSoundEscapes {
      throw URLProblem(text: "it has a % without two hexadecimal digits after it")
    }
    if text.contains("#") { throw URLProblem(text: "it has a fragment, which is never sent") }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var rest = halves[0]
    if !rest.hasPrefix("/") {
      guard let mark = rest.range(of: "://") else {
        throw URLProblem(text: "it doesn't begin with a scheme or a slash")
      }
      let scheme = rest[..<mark.lowerBound].lowercased()
      guard !scheme.isEmpty else { throw URLProblem(text: "its scheme is empty") }
      self.scheme = Glob(scheme)
      rest = rest[mark.upperBound...]
      let authority = rest.prefix { $0 != "/" }
      try setAuthority(authority)
      rest = rest.dropFirst(authority.count)
    }
    path = Glob(rest.isEmpty ? "/" : String(rest), separators: ["/"], decode: decodedPath)
    if halves.count == 2 { setQuery(halves[1]) }
  }

  /// Sets the host and the port.
  private mutating func setAuthority(_ authority: Substring) throws(URLProblem) {
    if authority.contains("@") {
      throw URLProblem(text: "it has a user name, which isn't compared")
    }
    // The colons of an IPv6 address are inside of brackets, so they don't begin a port.
    let bracket = authority.first == "[" ? authority.firstIndex(of: "]") : nil
    let hostText = bracket.map { authority[...$0] } ?? authority.prefix { $0 != ":" }
    let portText = authority.dropFirst(hostText.count)
    guard !hostText.isEmpty, portText.isEmpty || portText.first == ":" else {
      throw URLProblem(text: "its host is empty or invalid")
    }
    host = Glob(hostText.lowercased().withoutBrackets, separators: ["."])
    guard !portText.isEmpty else { return }
    guard let number = UInt16(portText.dropFirst()) else {
      throw URLProblem(text: "its port isn't a number")
    }
    port = Int(number)
  }

  /// Sets the query items.
  ///
  /// The item `*` stands for any further items.
  private mutating func setQuery(_ text: Substring) {
    var items = text.split(separator: "&")
    let count = items.count
    items.removeAll { $0.allSatisfy { $0 == "*" } }
    allowsMoreItems = items.count < count
    query = items.map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Glob(String(sides[0])), Glob(sides.count == 2 ? String(sides[1]) : ""))
    }
  }

  func matches(_ url: URL) -> Bool {
    guard let found = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return false }
    let foundScheme = (found.scheme ?? "").lowercased()
    if let scheme, !scheme.matches(foundScheme) { return false }
    if let host {
      // An international host has two spellings, such as bücher.de and xn--bcher-kva.de.
      guard
        [found.host, found.encodedHost].contains(where: {
          host.matches(($0 ?? "").lowercased().withoutBrackets)
        })
      else { return false }
      let defaultPort = ["http": 80, "https": 443][foundScheme]
      guard (port ?? defaultPort) == (found.port ?? defaultPort) else { return false }
    }
    let foundPath = found.percentEncodedPath
    guard path.matches(decodedPath(foundPath.isEmpty ? "/" : foundPath)) else { return false }
    guard let query else { return true }
    let items = url.decodedQueryItems.filter { !$0.name.isEmpty || $0.value != nil }
    guard allowsMoreItems || query.count == items.count else { return false }
    let matchers = query.map { item in
      _ArgumentMatcher<URLQueryItem>(description: "") {
        item.name.matches($0.name) && item.value.matches($0.value ?? "")
      }
    }
    return assign(items, to: matchers) != nil
  }
}

/// The reason why a pattern can't match any request.
struct URLProblem: Error {
  let text: String
}

extension URL {
  /// The decoded items of the query, in order.
  var decodedQueryItems: [URLQueryItem] {
    let items = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems
    return (items ?? []).map { URLQueryItem(name: $0.name.decoded, value: $0.value?.decoded) }
  }
}

extension String {
  /// The text without percent encoding, or the text itself if its encoding isn't valid UTF-8.
  var decoded: String { removingPercentEncoding ?? self }

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
    String(segment).decoded.replacingOccurrences(of: "/", with: "%2F")
  }.joined(separator: "/")
}
