import MynahGenerator
import MynahSyntax
import Testing

@testable import MynahCLI

struct ListingTests {
  private let listing = Listing(modules: [
    Self.module(
      """
      public protocol Bird {}
      struct Place {}
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

  @Test func textAndJSONListEachType() {
    #expect(
      listing.text == """
        Birds.swift:1:17: protocol Bird can be mocked
        Birds.swift:3:21: protocol Zoo.Fish can't be mocked: it refines Unknown, which the \
        sources don't declare
        Birds.swift:4:13: class Cage can't be mocked: it's a final class. Extract a \
        protocol and mock that
        Birds.swift:5:8: struct Client can be mocked
        Birds.swift:6:15: struct Sealed can't be mocked: the mock can't call any of its \
        initializers (Birds.swift:6:55)
        2 of 5 types can be mocked.
        """)

    let text = """
      [
        {"column":17,"kind":"protocol","line":1,"mockable":true,"module":"Birds","name":"Bird",\
      "path":"Birds.swift"},
        {"column":21,"kind":"protocol","line":3,"mockable":false,"module":"Birds",\
      "name":"Zoo.Fish","path":"Birds.swift","reason":"it refines Unknown, which the sources \
      don't declare"},

      """
    #expect(listing.json.hasPrefix(text))
    #expect(listing.json.hasSuffix("}\n]"))
  }

  @Test func emptyListingsAreValidAndJSONIsEscaped() {
    let empty = Listing(modules: [Self.module("")])
    #expect(empty.text == "0 of 0 types can be mocked.")
    #expect(empty.json == "[]")

    let module = Self.module("protocol Bird {}", path: "a\"b\\c\n\u{1}é.swift")
    #expect(Listing(modules: [module]).json.contains(#""path":"a\"b\\c\n\u0001é.swift""#))
  }
}
