import Testing

@testable import MynahSyntax

struct DeclaredNamesTests {
  @Test(arguments: [
    ("protocol Bird {}", ["Bird"]),
    ("public final class Bird<Egg>: Animal {}", ["Bird"]),
    ("struct A { enum B {}; actor C { typealias D = Int } }", ["A", "B", "C", "D"]),
    ("protocol\n  // The bird.\n  /// It flies.\n  Bird {}", ["Bird"]),
    ("protocol\t`Bird`{}", ["Bird"]),
    ("struct `A bird` {}", ["A bird"]),
    ("extension Bird { struct Nest {} }", ["Nest"]),
    ("#if A\nstruct A {}\n#else\nenum B {}\n#endif", ["A", "B"]),
    ("let subclass = 1, classes = 2, superstructure = 3", []),
    ("func protocolBird() { class_of() }", []),
    ("class", []), ("struct ", []), ("", []), ("enum{}", []),
    ("// a class of birds", ["of"]),
    ("class func fly() {}", ["func"]),
    ("struct A {}\u{0}\u{0}struct B {}\u{0}", ["A", "B"]),
  ])
  func namesAreFoundWithoutParsing(text: String, names: [String]) {
    let declared = DeclaredNames(Array(text.utf8))
    #expect(declared.names.sorted() == names)
    #expect(!declared.isUncertain)
  }

  @Test(arguments: [
    "protocol /* the bird */ Bird {}", "protocol V\u{F6}gel {}", "struct \u{1F426} {}",
    "struct\u{A0}Bird {}", "struct Bird\u{A0}{}",
  ])
  func whatTheScanDoesNotReadMakesItUncertain(text: String) {
    #expect(DeclaredNames(Array(text.utf8)).isUncertain)
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
