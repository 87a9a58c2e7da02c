import MynahSyntax
import Testing

@testable import MynahGenerator

struct ListingTests {
  private let listing = Listing(modules: [
    module(
      "Birds",
      """
      public protocol Bird {}
      struct Place {}
      enum Zoo { protocol Fish: Unknown {} }
      final class Cage {}
      struct Client { var load: (Int) -> Bool }
      public struct Sealed { public let load: Load; private init() { load = { true } } }
      typealias Load = () -> Bool
      """),
    module("Other", isInPackage: false, "public protocol Foreign {}"),
  ])

  @Test func textHasALineForEachType() {
    #expect(
      lines(listing.text) == [
        "Birds.swift:1:17: protocol Bird can be mocked",
        "Birds.swift:3:21: protocol Zoo.Fish can not be mocked: it refines Unknown, whose "
          + "declaration is not among the sources that were read (Birds.swift:3:21)",
        "Birds.swift:4:13: class Cage can not be mocked: it is a final class; a protocol in front "
          + "of it can be mocked (Birds.swift:4:13)",
        "Birds.swift:5:8: struct Client can be mocked",
        "Birds.swift:6:15: struct Sealed can not be mocked: it has no initializer that the double can call, for none is visible and plain (Birds.swift:6:55)",
        "2 of 5 types can be mocked.",
      ])
  }

  @Test func jsonHasAnObjectForEachType() {
    #expect(
      lines(listing.json) == [
        "[",
        #"  {"module": "Birds", "name": "Bird", "kind": "protocol", "path": "Birds.swift", "#
          + #""line": 1, "column": 17, "mockable": true},"#,
        #"  {"module": "Birds", "name": "Zoo.Fish", "kind": "protocol", "path": "Birds.swift", "#
          + #""line": 3, "column": 21, "mockable": false, "reason": "it refines Unknown, whose "#
          + #"declaration is not among the sources that were read"},"#,
        #"  {"module": "Birds", "name": "Cage", "kind": "class", "path": "Birds.swift", "#
          + #""line": 4, "column": 13, "mockable": false, "reason": "it is a final class; a "#
          + #"protocol in front of it can be mocked"},"#,
        #"  {"module": "Birds", "name": "Client", "kind": "struct", "path": "Birds.swift", "#
          + #""line": 5, "column": 8, "mockable": true},"#,
        #"  {"module": "Birds", "name": "Sealed", "kind": "struct", "path": "Birds.swift", "#
          + #""line": 6, "column": 15, "mockable": false, "reason": "it has no initializer that the double can call, for none is visible and plain"}"#,
        "]",
      ])
  }

  @Test func emptyListingsAreWellFormed() {
    let empty = Listing(modules: [module("Birds", "")])
    #expect(empty.text == "0 of 0 types can be mocked.")
    #expect(empty.json == "[]")
  }

  @Test func jsonEscapes() {
    let file = SourceText(path: "a\"b\\c\n\u{1}é.swift", text: "protocol Bird {}")
    let module = SourceModule(name: "Birds", texts: [file], isInPackage: true)
    #expect(
      Listing(modules: [module]).json.contains(#""path": "a\"b\\c\u000a\u0001é.swift""#))
  }
}
