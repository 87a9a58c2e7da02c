internal import MynahGenerator

/// What a compiler printed, as far as it is about mocks.
struct BuildLog {
  /// An error in a file of mocks.
  struct Problem: Equatable {
    /// The mock's type as the file calls it, as in `Bird`; nil where the error is in none.
    let typeName: String?

    /// The place as the compiler printed it, as in `AviaryTestsMocks.swift:48:7`.
    let place: String
    let message: String
  }

  /// The errors in files of mocks, each once, in the order in which they were printed.
  private(set) var problems: [Problem] = []

  /// How many errors are elsewhere.
  private(set) var otherErrors = 0

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - text: What the compiler, or a build, printed.
  ///   - read: Returns the contents of a file; nil where it can not be read.
  init(_ text: String, read: (String) -> [UInt8]?) {
    var files: [String: [String]?] = [:]
    var seen: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where seen.insert(String(line)).inserted {
      guard let error = Self.error(in: line) else { continue }
      let lines = files[error.path] ?? Self.generatedLines(of: error.path, read: read)
      files[error.path] = lines
      guard let lines else {
        otherErrors += 1
        continue
      }
      problems.append(
        Problem(
          typeName: Self.title(above: error.line, in: lines),
          place: "\(error.path):\(error.line):\(error.column)", message: error.message))
    }
  }

  private static func error(
    in line: Substring
  ) -> (path: String, line: Int, column: Int, message: String)? {
    guard let found = line.firstRange(of: ": error: ") else { return nil }
    var parts = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = Int(parts.removeLast()),
      let number = Int(parts.removeLast())
    else { return nil }
    return (parts.joined(separator: ":"), number, column, String(line[found.upperBound...]))
  }

  private static func generatedLines(
    of path: String, read: (String) -> [UInt8]?
  ) -> [String]? {
    guard let bytes = read(path), GeneratedFile.isGenerated(bytes) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The title of the mock that a line of a generated file belongs to.
  private static func title(above line: Int, in lines: [String]) -> String? {
    lines.prefix(line).last { $0.hasPrefix(GeneratedFile.title) }
      .map { String($0.dropFirst(GeneratedFile.title.count)) }
  }
}
