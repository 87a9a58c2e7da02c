import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of imports of single types, which select one of several types with the same name.
struct SingleImportTests {
  @Test func aliasesOfProtocolsAreImportedAsProtocols() {
    let pond = module(
      "Pond",
      """
      import Foundation
      public protocol Reader {}
      public typealias Scanner = Reader
      public typealias Progress = Scanner
      public typealias Data = any Reader
      public typealias Operation = Reader & Sendable
      public typealias Bundle = Encodable
      public typealias Timer = Timer
      public protocol Bird {
        func scan<A: Scanner, B: Progress, C: Operation, D: Bundle>(_: A, _: B, _: C, _: D) -> Data
        func wait() -> Timer
      }
      """)
    #expect(
      imports(of: pond, tests: "mock(Bird.self)") == """
        import Foundation
        import Mynah
        import Pond

        import protocol Pond.Bird
        import protocol Pond.Bundle
        import protocol Pond.Progress
        import protocol Pond.Scanner
        import typealias Pond.Data
        import typealias Pond.Operation
        import typealias Pond.Timer

        """)
  }

  @Test func conditionalTypesAreImportedUnderTheirCondition() {
    let pond = module(
      "Pond",
      """
      public protocol Bird { func scan() -> Scanner }
      #if os(Linux)
      public struct Scanner {}
      #else
      public actor Scanner {}
      #endif
      """)
    #expect(
      imports(of: pond, tests: "mock(Bird.self)") == """
        import Mynah
        import Pond
        #if !os(Linux)
          import class Pond.Scanner
        #endif
        #if os(Linux)
          import struct Pond.Scanner
        #endif

        import protocol Pond.Bird

        """)
  }

  @Test func typesAreQualifiedOnlyIfTheirNamesAreAmbiguous() throws {
    // `Rainbow.Style` would look up `Style` in the enum `Rainbow`, so the name isn't qualified.
    let rainbow = module(
      "Rainbow",
      """
      public enum Rainbow {}
      public enum Style {}
      public protocol Painter { func paint(_ style: Style) }
      """)
    let other = module(
      "Other", "public struct Style {}\npublic protocol Tailor { func sew() -> Style }")
    #expect(
      try model(of: "Painter", in: [rainbow, other]).outline == ["paint(_:): (Style) -> Void"])
    #expect(
      try model(of: "Tailor", in: [rainbow, other]).outline == ["sew(): () -> Other.Style"])
    #expect(
      imports(of: rainbow, other, tests: "mock(Painter.self) mock(Tailor.self)") == """
        import Mynah
        import Other
        import Rainbow

        import enum Rainbow.Style
        import protocol Other.Tailor
        import protocol Rainbow.Painter

        """)
  }

  @Test func foundationTypesAreQualifiedOnlyIfTheirNamesAreAmbiguous() throws {
    let pond = module(
      "Pond", "import Foundation\npublic protocol Bird { func scan(_ s: Scanner) -> [Data] }")
    let lake = module("Lake", "public class Scanner {}")
    #expect(
      try model(of: "Bird", in: [pond, lake]).outline
        == ["scan(_:): (Foundation.Scanner) -> [Data]"])
    #expect(try model(of: "Bird", in: [pond]).outline == ["scan(_:): (Scanner) -> [Data]"])
  }

  @Test func standardLibraryTypesAreQualifiedIfRedeclared() {
    let source = """
      public class Tree { public init(_ rings: Swift.Int) {} ; public var height = 3 }
      public protocol Bird: Hashable {}

      """
    let names = "Bool Hasher Int KeyPath ReferenceWritableKeyPath".split(separator: " ")
    let rivals = names.map { "public struct \($0) {}\n" }.joined()
    let tests = "mock(Tree.self); mock(Bird.self)"
    let text = generation(of: module("Pond", source + rivals), tests: tests).source
    #expect(
      lines(with: "Swift.Bool", "Swift.Hasher", "Path<", "var height", in: text) == [
        "static func == (left: BirdMock, right: BirdMock) -> Swift.Bool {",
        "func hash(into hasher: inout Swift.Hasher) {",
        "static subscript<_Value>(dynamicMember path: Swift.KeyPath<TreeMock, _Value>) -> _Value {",
        "static subscript<_Value>(dynamicMember path: Swift.ReferenceWritableKeyPath<TreeMock, _Value>) -> _Value {",
        "override var height: Swift.Int {",
        "var height: PropertyPattern<Swift.Int> {",
      ])
  }

  @Test func standardLibraryTypesInGeneratedCodeAreImportedByName() {
    let pond = module(
      "Pond", "public struct StaticString {}\npublic struct UInt {}\npublic protocol Duck {}")
    #expect(
      imports(of: pond, tests: "mock(Duck.self)") == """
        import Mynah
        import Pond

        import protocol Pond.Duck
        import struct Swift.StaticString
        import struct Swift.UInt

        """)
  }

  @Test func importsHaveAnAccessLevelIfTheTestsImportsHaveOne() {
    let shop = module(
      "Shop", "import Foundation\nimport Dispatch\nprotocol Cashier { func sell(_ data: Data) }")
    let tests = """
      private import Foundation
      public import Dispatch
      @testable package import Shop
      mock(Cashier.self)
      """
    #expect(
      imports(of: shop, tests: tests) == """
        import Dispatch
        internal import Foundation
        import Mynah

        internal import protocol Shop.Cashier

        // Internals of Shop: Cashier.
        @testable internal import Shop  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test func typesInSignaturesAreImported() {
    let market = module(
      "Shop",
      """
      import SwiftUI
      public protocol Cashier { func sell(_ product: Product, at till: Till.Drawer) -> String }
      public struct Product {}
      public struct Till { public struct Drawer {} }
      """)
    #expect(
      imports(of: market, tests: "mock(Cashier.self)") == """
        import Mynah
        import Shop
        import SwiftUI

        import protocol Shop.Cashier
        import struct Shop.Product
        import struct Shop.Till

        """)
  }

  @Test func onlyTypesOfImportedModulesAreImported() {
    let shop = module(
      "Shop", "import SwiftUI\npublic protocol Cashier { func sell(from decoder: Decoder) }")
    let wire = module("Wire", isInPackage: false, "public protocol Decoder {}")
    #expect(
      imports(of: shop, wire, tests: "mock(Cashier.self)") == """
        import Mynah
        import Shop
        import SwiftUI

        import protocol Shop.Cashier

        """)
  }

  @Test func typesOfTheTestModuleNeedNoImports() {
    let tests = module("Tests", "protocol Expression { func value() -> Scanner }\nclass Scanner {}")
    #expect(imports(of: tests, tests: "mock(Expression.self)") == "import Mynah\n")
  }

  @Test func mynahTypesAreQualifiedIfTheTestsRedeclareThem() {
    let tests = module(
      "Tests", "protocol Mock { func reset() -> CallPattern }\nstruct CallPattern {}")
    let generated = generation(of: tests, tests: "mock(Mock.self)").source
    #expect(
      lines(with: "import ", "class MockMock", "_reset =", in: generated) == [
        "import Mynah",
        "nonisolated final class MockMock: Tests.Mock, Mynah.Mock, _ReportsToTests, @unchecked Sendable {",
        "_reset = .init(\"reset()\")",
      ])
  }

  @Test func otherModulesQualifyOnlyTheNamesThatGeneratedCodeUses() throws {
    let pond = module(
      "Pond",
      """
      public protocol Mock { func invoke(_ invocation: Invocation) -> CallPattern? }
      public struct Invocation {}
      public struct CallPattern {}
      """)
    #expect(
      try model(of: "Mock", in: [pond]).outline
        == ["invoke(_:): (Invocation) -> Pond.CallPattern?"])
    #expect(try model(of: "Mock", in: [pond]).typeReference == "Pond.Mock")
    #expect(
      imports(of: pond, tests: "mock(Mock.self)") == """
        import Mynah
        import Pond

        import protocol Mynah.Mock
        import struct Mynah.CallPattern
        import struct Pond.Invocation

        """)
  }
}
