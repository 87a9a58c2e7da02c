/// A program: declarations of two modules, of which one imports the other.
///
/// In the names of its declarations stands ``numberMark`` for a number, so that many programs are
/// compiled as one.
struct FuzzedProgram: Sendable {
  static let numberMark: Character = "§"

  /// A declaration of a file.
  struct Declaration: Sendable {
    /// What mocks are made of: the paths of the types; none where it only serves others.
    var mockable: [String] = []
    var term: Term
  }

  /// The declarations of a module in another package.
  var trees: [Declaration] = []

  /// The declarations of the module in the package of the tests.
  var birds: [Declaration] = []

  /// The texts of the two modules with a number in the names.
  func texts(number: String) -> (trees: String, birds: String) {
    (
      Self.text(trees, imports: ["Sky"], number),
      Self.text(birds, imports: ["Sky", "Trees"], number)
    )
  }

  /// A test that asks for a mock of every type.
  func test(number: String) -> String {
    let names = (trees + birds).flatMap(\.mockable)
    return Self.numbered(
      "import Sky\nimport Trees\n@testable import Birds\n"
        + names.map { "let _ = mock(\($0).self)\n" }.joined(), number)
  }

  private static func text(_ declarations: [Declaration], imports: [String], _ number: String)
    -> String
  {
    let texts = imports.map { "public import \($0)" } + declarations.map(\.term.text)
    return numbered(texts.joined(separator: "\n") + "\n", number)
  }

  private static func numbered(_ text: String, _ number: String) -> String {
    text.split(separator: numberMark, omittingEmptySubsequences: false).joined(separator: number)
  }

  /// The programs that are one step smaller.
  var reductions: [FuzzedProgram] {
    Self.reductions(of: trees).map { FuzzedProgram(trees: $0, birds: birds) }
      + Self.reductions(of: birds).map { FuzzedProgram(trees: trees, birds: $0) }
  }

  private static func reductions(of declarations: [Declaration]) -> [[Declaration]] {
    declarations.indices.flatMap { index in
      var without = declarations
      without.remove(at: index)
      var unmocked = declarations
      unmocked[index].mockable = []
      return [without] + (declarations[index].mockable.isEmpty ? [] : [unmocked])
        + declarations[index].term.reductions.map { smaller in
          var declarations = declarations
          declarations[index].term = smaller
          return declarations
        }
    }
  }
}
