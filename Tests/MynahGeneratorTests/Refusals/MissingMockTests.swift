import MynahSyntax
import Testing

@testable import MynahGenerator

/// What the compiler finds where there is no mock.
struct MissingMockTests {
  /// What stands behind the mocks in the file that the plugin generates from a module.
  private func missing(
    _ source: String, tests: String, ignoreFile: String? = nil, committed: String? = nil,
    helpers: String = ""
  ) -> String {
    var mentions = Mentions()
    mentions.add(Array(tests.utf8), path: "Tests/Tests.swift")
    let helpers = module("Helpers", texts: ["Helpers.swift": helpers])
    var request = Generation.Request(
      modules: [module("Birds", source), helpers], testModule: "Birds", mentions: mentions)
    request.isByPlugin = true
    request.ignoreFile = ignoreFile
    if let committed {
      request.committedFiles = [SourceText(path: "Mocks.swift", bytes: Array(committed.utf8))]
    }
    let generated = Generation(request).source
    let start = generated.range(of: "// MARK: - Refused") ?? generated.range(of: "// MARK: - What")
    return start.map { String(generated[$0.lowerBound...]) } ?? ""
  }

  @Test func whereNothingIsMissingTheAdviceRemains() {
    #expect(
      lines(missing("protocol Bird {}", tests: "mock(Bird.self)"))
        == lines(
          """
          // MARK: - What is not mocked

          @available(*, unavailable, message: "No mock was generated for this type. mock(...) takes the name of a protocol, a class or a struct of closures, written out as in mock(Bird.self); where a type is the parameter of a generic function, make the mock outside and pass it in")
          nonisolated func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
            fatalError()
          }

          """))
  }

  @Test func whatTheFileCanNameHasAReasonOfItsOwn() {
    let source = """
      final class Nest {}
      protocol Fish where Self: Unknown {}
      private protocol Hidden {}
      struct Wrap<T> {}
      @available(Swift 6.9) struct Later {}
      """
    let tests = """
      mock(Nest.self); mock(Fish.self); mock((any Fish & Sendable).self); mock(Hidden.self)
      mock(Wrap<Int>.self); mock(Later.self); mock(T.self)
      func f() { mock(Zoo.Ape.self) }
      """
    #expect(
      lines(missing(source, tests: tests, ignoreFile: ".mynahignore"))
        == lines(
          """
          // MARK: - Refused

          @available(*, unavailable, message: "Fish can not be mocked: it refines Unknown, whose declaration is not among the sources that were read (Birds.swift:2:10)")
          nonisolated func mock(_ type: (any Fish).Type) -> any Fish {
            fatalError()
          }

          @available(*, unavailable, message: "Fish & Sendable can not be mocked: it refines Unknown, whose declaration is not among the sources that were read (Birds.swift:2:10)")
          nonisolated func mock(_ type: (any Fish & Sendable).Type) -> any Fish & Sendable {
            fatalError()
          }

          @available(*, unavailable, message: "Nest can not be mocked: it is a final class; a protocol in front of it can be mocked (Birds.swift:1:13)")
          nonisolated func mock(_ type: Nest.Type) -> Nest {
            fatalError()
          }

          // MARK: - What is not mocked

          @available(*, unavailable, message: "No mock was generated for this type. Hidden can not be mocked: it is private, so that no other file sees it; make it internal (Birds.swift:3:18). Later can not be mocked: it is a struct, which has no subclasses; a protocol in front of it can be mocked (Birds.swift:5:30). Wrap can not be mocked: it is a struct, which has no subclasses; a protocol in front of it can be mocked (Birds.swift:4:8). T (Tests.swift:2:41), Zoo.Ape (Tests.swift:3:12) can not be mocked: no type of this name is declared in the sources that were read; a file .mynahignore leaves some out. mock(...) takes the name of a protocol, a class or a struct of closures, written out as in mock(Bird.self); where a type is the parameter of a generic function, make the mock outside and pass it in")
          nonisolated func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
            fatalError()
          }

          """))
  }

  @Test func modulesOfWhichNothingWasReadAreNamed() {
    let tests = """
      import Foundation
      import Mynah
      @testable import Zoo
      import struct Sea.Whale
      mock(Ape.self)
      """
    #expect(
      lines(missing("protocol Bird {}", tests: tests))
        == lines(
          """
          // MARK: - What is not mocked

          @available(*, unavailable, message: "No mock was generated for this type. Ape (Tests.swift:5:1) can not be mocked: no type of this name is declared in the sources that were read. The files import Sea, Zoo, of which no sources were read: such a module must be among the dependencies of the target in Package.swift. mock(...) takes the name of a protocol, a class or a struct of closures, written out as in mock(Bird.self); where a type is the parameter of a generic function, make the mock outside and pass it in")
          nonisolated func mock<Mocked>(_ type: Mocked.Type) -> Mocked {
            fatalError()
          }

          """))
  }

  @Test func whatACommittedFileSaysIsNotSaidAgain() {
    let committed = "// Generated by Mynah.\nnonisolated func mock(_ type: Nest.Type) -> Nest {}"
    let missing = missing("final class Nest {}", tests: "mock(Nest.self)", committed: committed)
    #expect(missing.hasPrefix("// MARK: - What is not mocked\n"))
  }

  @Test func aModuleWithSuchAFunctionOfItsOwnKeepsIt() {
    let helpers = "public func mock<T>(_ type: T.Type) -> T {}"
    #expect(
      lines(missing("final class Nest {}", tests: "mock(Nest.self)", helpers: helpers))
        == lines(
          """
          // MARK: - Refused

          @available(*, unavailable, message: "Nest can not be mocked: it is a final class; a protocol in front of it can be mocked (Birds.swift:1:13)")
          nonisolated func mock(_ type: Nest.Type) -> Nest {
            fatalError()
          }

          """))
  }

  @Test(arguments: [
    (
      "mock(Store.self)", "any Store",
      "Store has associated types: write mock((any Store<Item>).self) or"
        + " mock(StoreMock<Item>.self), with a type for Item"
    ),
    (
      "mock((any Journal).self)", "any Journal",
      "Journal has associated types: write mock(JournalMock<Entry, Key>.self), with types for Entry,"
        + " Key"
    ),
    (
      "mock((any Bird & Store).self)", "any Bird & Store",
      "Bird & Store has associated types: write mock((any Bird & Store<Item>).self) or"
        + " mock(BirdAndStoreMock<Item>.self), with a type for Item"
    ),
    ("mock((any Store<Int>).self)", "any Store", nil), ("mock(Bird.self)", "any Bird", nil),
    ("mock(StoreMock<Int>.self)", "any Store", nil),
  ])
  func associatedTypesAreAskedFor(tests: String, type: String, expected: String?) {
    let source = """
      protocol Bird {}
      protocol Store<Item> { associatedtype Item }
      protocol Journal<Entry> { associatedtype Entry; associatedtype Key }
      """
    let generated = lines(generation(of: module("Birds", source), tests: tests).source)
    let head = "nonisolated func mock(_ type: (\(type)).Type) -> \(type) {"
    let end = generated.firstIndex { $0.hasSuffix(head) }
    guard let expected else {
      #expect(end == nil)
      return
    }
    // What only later compilers can name stands under a condition, further in.
    let indentation = end.map { generated[$0].count - head.count } ?? 0
    #expect(
      end.map { generated[($0 - 1)...($0 + 2)].map { String($0.dropFirst(indentation)) } } == [
        "@available(*, unavailable, message: \(expected.debugDescription))",
        "nonisolated func mock(_ type: (\(type)).Type) -> \(type) {", "  fatalError()", "}",
      ])
  }
}
