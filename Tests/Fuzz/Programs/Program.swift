/// Types that are mocked together.
///
/// Each member takes one line, so that it can be removed.
struct Program: Hashable, Sendable {
  struct TypeText: Hashable, Sendable {
    /// The type's name with its enclosing types, such as `Nest.Bird`.
    var path: String

    /// The declaration's first and last lines.
    var head: String
    var end = "}"
    var members: [String] = []
  }

  /// The character in names that becomes the program's number, because many programs are compiled at once.
  static let numberMark: Character = "§"

  var types: [TypeText] = []

  /// The number of lines that the types take.
  var lineCount: Int { types.reduce(0) { $0 + $1.members.count + 2 } }

  /// Returns the program's file, which is empty if the program doesn't have types.
  func text(_ number: Int) -> String {
    if types.isEmpty { return "" }
    return Self.numbered(
      "public import Foundation\n"
        + types.map { type in
          ([type.head] + type.members.map { "  \($0)" } + [type.end]).joined(separator: "\n") + "\n"
        }.joined(), number)
  }

  /// Returns a test that mocks each type.
  func test(_ number: Int) -> String {
    Self.numbered(types.map { "let _ = mock(\($0.path).self)\n" }.joined(), number)
  }

  private static func numbered(_ text: String, _ number: Int) -> String {
    text.split(separator: numberMark, omittingEmptySubsequences: false).joined(
      separator: "\(number)")
  }

  /// Returns the program without the members on some lines.
  ///
  /// A type is removed with its first or last line.
  func without(_ lines: Set<Int>) -> Program {
    // Begin after the import, which is the first line.
    var line = 1
    var isRemoved: Bool {
      line += 1
      return lines.contains(line)
    }
    return Program(
      types: types.compactMap { type in
        var type = type
        let isHeadRemoved = isRemoved
        type.members = type.members.filter { _ in !isRemoved }
        return isRemoved || isHeadRemoved ? nil : type
      })
  }

  /// The programs that lack one type or one member of this program.
  var reductions: [Program] {
    Set((0...lineCount).map { without([$0 + 2]) }).filter { $0 != self }
      .sorted { $0.text(0) < $1.text(0) }
  }
}
