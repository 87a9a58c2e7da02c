internal import MynahSyntax
import Testing

@testable internal import MynahMigration

@Suite struct MockoloRuleTests {
  private static let types = """
    /// @mockable
    protocol Animal { func sleep(hours: Int) -> Int }

    /// A bird.
    /// @mockable(combine: songs = PassthroughSubject)
    @MainActor
    protocol Bird: Animal {
      var name: String { get set }
      var songs: AnyPublisher<String, Never> { get }
      func land()
      func fly(to place: String, speed: Int) throws -> Int
      func fly(to place: String)
      func fly(to places: [String], speed: Int) -> Int
      func perchOn(on place: String)
      func perchOn(on height: Int)
      subscript(feather index: Int) -> String { get }
      static func hatch(_ count: Int) -> Int
    }
    """

  private func migrated(_ statement: String) throws -> String {
    let text = try MynahMigrationTests.migrated(
      "let bird = BirdMock()\n\(statement)", from: .mockolo, types: Self.types)
    let head = "let bird = mock(Bird.self)\n"
    try #require(text.hasPrefix(head), "\(text)")
    return String(text.dropFirst(head.count))
  }

  @Test(arguments: [
    "bird.landHandler = { n += 1 }": "given(bird.land()).will { n += 1 }",
    "bird.sleepHandler = { $0 }": "given(bird.sleep(hours: any())).will { $0 }",
    "bird.flyHandler = { _, _ in throw Lost() }":
      "given(bird.fly(to: any(String.self), speed: any(Int.self))).willThrow(Lost())",
    "bird.flyHandler = { _, _ in\n  log()\n  throw Lost()\n}":
      "given(bird.fly(to: any(String.self), speed: any(Int.self))).will { _, _ in\n  log()\n  throw Lost()\n}",
    "bird.flyToHandler = { _ in }": "given(bird.fly(to: any())).will { _ in }",
    "bird.flyToSpeedHandler = { _, _ in 3 }":
      "given(bird.fly(to: any(([String]).self), speed: any(Int.self))).will { _, _ in 3 }",
    "bird.perchOnIntHandler = f": "given(bird.perchOn(on: any(Int.self))).will(f)",
    "bird.subscriptHandler = f": "given(bird.getSubscript(feather: any())).will(f)",
    "BirdMock.hatchHandler = { $0 }": "given(BirdMock.hatch(any())).will { $0 }",
    "bird.name = x": "given(bird.name).willReturn(lastSetValue(initial: x))",
    "bird.name = x\n#expect(bird.nameSetCallCount == 1)": """
    given(bird.name).willReturn(lastSetValue(initial: x))
    bird.name = x
    verify(bird.name = any()).wasCalled()
    """,
  ])
  func assignmentsBecomeStubs(before: String, after: String) throws {
    #expect(try migrated(before) == after)
  }

  @Test(arguments: [
    "#expect(bird.landCallCount == 1)": "verify(bird.land()).wasCalled()",
    "XCTAssertEqual(bird.flyToCallCount, 0)": "verify(bird.fly(to: any())).wasNeverCalled()",
    "#expect(bird.subscriptCallCount == 2)": "verify(bird[feather: any()]).wasCalled(twice)",
    "#expect(BirdMock.hatchCallCount == 1)": "verify(BirdMock.hatch(any())).wasCalled()",
    "#expect(bird.flyToArgValues == [\"Oslo\"])":
      "#expect(calls(bird.fly(to: any())) == [\"Oslo\"])",
  ])
  func assertionsBecomeVerifications(before: String, after: String) throws {
    #expect(try migrated(before) == after)
  }

  @Test func initializersWithArgumentsBecomeStubs() throws {
    #expect(
      try migrated("func f() {\n  let other = BirdMock(name: x, songs: y)\n  g()\n}") == """
        func f() {
          let other = mock(Bird.self)
          given(other.name).willReturn(lastSetValue(initial: x))
          given(other.songs).willReturn(y)
          g()
        }
        """)
  }

  @Test(arguments: [
    "f(BirdMock(name: x))": "create the mock without arguments, and stub its properties",
    "bird.songsSubject.send(x)":
      "Mynah doesn't generate songsSubject: stub songs with your own value",
    "let count = bird.landCallCount": "write verify(bird.land()) with a count",
  ])
  func otherUsesAreLeftWithTheReason(statement: String, reason: String) throws {
    #expect(try migrated(statement) == "// TODO(mynah): \(reason)\n\(statement)")
  }

  @Test func mocksWithAnotherAnnotationAreFoundByTheTypesOfVariables() throws {
    let types = "/// @custom\nprotocol Nest { func build(_ size: Int) }"
    #expect(
      try MynahMigrationTests.migrated(
        "let nest = NestMock()\nnest.buildHandler = f\nother.buildHandler = f", from: .mockolo,
        types: types) == """
          let nest = mock(Nest.self)
          given(nest.build(any())).will(f)
          other.buildHandler = f
          """)
  }

  @Test func membersOfIndirectlyInheritedProtocolsAreFound() throws {
    let types = """
      protocol Creature { func breathe() }
      protocol Animal: Creature {}
      /// @mockable
      protocol Bird: Animal {}
      """
    #expect(
      try MynahMigrationTests.migrated(
        "let bird = BirdMock()\n#expect(bird.breatheCallCount == 1)", from: .mockolo, types: types)
          == """
          let bird = mock(Bird.self)
          verify(bird.breathe()).wasCalled()
          """)
  }

  @Test func subscriptsOnlyHaveLabelsThatAreWritten() throws {
    let types = "/// @mockable\nprotocol Nest { subscript(index: Int) -> Int { get } }"
    #expect(
      try MynahMigrationTests.migrated(
        "let nest = NestMock()\nnest.subscriptHandler = f", from: .mockolo, types: types) == """
          let nest = mock(Nest.self)
          given(nest.getSubscript(any())).will(f)
          """)
  }

  @Test func annotationsNameTheTypesOfGenericMocks() throws {
    let types = """
      /// @mockable(typealias: Egg = [String: Int]; Owner = BirdMock)
      protocol Nest { associatedtype Egg; associatedtype Owner: Bird }
      /// @mockable(typealias: Food = Worm)
      protocol Bird { associatedtype Food }
      """
    #expect(
      try MynahMigrationTests.migrated(
        "var nest: NestMock!\nlet other = NestMock()", from: .mockolo, types: types) == """
          var nest: NestMock<[String: Int], BirdMock<Worm>>!
          let other = mock(NestMock<[String: Int], BirdMock<Worm>>.self)
          """)
  }

  @Test func genericMocksWithoutTypesAreLeft() throws {
    let types = "/// @mockable\nprotocol Nest { associatedtype Egg }"
    #expect(
      try MynahMigrationTests.migrated("let nest = NestMock()", from: .mockolo, types: types) == """
        // TODO(mynah): Nest has associated types: write mock(NestMock<...>.self)
        let nest = NestMock()
        """)
  }

  @Test func annotationsAreRemovedFromSources() {
    let migration = Migration(
      of: [
        SourceText(path: "BirdTests.swift", bytes: Array("let bird = BirdMock()\n".utf8)),
        SourceText(
          path: "Bird.swift",
          bytes: Array("/// A bird.\n/// @mockable(history: land = true)\nprotocol Bird {}\n".utf8)),
      ], from: .mockolo)
    #expect(
      migration.files.map { String(decoding: $0.migrated, as: UTF8.self) } == [
        "let bird = mock(Bird.self)\n", "/// A bird.\nprotocol Bird {}\n",
      ])
  }

  @Test func generatedFilesAreReported() {
    let migration = Migration(
      of: [
        SourceText(path: "BirdTests.swift", bytes: Array("let bird = BirdMock()\n".utf8)),
        SourceText(
          path: "Mocks.swift", bytes: Array("///\n/// @Generated by Mockolo\n///\n".utf8)),
      ], from: .mockolo)
    #expect(
      migration.report == """
        BirdTests.swift: 1 statement rewritten, 0 left
        Mocks.swift: delete it, because Mockolo is no longer needed
        no file declares Bird: pass the sources too, because they show classes and handwritten mocks
        2 files, 1 changed: 1 statement rewritten, 0 left
        """)
  }

  @Test func mocksOutsideOfTestsAreReported() {
    let migration = Migration(
      of: [
        SourceText(
          path: "Previews.swift",
          bytes: Array("/// @mockable\nprotocol Bird {}\nlet bird = BirdMock()\n".utf8))
      ], from: .mockolo)
    #expect(
      migration.report == """
        Previews.swift: 2 statements rewritten, 0 left
        outside of tests, mocks need a library that uses MynahCore: Previews.swift
        1 file, 1 changed: 2 statements rewritten, 0 left
        """)
  }
}
