import MynahSyntax
import Testing

@testable import MynahGenerator

struct SourceWriterTests {
  @Test(arguments: [(AccessLevel.public, "public "), (nil, "")] as [(AccessLevel?, String)])
  func declarationsHaveTheAccessLevelOfTheirWriter(access: AccessLevel?, word: String) {
    let writer = SourceWriter(access: access)
    writer.line("/// A bird.")
    writer.type("final class Bird", parents: ["Animal"], whereClause: "") {
      writer.declaration("let wings: Int")
      writer.declaration("typealias _Egg = Egg", after: "@_implements(Layer, Egg)")
      writer.line("private let age: Int")
      writer.declaration("static var count: Int") { writer.line("2") }
      writer.function("func fly", ["to: Nest"], "", body: ["flap()"])
    }
    #expect(
      lines(String(decoding: writer.bytes, as: UTF8.self))
        == lines(
          """
          /// A bird.
          \(word)final class Bird: Animal {
            \(word)let wings: Int
            @_implements(Layer, Egg) \(word)typealias _Egg = Egg
            private let age: Int
            \(word)static var count: Int {
              2
            }
            \(word)func fly(to: Nest) {
              flap()
            }
          }

          """))
  }

  @Test func longDeclarationsAreBrokenBetweenTheirParameters() {
    let name = String(repeating: "a", count: 50)
    let writer = SourceWriter(access: .public)
    writer.function("func fly", ["to \(name): Int", "b: Int"], " -> Int", body: [])
    writer.function(
      "func fly", ["to \(name): Int", "b: Int"], " throws -> \(name)", body: [name + name])
    #expect(
      lines(String(decoding: writer.bytes, as: UTF8.self))
        == lines(
          """
          public func fly(to \(name): Int, b: Int) -> Int {}
          public func fly(
            to \(name): Int,
            b: Int
          ) throws -> \(name) {
            \(name)\(name)
          }

          """))
  }
}
