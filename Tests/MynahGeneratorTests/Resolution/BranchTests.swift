import Foundation
import Testing

@testable import MynahGenerator

/// Tests of types with a declaration in several branches of an `#if`, each of which has a mock.
struct BranchTests {
  @Test(arguments: ["mock(Bird.self)", "let bird: BirdMock", nil])
  func eachBranchHasAMockWithTheSameName(tests: String?) {
    let source = """
      #if compiler(>=6.2)
      protocol Bird { func fly() async }
      #elseif os(Linux)
      protocol Bird { func fly() }
      #else
        #if DEBUG
        protocol Bird { func walk() }
        #endif
      #endif
      """
    let generation = generation(of: module("Birds", source), tests: tests)
    #expect(generation.mockedTypes == ["Bird"])
    #expect(
      lines(generation.source).filter { $0.hasPrefix("#if") || $0.contains("class ") } == [
        "#if !compiler(>=6.2) && !os(Linux) && DEBUG", "#if !compiler(>=6.2) && os(Linux)",
        "#if compiler(>=6.2)", "#if compiler(>=6.2)",
        "  nonisolated final class BirdMock: Bird, Mock, _ReportsToTests, @unchecked Sendable {",
        "#if !compiler(>=6.2) && os(Linux)",
        "  nonisolated final class BirdMock: Bird, Mock, _ReportsToTests, @unchecked Sendable {",
        "#if !compiler(>=6.2) && !os(Linux) && DEBUG",
        "  nonisolated final class BirdMock: Bird, Mock, _ReportsToTests, @unchecked Sendable {",
      ])
  }

  @Test func onlyBranchesThatCannotBeMockedAreRefused() {
    let source = """
      #if DEBUG
      class Bird {}
      #else
      final class Bird {}
      #endif
      """
    let generation = generation(of: module("Birds", source), tests: "mock(Bird.self)")
    #expect(generation.mockedTypes == ["Bird"])
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:4:13: warning: Can't mock final class 'Bird'. Extract a protocol and mock"
          + " that"
      ])
    let refused = lines(generation.source).drop { $0 != "// MARK: - Refused" }
    #expect(
      Array(refused) == [
        "// MARK: - Refused", "", "#if !DEBUG",
        "  @available(*, unavailable, message: \"Can't mock final class 'Bird'. Extract a protocol and mock that (Birds.swift:4:13)\")",
        "  nonisolated func mock(_ type: Bird.Type) -> Bird {", "    fatalError()", "  }",
        "  @_disfavoredOverload",
        "  @available(*, unavailable, message: \"Can't mock final class 'Bird'. Extract a protocol and mock that (Birds.swift:4:13)\")",
        "  nonisolated func mock(_ type: Bird.Type) -> _RefusedMock<Bird> {", "    fatalError()",
        "  }", "#endif", "",
      ])
  }

  @Test func membersKeepTheirConditions() throws {
    let members = """
      protocol Bird {
        #if DEBUG
        func a()
        #elseif os(Linux) || os(macOS)
        func b()
          #if swift(>=6)
          func c()
          #endif
        #else
        func d()
        #endif
      }
      """
    #expect(
      try outline(members) == [
        "#if DEBUG: a(): () -> Void",
        "#if !DEBUG && (os(Linux) || os(macOS)): b(): () -> Void",
        "#if !DEBUG && (os(Linux) || os(macOS)) && swift(>=6): c(): () -> Void",
        "#if !DEBUG && !(os(Linux) || os(macOS)): d(): () -> Void",
      ])
  }

  @Test func typesKeepTheirConditions() throws {
    let types = """
      #if DEBUG
      protocol Bird { func fly() }
      #else
      enum Zoo { protocol Fish {} }
      #endif
      """
    let modules = [module("Birds", types)]
    #expect(try model(of: "Bird", in: modules).condition == "DEBUG")
    #expect(try model(of: "Zoo.Fish", in: modules).condition == "!DEBUG")
  }

  @Test func requirementsOfTwoBranchesAreMockedInBoth() throws {
    let branches = """
      protocol Bird {
        #if os(Linux)
        func fly()
        #else
        func fly()
        #endif
      }
      """
    #expect(
      try outline(branches) == [
        "#if os(Linux): fly(): () -> Void", "#if !os(Linux): fly(): () -> Void",
      ])
  }

  @Test func membersOfAConditionalProtocolHaveItsCondition() throws {
    let refined = """
      protocol Bird: Animal { func fly() }
      #if DEBUG
      protocol Animal: Named { func eat(); func trace() }
      #else
      protocol Animal { func eat() }
      #endif
      protocol Named { var name: String { get } }
      """
    #expect(
      try outline(refined) == [
        "fly(): () -> Void", "#if DEBUG: eat(): () -> Void", "#if DEBUG: trace(): () -> Void",
        "#if DEBUG: name: () -> String", "#if !DEBUG: eat(): () -> Void",
      ])
  }

  @Test func parentsOfSeveralBranchesAreMockedInEach() throws {
    let refined = """
      protocol Bird: Animal { func fly() }
      #if DEBUG
      protocol Animal: Named, Traced {}
      #else
      protocol Animal: Named {}
      #endif
      protocol Named { var name: String { get } }
      protocol Traced { func trace() }
      """
    #expect(
      try outline(refined) == [
        "fly(): () -> Void", "#if DEBUG: name: () -> String", "#if DEBUG: trace(): () -> Void",
        "#if !DEBUG: name: () -> String",
      ])
  }

  @Test func aParentWithoutConditionIsMockedWithoutCondition() throws {
    let refined = """
      protocol Bird: Animal, Named {}
      #if DEBUG
      protocol Animal: Named {}
      #else
      protocol Animal {}
      #endif
      protocol Named { var name: String { get } }
      """
    #expect(try outline(refined) == ["name: () -> String"])
  }

  @Test func typesRefineTheProtocolOfTheirBranch() throws {
    let source = """
      #if DEBUG
      protocol Animal { func trace() }
      protocol Fish: Animal {}
      #else
      protocol Animal { func eat() }
      protocol Bird: Animal {}
      #endif
      """
    #expect(try outline(source) == ["eat(): () -> Void"])
  }

  @Test func aConditionalAssociatedTypeGivesEachBranchAMock() {
    let source = """
      protocol Bird {
        #if DEBUG
        associatedtype Egg
        #endif
      }
      """
    #expect(
      heads(of: source) == [
        "#if !DEBUG", "#if DEBUG",  // The mocks' functions
        "#if DEBUG", "class BirdMock<Egg>: Bird", "#if !DEBUG", "class BirdMock: Bird",
      ])
  }

  @Test func anAssociatedTypeOfEachBranchGivesEachBranchAMock() {
    let source = """
      protocol Bird {
        #if DEBUG
        associatedtype Egg: Sendable
        #else
        associatedtype Egg: Hashable
        #endif
      }
      """
    #expect(
      heads(of: source) == [
        "#if !DEBUG", "#if DEBUG",  // The mocks' functions
        "#if DEBUG", "class BirdMock<Egg: Sendable>: Bird",
        "#if !DEBUG", "class BirdMock<Egg: Hashable>: Bird",
      ])
  }

  /// Returns the conditions and the heads of the mocks of a module.
  private func heads(of source: String) -> [String] {
    lines(generation(of: module("Birds", source)).source).compactMap { line in
      if line.hasPrefix("#if") { return line }
      guard let start = line.range(of: "class "), let end = line.range(of: ", Mock,") else {
        return nil
      }
      return String(line[start.lowerBound..<end.lowerBound])
    }
  }
}
