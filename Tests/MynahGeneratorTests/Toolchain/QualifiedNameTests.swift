import Testing

@testable import MynahGenerator

/// Tests that a type is the same with and without its module, even if another module reexports it.
struct QualifiedNameTests {
  @Test(arguments: [
    ("NSObject", true), ("Foundation.NSObject", true), ("Birds.NSObject", false),
    ("Foundation.Nest.NSObject", false), ("NSString", false), ("Foundation.NSString", false),
  ])
  func onlyFoundationDeclaresTheRootClass(name: String, expected: Bool) {
    #expect(Toolchain.isNSObject(name.split(separator: ".").map(String.init)) == expected)
  }

  @Test(arguments: [
    "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol", "Swift.Equatable",
    "Swift.Hashable", "Swift.Identifiable", "Swift.Error", "Swift.Sendable & Swift.AnyObject",
    "Swift.Codable", "Swift.CustomStringConvertible", "Swift.Actor", "~Swift.Copyable",
    "Foundation.URLSessionDelegate",
  ])
  func qualifiedProtocolsAreFound(parents: String) throws {
    let bare = parents.replacing(#/(Swift|Foundation|ObjectiveC)\./#, with: "")
    let source = "import Foundation\nprotocol Bird: "
    let model = try model(of: "Bird", in: [module("Birds", source + parents + " {}")])
    let other = try MynahGeneratorTests.model(
      of: "Bird", in: [module("Birds", source + bare + " {}")])
    #expect(model.outline == other.outline)
    #expect(model.rootClass == other.rootClass)
    #expect(model.isActor == other.isActor)
  }

  @Test func qualifiedStandardTypesAreFound() throws {
    let source = "protocol Bird { func f() throws(Swift.Never); func g(_ a: borrowing A) }"
    let model = try model(
      of: "Bird", in: [module("Birds", source + "\nstruct A: ~Swift.Copyable {}")])
    #expect(
      model.outline == ["f(): () -> Void", "g(_:): (borrowing A) -> Void"])
  }

  @Test(
    arguments: [
      ("class NSObject {}", "Foundation.NSObject"),
      ("typealias NSObject = Int", "Foundation.NSObject"),
      ("class Other {}", "NSObject"),
    ] as [(String, String)])
  func declaredNSObjectIsNotUsedAsTheRootClass(other: String, rootClass: String) throws {
    let bird = "import Foundation\nprotocol Bird: NSObjectProtocol { func f() -> NSObject }\n"
    let birds = module("Birds", bird + other)
    #expect(try model(of: "Bird", in: [birds]).rootClass == rootClass)
    let source = generation(of: birds, tests: "mock(Bird.self)").source
    #expect(
      declarations(in: source)[0]
        == "nonisolated final class BirdMock: \(rootClass), Bird, Mock, _ReportsToTests,"
        + " @unchecked Sendable {")
  }

  @Test func declaredNSObjectIsImportedByName() {
    let birds = module(
      "Birds",
      "import Foundation\npublic protocol Bird { func f() -> NSObject }\npublic class NSObject {}")
    #expect(
      imports(of: birds, tests: "mock(Bird.self)") == """
        import Birds
        import Foundation
        import Mynah

        import class Birds.NSObject
        import protocol Birds.Bird

        """)
  }
}
