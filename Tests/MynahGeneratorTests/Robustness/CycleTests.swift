import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests with declarations that could make the generator crash or run for hours, such as cycles.
struct CycleTests {
  @Test(arguments: [
    "protocol Bird: Bird { func fly() }",
    "protocol Bird: A { func fly() }\nprotocol A: B {}\nprotocol B: A {}",
    "protocol Bird: A { func fly() }\ntypealias A = B\ntypealias B = A",
    "protocol Bird: A { func fly() }\ntypealias A = A & A",
    "protocol Bird: Flyer { func fly() }\nprotocol Flyer: A {}\ntypealias A = Flyer & Bird",
    "protocol Bird where Self: Bird { func fly() }\nextension Bird: Bird {}",
    "protocol Bird { func fly(); associatedtype A: B }\nprotocol B { associatedtype C: Bird }",
  ])
  func cyclicParentsDoNotHangTheGenerator(source: String) throws {
    #expect(try outline(source) == ["fly(): () -> Void"])
  }

  @Test func cyclicAssociatedTypesDoNotHangTheGenerator() throws {
    let types = """
      protocol Bird {
        associatedtype A where A == B
        associatedtype B where B == A
        associatedtype C where C == (C, C)
        func fly() -> A
      }
      """
    #expect(try outline(types).count == 1)
  }

  @Test func theMeaningOfACyclicTypeHasALimitedDepth() throws {
    let program = Program([module("Birds", "protocol Bird {}")])
    let bird = try #require(program.find(["Bird"], in: ["Birds"]))
    let egg = TypeSyntax.identifier("Egg")
    let meaning = Meaning(program: program, fixedTypes: ["Egg": (.array(egg), bird)])
    let brackets = (String(repeating: "[", count: 32), String(repeating: "]", count: 32))
    #expect(meaning.of(egg, from: bird).description == brackets.0 + "Egg" + brackets.1)
  }

  @Test func cyclicClassesDoNotHangTheGenerator() {
    let classes = """
      class A<T>: B<(T, T)> { init() {}; func a() {} }
      class B<T>: A<(T, T)> { func b(_ b: T) -> T { b } }
      """
    let generation = generation(of: module("Birds", classes))
    #expect(generation.mockedTypes == ["A", "B"])
  }

  @Test(arguments: [10, 200, 2_000])
  func chainsOfMoreThan32ParentsAreRefused(length: Int) {
    let chain = (0..<length).map { "fileprivate protocol P\($0): P\($0 + 1) {}\n" }.joined()
    let source = "\(chain)fileprivate protocol P\(length) {}\nprotocol Bird: P0 {}"
    let generation = generation(of: module("Birds", source))
    let reason = "its protocol hierarchy is over 32 levels deep"
    #expect(generation.refusals.map(\.reason) == (length > 32 ? [reason] : []))
  }

  @Test func chainsOfAliasesCanBeLong() throws {
    let aliases = (0..<2_000).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
    let bird = "protocol A2000 { func fly() }\nprotocol Bird: A0 {}"
    #expect(try outline(aliases + bird) == ["fly(): () -> Void"])
  }

  @Test func exponentiallyManyParentsDoNotHangTheGenerator() throws {
    let diamonds = (0..<24).map { index in
      "protocol L\(index): L\(index + 1), R\(index + 1) { func l\(index)() }\n"
        + "protocol R\(index): L\(index + 1), R\(index + 1) {}"
    }
    let protocols =
      (diamonds + ["protocol L24 {}\nprotocol R24 {}\nprotocol Bird: L0 {}"])
      .joined(separator: "\n")
    #expect(try outline(protocols) == (0..<24).map { "l\($0)(): () -> Void" })
  }

  @Test func exponentiallyManyAssociatedTypesDoNotHangTheGenerator() {
    let associated = (0..<40).map {
      "associatedtype A\($0) where A\($0) == (A\($0 + 1), A\($0 + 1))"
    }
    let aliases = """
      protocol Bird {
        \(associated.joined(separator: "\n  "))
        associatedtype A40
        func fly() -> A0
      }
      typealias B0 = B1 & B1
      typealias B1 = B0 & B0
      """
    let generation = generation(of: module("Birds", aliases))
    #expect(generation.mockedTypes == ["Bird"])
  }

  @Test func aliasesThatArePairsOfEachOtherAreFollowedOnce() {
    let aliases = (1...40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" }.joined()
    let source = "typealias A0 = (Int, Int)\n\(aliases)protocol Bird { func fly() -> A40 }"
    #expect(generation(of: module("Birds", source)).mockedTypes == ["Bird"])
  }

  @Test func literalsThatAreNotTerminatedDoNotHangTheScan() {
    let lines = String(repeating: "\\(\"\"\"\n", count: 17)
    let source = "\(lines)  \".a\", \".b\",\n], as\n= \"x\"\n\(lines)\\(\": \"c\",\n  ]\n"
    let mentions = Mentions(in: String(repeating: source, count: 10))
    #expect(mentions.types.isEmpty)
  }
}
