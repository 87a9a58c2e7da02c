import Testing

@testable import MynahSyntax

struct ExtendedNamesTests {
  @Test(arguments: [
    ("extension Bird {}", ["Bird"]),
    ("public extension Bird: Animal {}", ["Bird"]),
    ("extension\n  Bird where Egg == Int {}", ["Bird"]),
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
  func namesAreFoundWithoutParsing(text: String, names: [String]) {
    let extended = ExtendedNames(Array(text.utf8))
    #expect(extended.names.sorted() == names)
    #expect(!extended.isUncertain)
  }

  @Test(arguments: [
    "extension /* the bird */ Bird {}", "extension // It flies.\n  Bird {}",
    "extension Nests./* its */Bird {}", "extension V\u{F6}gel {}", "extension \u{1F426} {}",
    "extension Nests.\u{1F426} {}", "extension\u{A0}Bird {}", "extension Bird\u{A0}{}",
  ])
  func whatTheScanDoesNotReadMakesItUncertain(text: String) {
    #expect(ExtendedNames(Array(text.utf8)).isUncertain)
  }
}
