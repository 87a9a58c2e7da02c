import MynahSyntax
import Testing

/// Tests of the documentation comments of members, which patterns repeat.
struct DocumentationTests {
  @Test(arguments: [
    ("/// One.\nfunc a()", " One."),
    ("///One.\n  ///\n  ///   - two  \nfunc a()", "One.\n\n   - two"),
    ("/// One.\r\n/// Two.\r\nfunc a()", " One.\n Two."),
    ("/// One.\n\n@objc(a) @available(macOS 13, *)\npublic func a()", " One."),
    ("/// Other.\n\n/// One.\nfunc a()", " One."),
    ("/// One.\n// Not shown.\nfunc a()", " One."),
    ("/// Other.\n// Not shown.\n/// One.\nfunc a()", " One."),
    ("/// Other.\n/** One. */ func a()", " One."),
    ("/** Other. */\n/// One.\nvar a: Int { get }", " One."),
    ("/**\n One.\n\n   - two\n */\nsubscript(a: Int) -> Int { get }", " One.\n\n   - two"),
    ("  /**\n   * One.\n   *\n   *   - two\n   */\n  func a()", " One.\n\n   - two"),
    ("/** One.\n    Two. /* three */\n*/\ninit()", " One.\n Two. /* three */"),
    ("/// 🐦 /* open\nfunc a()", " 🐦 /* open"),
  ])
  func membersHaveTheDocumentationBeforeThem(source: String, documentation: String) throws {
    #expect(try self.documentation(of: "protocol Bird {\n\(source)\n}") == documentation)
    let conditional = "class Bird {\n#if DEBUG\n\(source)\n#endif\n}"
    #expect(try self.documentation(of: conditional) == documentation)
  }

  @Test(arguments: [
    "func a()", "\n\n func a()", "// One.\nfunc a()", "//// One.\nfunc a()",
    "/* One. */ func a()", "/**/ func a()", "/*** One. */func a()",
  ])
  func otherCommentsAreNotDocumentation(source: String) throws {
    #expect(try documentation(of: "protocol Bird {\n\(source)\n}") == nil)
  }

  @Test func membersOfStructsHaveNoDocumentation() throws {
    // Struct members aren't mocked.
    #expect(try documentation(of: "struct Bird {\n/// One.\nfunc a() {}\n}") == nil)
  }

  @Test func documentationBelongsToOneMember() throws {
    #expect(try documentation(of: "protocol Bird {\n/// One.\nfunc a()\nfunc b()\n}", at: 1) == nil)
  }

  /// Returns the documentation comment of a member of the only type.
  private func documentation(of source: String, at index: Int = 0) throws -> String? {
    let declarations = SourceFile.parse(source, path: "Bird.swift").declarations
    guard case .type(let type) = try #require(declarations.first) else { return "no type" }
    var members = type.members
    if case .conditional(let conditional)? = members.first {
      members = conditional.clauses[0].declarations
    }
    switch members[index] {
    case .function(let function): return function.documentation
    case .variable(let variable): return variable.documentation
    case .subscript(let value): return value.documentation
    case .initializer(let initializer): return initializer.documentation
    default: return "another member"
    }
  }
}
