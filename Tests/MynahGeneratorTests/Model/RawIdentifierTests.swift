import Testing

@testable import MynahGenerator

/// Tests that raw identifiers, which can contain spaces and symbols, are written in backticks.
struct RawIdentifierTests {
  @Test func reservedNamesOfTypesAreWrittenInBackticks() {
    let source = """
      enum Nest { protocol `Type` {}; protocol `Protocol` {}; protocol `Size` {} }
      protocol `default` {}
      """
    let generation = generation(of: module("Birds", source))
    #expect(
      generation.mockedTypes == ["Nest.Size", "Nest.`Protocol`", "Nest.`Type`", "`default`"])
  }

  @Test func rawIdentifiersAreWrittenInBackticks() {
    do {
      let source = """
        protocol `Night "Bird"` {
          func `sing (softly)`(`how often` count: Int, `to whom`: `Other Bird`) -> (`a b`: Int, Int)
          var `first, last`: String { get set }
          init(`3 eggs`: Int)
        }
        struct `Other Bird` {}
        """
      let generation = generation(
        of: module("Birds", source), tests: #"mock(`Night "Bird"`.self)"#, forwards: false)
      #expect(generation.mockedTypes == [#"`Night "Bird"`"#])
      let expected = #"""
        // MARK: - `Night "Bird"`

        /// A mock of ``Night "Bird"``.
        nonisolated final class `Night "Bird"Mock`: `Night "Bird"`, `Night "Bird"MockPatterns`, _ReportsToTests, @unchecked Sendable {
          let mockingContext: MockingContext
          private let _sing_softly_how_often_to_whom: _MockedMember<(Int, `Other Bird`), (Int, `Other Bird`) -> (`a b`: Int, Int), (`a b`: Int, Int), Never>
          private let _first_last: _MockedMember<Void, () -> String, String, Never>
          private let _set_first_last: _MockedMember<String, (String) -> Void, Void, Never>
          private let _init_3_eggs: _MockedMember<Int, (Int) -> Void, Void, Never>

          init(at location: CodeLocation) {
            _sing_softly_how_often_to_whom = .init("sing (softly)(how often:to whom:)")
            _first_last = .init("first, last", .getter)
            _set_first_last = .init("first, last", .setter)
            _init_3_eggs = .init("init(3 eggs:)", .initializer)
            mockingContext = MockingContext("Night \"Bird\"", members: [_sing_softly_how_often_to_whom, _first_last, _set_first_last, _init_3_eggs], location: location)
          }

          static var mockingContext: MockingContext {
            _staticContext(of: Self.self, "Night \"Bird\"")
          }

          func `sing (softly)`(`how often` count: Int, `to whom`: `Other Bird`) -> (`a b`: Int, Int) {
            self._sing_softly_how_often_to_whom.call((count, `to whom`)) { $0(count, `to whom`) }
          }
        """#
      let written = lines(generation.source).drop { !$0.hasPrefix("// MARK") }
      #expect(Array(written.prefix(lines(expected).count)) == lines(expected))
      #expect(
        lines(generation.source).filter { $0.contains("func `get") || $0.contains("func `set") }
          == [
            "  func `getFirst, last`() -> CallPattern<() -> String, String, Never> {",
            "  func `setFirst, last`(",
          ])
    }

    // Tests write the mock's name in backticks, too.
    let generation = generation(
      of: module("Birds", "protocol `Night Bird` {}"), tests: "let bird: `Night BirdMock`")
    #expect(
      declarations(in: generation.source) == [
        "nonisolated final class `Night BirdMock`: `Night Bird`, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated func mock(",
      ])
  }

  @Test func unnecessaryBackticksAreRemovedFromNames() throws {
    let source = """
      protocol Bird: Base { func f(_ a: Kind.`Type`) }
      protocol `Base` { var `name`: String { get } }
      enum Kind { struct `Type` {} }
      """
    #expect(try outline(source) == ["f(_:): (Kind.`Type`) -> Void", "name: () -> String"])
  }

  @Test(
    arguments: [
      ("bird", true), ("_1", true), ("größe", true), ("1st", false), ("a b", false), ("", false),
      ("a-b", false),
    ] as [(String, Bool)])
  func otherNamesThanIdentifiersGetBackticks(name: String, isIdentifier: Bool) {
    #expect(name.isIdentifier == isIdentifier)
    #expect(name.asIdentifier == (isIdentifier ? name : "`\(name)`"))
  }
}
