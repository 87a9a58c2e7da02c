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
}
