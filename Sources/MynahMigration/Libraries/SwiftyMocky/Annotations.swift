/// The annotations in one line: `//sourcery: AutoMockable, typealias = "T = Int"`.
struct Annotations {
  private let head: Substring
  private let list: [String]

  /// Reads a line; nil where it has no annotations.
  init?(_ line: Substring) {
    let trimmed = line.drop(while: \.isWhitespace)
    guard trimmed.hasPrefix("//") else { return nil }
    let rest = trimmed.drop { $0 == "/" || $0 == " " }
    guard rest.hasPrefix("sourcery:") else { return nil }
    let start = rest.index(rest.startIndex, offsetBy: "sourcery:".count)
    head = line[..<start]
    list = rest[start...].split(separator: ",").map { $0.trimmed }
  }

  /// The line without one of them: empty where it was alone, and nil where it is not there.
  func without(_ annotation: String) -> String? {
    guard list.contains(annotation) else { return nil }
    let rest = list.filter { $0 != annotation }
    return rest.isEmpty ? "" : "\(head) \(rest.joined(separator: ", "))"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
