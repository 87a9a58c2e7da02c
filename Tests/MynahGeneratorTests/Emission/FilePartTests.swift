import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of mocks that are spread over several files.
@Suite struct FilePartTests {
  private let birds = (1...20).map { "protocol Bird\($0) { func fly() -> Nest }\n" }.joined()
  private let nest = "struct Nest {}\nprotocol Owner { func bird() -> any Bird1 }\n"

  private func sources(_ source: String, parts: Int = 8) -> [String] {
    let names = (1...20).map { "mock(Bird\($0).self)\n" }.joined()
    var request = Generation.Request(
      modules: [module("Birds", source)], testModule: "Tests",
      mentions: Mentions(in: names + "mock(Owner.self)\nmock(Fish.self)"))
    request.partCount = parts
    return Generation(request).sources
  }

  /// Returns the numbers of the files whose contents differ.
  private func changes(from old: String, to new: String) -> [Int] {
    zip(sources(old), sources(new)).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
  }

  @Test func theFirstFileHasTheFunctions() {
    let sources = sources(birds + nest)
    #expect(sources.count == 9)
    #expect(
      sources.map { lines(with: "func mock(", in: $0).isEmpty } == [false]
        + Array(repeating: true, count: 8))
  }

  @Test func theOtherFilesHaveTheMocks() {
    let sources = sources(birds + nest)
    #expect(lines(with: "final class", in: sources[0]) == [])
    let classes = sources[1...].flatMap { lines(with: "final class", in: $0) }
    #expect(classes.count == 21)
  }

  @Test func stubsAreOnlyInTheOtherFiles() {
    var request = Generation.Request(
      modules: [module("Birds", "protocol Bird { func fly() }")], testModule: "Tests",
      mentions: Mentions(in: "BirdStub(), StubbableBird(), mock(Bird.self)"))
    request.partCount = 1
    #expect(
      Generation(request).sources.map { lines(with: "class ", in: $0) } == [
        [],
        [
          "nonisolated final class BirdMock: Bird, Mock, _ReportsToTests, @unchecked Sendable {",
          "class StubbableBird: Bird {", "internal final class BirdStub: Bird {",
        ],
      ])
  }

  @Test func aSingleFileHasTheSameDeclarations() {
    let declared = { (sources: [String]) in
      sources.flatMap { lines(with: "class ", "func ", "var ", in: $0) }
        // Each file has its own default values.
        .filter { !$0.contains("func value(of") }.sorted()
    }
    #expect(declared(sources(birds + nest, parts: 3)) == declared(sources(birds + nest, parts: 0)))
  }

  @Test func aChangedMemberChangesOnlyTheFileOfItsMock() {
    let changed = birds.replacing("Bird7 { func fly()", with: "Bird7 { func sing()\nfunc fly()")
    #expect(changes(from: birds + nest, to: changed + nest).count == 1)
    #expect(changes(from: birds + nest, to: changed + nest) != [0])
  }

  @Test func aDocCommentChangesOnlyTheFileOfItsMock() {
    let changed = birds.replacing("Bird7 { func fly()", with: "Bird7 {\n/// Flies.\nfunc fly()")
    #expect(changes(from: birds + nest, to: changed + nest).count == 1)
    #expect(changes(from: birds + nest, to: changed + nest) != [0])
  }

  @Test func aNewMockChangesOneFileOfMocks() {
    let fish = "protocol Fish { func swim() -> Nest }"
    let changed = changes(from: birds + nest, to: birds + nest + fish)
    #expect(changed.count == 2)
    #expect(changed.first == 0)
  }

  @Test func aLibraryWithPublicImportsHasItsMocksInOneFile() {
    // The compiler warns about a public import that a file doesn't need.
    let source = "public import Foundation\npublic protocol Bird { func fly() -> Date }"
    var request = Generation.Request(
      modules: [module("Birds", source)], testModule: "BirdMocks",
      mentions: Mentions(in: "mock(Bird.self)"))
    request.isPublic = true
    request.partCount = 2
    let sources = Generation(request).sources
    #expect(sources.map { lines(with: "class BirdMock", in: $0).count } == [1, 0, 0])
    #expect(
      sources.map { lines(with: "import ", in: $0) } == [
        [
          "public import Birds", "public import Foundation", "public import Mynah",
          "public import protocol Birds.Bird",
        ],
        ["import Mynah"], ["import Mynah"],
      ])
  }

  @Test func filesShareNoNameThatTheyAllDeclare() {
    // If one file changes, the compiler compiles all files again that declare one of its names.
    let declared = sources(birds + nest)[1...].map { source in
      Set(lines(source).filter { !$0.hasPrefix(" ") && $0.contains("private ") })
    }
    for (index, names) in declared.enumerated() {
      for others in declared.dropFirst(index + 1) { #expect(names.isDisjoint(with: others)) }
    }
  }
}
