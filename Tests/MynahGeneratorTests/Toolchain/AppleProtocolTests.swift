import Foundation
import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of the protocols from Apple's systems and Objective-C, whose mocks `AppleTests` compiles.
struct AppleProtocolTests {
  @Test(arguments: ["FileManagerDelegate", "StreamDelegate", "URLSessionDownloadDelegate"])
  func mocksOfDelegatesAreNSObjects(delegate: String) throws {
    let birds = "import Foundation\nprotocol Bird: \(delegate) {}"
    #expect(
      try model(of: "Bird", in: [module("Birds", birds)]).rootClass == "NSObject")
  }

  @Test func mocksOfObjectiveCProtocolsAreNSObjects() throws {
    let birds = "import Foundation\n@objc protocol Bird { func fly() }\nprotocol Owl: Bird {}"
    #expect(try model(of: "Bird", in: [module("Birds", birds)]).rootClass == "NSObject")
    #expect(try model(of: "Owl", in: [module("Birds", birds)]).rootClass == "NSObject")
  }

  @Test func membersOfNSObjectAreOverridden() {
    let source = """
      import Foundation
      protocol Bird: NSObjectProtocol {
        init()
        var description: String { get }
        func isEqual(_ object: Any?) -> Bool
        func hash() -> Int
      }
      """
    let text = generation(of: module("Birds", source), tests: "mock(Bird.self)").source
    #expect(
      lines(text).filter { $0.contains("override ") } == [
        "  override convenience init() {",
        "  override var description: String {",
        "  override func isEqual(_ object: Any?) -> Bool {",
      ])
    #expect(
      lines(with: "_description.call", in: text) == [
        "self._description.call(()) { $0() } otherwise: { _ in super.description }"
      ])
  }

  @Test func unavailableRequirementsAreNotMocked() throws {
    let source = """
      import Foundation
      @objc protocol Bird {
        @objc optional func land(on branch: String)
        @available(*, unavailable, renamed: "land(on:)")
        @objc optional func land(at branch: String)
        @available(swift, obsoleted: 1, renamed: "land(on:)")
        @objc optional func land(by branch: String)
        @available(tvOS, unavailable)
        @objc optional func swim()
      }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.members.flatMap(\.calls).map(\.displayName) == ["land(on:)", "swim()"])
  }

  @Test(arguments: [("UINavigationControllerDelegate", true), ("CLLocationManagerDelegate", false)])
  func delegatesOfViewsIsolateTheirClasses(delegate: String, isIsolated: Bool) throws {
    let source = "import UIKit\nclass Bird: NSObject, \(delegate) { func fly() {} }"
    let actor = try model(of: "Bird", in: [module("Birds", source)]).globalActor
    #expect(actor?.name == (isIsolated ? "MainActor" : nil))
  }

  @Test func optionalMembersAreForwardedIfImplemented() {
    let source = """
      import Foundation
      @objc protocol Bird {
        @objc optional func land(on branch: String) -> Bool
        @objc optional func rest()
        @objc optional var song: String? { get set }
        @objc optional subscript(egg: Int) -> String { get }
      }
      """
    #expect(
      forwarded(source, tests: "mock(Bird.self).forwardCalls(to: bird)") == [
        "target.land?(on: branch) ?? call.missing(in: target)",
        "target.rest?() ?? call.missing(in: target)",
        "target.song ?? call.missing(in: target)",
        "target[egg] ?? call.missing(in: target)",
      ])
  }

  @Test func membersThatAreOptionalOnlyOnApplesSystemsAreNotForwarded() {
    let delegate =
      "import Foundation\nprotocol Bird: StreamDelegate { var progress: Progress { get } }"
    #expect(
      forwarded(delegate, tests: "mock(Bird.self).forwardCalls(to: bird)") == ["target.progress"])
  }

  @Test func observableObjectsUseTheDefaultPublisher() throws {
    let source = """
      import SwiftUI
      protocol Bird: ObservableObject { var name: String { get } }
      protocol Owl: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {}
      protocol Wren: ObservableObject where ObjectWillChangePublisher.Output == Void {}
      """
    let birds = module("Birds", source)
    let bird = try model(of: "Bird", in: [birds])
    #expect(
      bird.genericClause == "" && bird.aliases.isEmpty && bird.outline == ["name: () -> String"])
    let owl = try model(of: "Owl", in: [birds])
    #expect(owl.genericClause == "")
    #expect(
      owl.aliases.map { "\($0.name) = \($0.type)" } == [
        "ObjectWillChangePublisher = ObservableObjectPublisher"
      ])
    #expect(try model(of: "Wren", in: [birds]).relations == "")
  }

  @Test func combineProtocolsAreMockedIfCombineIsImported() {
    let tests = "import Combine\nmock(Cancellable.self)"
    let text = generation(of: module("Tests", tests), tests: tests).source
    #expect(
      lines(with: "// MARK", "#if", "class", "#endif", in: text) == [
        "#if canImport(Combine)", "#endif", "// MARK: - Cancellable", "#if canImport(Combine)",
        "nonisolated final class CancellableMock: Cancellable, Mock, _ReportsToTests, @unchecked Sendable {",
        "#endif",
      ])
  }

  @Test func combineProtocolsAreUnknownWithoutTheImport() {
    // The names can also belong to files of a package that weren't read.
    let tests = "mock(Cancellable.self)\nlet subject: SubjectMock"
    let generation = generation(of: module("Tests", tests), tests: tests)
    #expect(generation.mockedTypes == [])
    #expect(generation.unknown.map(\.path) == [["Cancellable"]])
  }

  @Test func refiningACombineProtocolRequiresTheImport() {
    let source = "import Birds\nprotocol Bird: Subject {}"
    #expect(
      MynahGeneratorTests.generation(of: module("Birds", source)).refusals.map(\.reason) == [
        "it refines Subject, which the sources don't declare"
      ])
  }

  /// Returns the expressions with which the generated mocks forward calls to other objects.
  private func forwarded(_ source: String, tests: String) -> [String] {
    let text = generation(of: module("Birds", source), tests: tests).source
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.components(separatedBy: "(target: inout any Bird) in ").dropFirst().map { rest in
      String(rest.prefix { $0 != "}" }).trimmingCharacters(in: .whitespaces)
    }
  }
}
