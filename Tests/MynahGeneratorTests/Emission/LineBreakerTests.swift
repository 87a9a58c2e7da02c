import Testing

@testable import MynahGenerator

struct LineBreakerTests {
  private let long =
    "aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong"

  @Test func shortLinesStay() {
    #expect(LineBreaker().lines("f(a, b)", indentation: 4) == ["    f(a, b)"])
  }

  @Test func argumentsArePackedAndTheCallIsClosedBehindThem() {
    #expect(
      LineBreaker().lines("let result = call(\(long), \(long))", indentation: 2) == [
        "  let result = call(",
        "    aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong,",
        "    aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong)",
      ])
  }

  @Test func genericArgumentsAreClosedBelow() {
    #expect(
      LineBreaker().lines("let result = Type<(\(long)), Int>(\"name\")", indentation: 2) == [
        "  let result = Type<",
        "    (aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong), Int",
        "  >(\"name\")",
      ])
  }

  @Test func literalsEndInACommaAndClosuresStandBelow() {
    #expect(
      LineBreaker().lines("let list = [\(long), lastOfAll]", indentation: 0) == [
        "let list = [",
        "  aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong, lastOfAll,",
        "]",
      ])
    #expect(
      LineBreaker().lines("try call(one) { function in function(\(long)) }", indentation: 0) == [
        "try call(one) { function in",
        "  function(aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong)",
        "}",
      ])
  }

  @Test func conditionsStandBelowEachOther() {
    #expect(
      LineBreaker().lines(
        "aNameThatIsRatherLong(a && b) && anotherNameThatIsRatherLong(c) && andYetAnotherNameThatIsLong",
        indentation: 8) == [
          "        aNameThatIsRatherLong(a && b)", "          && anotherNameThatIsRatherLong(c)",
          "          && andYetAnotherNameThatIsLong",
        ])
  }

  @Test(arguments: [
    "((((", "))))", "\"(\\\"(", "<<<", "a -> b, c", "{", "{}", "()", ": ", "é(ü, ß)",
    "(a,)", "[a,]", "<a,>", "(,)", "(a,b)",
  ])
  func oddTextsLoseNothing(text: String) {
    let line = "\(text) \(long) \(text) \(long)"
    let broken = LineBreaker().lines(line, indentation: 0)
    let squeeze = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
    #expect(squeeze(broken.joined()) == squeeze(line))
  }

  @Test(arguments: ["(", "<", "{ a in ", "A<Int>.", "(Int) -> ", "(a && b) && ", "() -> A<", ": "])
  func repetitionIsHarmless(text: String) {
    let line = String(repeating: text, count: 3_000)
    let broken = LineBreaker().lines(line, indentation: 0)
    let squeeze = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
    #expect(squeeze(broken.joined()) == squeeze(line))
  }
}
