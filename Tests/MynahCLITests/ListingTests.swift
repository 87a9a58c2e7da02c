import MynahGenerator
import MynahSyntax
import Testing

@testable import MynahCLI
@testable import MynahCommands

struct ListingTests {
  private let listing = Listing(modules: [
    Self.module(
      """
      public protocol Bird {}
      struct Place {}
      struct Row: View { let onTap: () -> Void }
      enum Zoo { protocol Fish: Unknown {} }
      final class Cage {}
      struct Client { var load: (Int) -> Bool }
      public struct Sealed { public let load: Load; private init() { load = { true } } }
      typealias Load = () -> Bool
      """)
  ])

  private static func module(_ text: String, path: String = "Birds.swift") -> SourceModule {
    SourceModule(
      name: "Birds", texts: [SourceText(path: path, text: text)], isInPackage: true)
  }

  @Test func textListsEachType() {
    #expect(
      listing.text == """
        Birds.swift:1:17: protocol Bird can be mocked
        Birds.swift:4:21: protocol Zoo.Fish can't be mocked: it refines Unknown, which the \
        sources don't declare
        Birds.swift:5:13: class Cage can't be mocked: it's a final class. Extract a \
        protocol and mock that
        Birds.swift:6:8: struct Client can be mocked
        Birds.swift:7:15: struct Sealed can't be mocked: the mock can't call any of its \
        initializers (Birds.swift:7:55)
        2 of 5 types can be mocked.
        """)
  }

  @Test func jsonListsEachType() {
    let text = """
      [
        {"column":17,"kind":"protocol","line":1,"mockable":true,"module":"Birds","name":"Bird",\
      "path":"Birds.swift"},
        {"column":21,"kind":"protocol","line":4,"mockable":false,"module":"Birds",\
      "name":"Zoo.Fish","path":"Birds.swift","reason":"it refines Unknown, which the sources \
      don't declare"},
        {"column":13,"kind":"class","line":5,"mockable":false,"module":"Birds","name":"Cage",\
      "path":"Birds.swift","reason":"it's a final class. Extract a protocol and mock that"},
        {"column":8,"kind":"struct","line":6,"mockable":true,"module":"Birds","name":"Client",\
      "path":"Birds.swift"},
        {"column":15,"kind":"struct","line":7,"mockable":false,"module":"Birds","name":"Sealed",\
      "path":"Birds.swift","reason":"the mock can't call any of its initializers"}
      ]
      """
    #expect(listing.json == text)
  }

  @Test func emptyListingsAreValid() {
    let empty = Listing(modules: [Self.module("")])
    #expect(empty.text == "0 of 0 types can be mocked.")
    #expect(empty.json == "[]")
  }

  @Test func stringsAreEscapedInJSON() {
    let module = Self.module("protocol Bird {}", path: "a\"b\\c\n\u{1}é.swift")
    #expect(
      Listing(modules: [module]).json == #"""
        [
          {"column":10,"kind":"protocol","line":1,"mockable":true,"module":"Birds",\#
        "name":"Bird","path":"a\"b\\c\n\u0001é.swift"}
        ]
        """#)
  }
}
