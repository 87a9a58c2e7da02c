import MynahSyntax
import Testing

struct DeclaredNamesTests {
  @Test(
    arguments: [
      ("protocol Bird {}", ["Bird"]),
      ("public final class Bird<Egg>: Animal {}", ["Bird"]),
      ("struct A { enum B {}; actor C { typealias D = Int } }", ["A", "B", "C", "D"]),
      ("protocol\n  // The bird.\n  /// It flies.\n  Bird {}", ["Bird"]),
      ("protocol /* the bird */ Vögel {}", ["Vögel"]),
      ("struct `A bird` {}", ["A bird"]),
      ("extension Bird { struct Nest {} }", ["Nest"]),
      ("#if A\nstruct A {}\n#else\nenum B {}\n#endif", ["A", "B"]),
      ("let subclass = 1, classes = 2, superstructure = 3", []),
      ("class", []), ("struct ", []), ("", []), ("enum{}", []),
      ("// a class of birds", ["of"]),
    ] as [(String, [String])])
  func declaredNamesAreFoundWithoutParsing(text: String, names: [String]) {
    #expect(DeclaredNames.declared(in: Array(text.utf8)).sorted() == names)
  }

  @Test(
    arguments: [
      ("extension Bird {}", ["Bird"]),
      ("public extension Bird: Animal {}", ["Bird"]),
      ("extension // It flies.\n  Bird where Egg == Int {}", ["Bird"]),
      ("extension Nests . `A bird`{}", ["A bird", "Nests"]),
      ("extension Nests<[Int], Box<() -> Int>>.Bird {}", ["Bird", "Nests"]),
      ("let extensions = 1, my_extension = 2, extension3 = 3", []),
      ("extension [Int] {}", []), ("extension", []), ("extension A<", ["A"]), ("", []),
    ] as [(String, [String])])
  func extendedNamesAreFoundWithoutParsing(text: String, names: [String]) {
    #expect(DeclaredNames.extended(in: Array(text.utf8)).sorted() == names)
  }
}
