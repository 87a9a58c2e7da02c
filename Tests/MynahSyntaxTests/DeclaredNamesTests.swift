import MynahSyntax
import Testing

struct DeclaredNamesTests {
  @Test(arguments: [
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
  ])
  func declaredNamesAreFoundWithoutParsing(text: String, names: [String]) {
    #expect(DeclaredNames.declared(in: Array(text.utf8)).sorted() == names)
  }

  @Test(arguments: [
    ("extension Bird {}", ["Bird"]),
    ("public extension Bird: Animal {}", ["Bird"]),
    ("extension // It flies.\n  Bird where Egg == Int {}", ["Bird"]),
    ("extension Nests . `A bird`{}", ["A bird", "Nests"]),
    ("extension Nests<[Int], Box<() -> Int>>.Bird {}", ["Bird", "Nests"]),
    ("let extensions = 1, my_extension = 2, extension3 = 3", []),
    ("extension [Int] {}", []), ("extension", []), ("extension A<", ["A"]), ("", []),
  ])
  func extendedNamesAreFoundWithoutParsing(text: String, names: [String]) {
    #expect(DeclaredNames.extended(in: Array(text.utf8)).sorted() == names)
  }

  @Test(arguments: [
    ("extension Bird {}", ["Bird"]),
    ("public extension Bird: Animal {}", ["Bird"]),
    ("extension\n  Bird where Egg == Int {}", ["Bird"]),
    ("extension // It flies.\n  Bird {}", ["Bird"]),
    ("extension Nests.Bird {}\nextension Nests . Egg {}", ["Bird", "Egg"]),
    ("extension `Bird` {}\nextension Nests.`A bird`{}", ["A bird", "Bird"]),
    ("extension Bird<() -> Int> {}", ["Bird"]),
    ("extension Nests<[Int], Box<() -> Int>>.Bird {}", ["Bird"]),
    ("extension Nests< {}", ["Nests"]),
    ("#if A\nextension A {}\n#else\nextension B {}\n#endif", ["A", "B"]),
    ("struct A {}\u{0}\u{0}extension B {}\u{0}", ["B"]),
    ("let extensions = 1, my_extension = 2, extension3 = 3", []),
    ("extension [Int] {}", []), ("extension (Int) {}", []), ("extension{}", []),
    ("extension", []), ("extension ", []), ("extension `", []), ("extension A<", ["A"]), ("", []),
    ("// an extension of birds", ["of"]),
  ])
  func extendedNamesAreFoundWithoutParsing(text: String, names: [String]) {
    let extended = DeclaredNames(Array(text.utf8), of: .extensions)
    #expect(extended.names.sorted() == names)
    #expect(!extended.isUncertain)
  }

  @Test(arguments: [
    "extension /* the bird */ Bird {}",
    "extension Nests./* its */Bird {}", "extension V\u{F6}gel {}", "extension \u{1F426} {}",
    "extension Nests.\u{1F426} {}", "extension\u{A0}Bird {}", "extension Bird\u{A0}{}",
  ])
  func extensionsThatTheScanDoesNotReadMakeItUncertain(text: String) {
    #expect(DeclaredNames(Array(text.utf8), of: .extensions).isUncertain)
  }
}
