import Testing

@testable import MynahGenerator

struct LineBreakerTests {
  private let long =
    "aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong"

  private func lines(_ text: String, indentation: Int) -> [String] {
    LineBreaker().lines(Array(text.utf8), indentation: indentation)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func shortLinesStay() {
    #expect(lines("f(a, b)", indentation: 4) == ["    f(a, b)"])
  }

  @Test func argumentsArePackedAndTheCallIsClosedBehindThem() {
    #expect(
      lines("let result = call(\(long), \(long))", indentation: 2) == [
        "  let result = call(",
        "    aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong,",
        "    aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong)",
      ])
  }

  @Test func genericArgumentsAreClosedBelow() {
    #expect(
      lines("let result = Type<(\(long)), Int>(\"name\")", indentation: 2) == [
        "  let result = Type<",
        "    (aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong), Int",
        "  >(\"name\")",
      ])
  }

  @Test func literalsEndInACommaAndClosuresStandBelow() {
    #expect(
      lines("let list = [\(long), lastOfAll]", indentation: 0) == [
        "let list = [",
        "  aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong, lastOfAll,",
        "]",
      ])
    #expect(
      lines("try call(one) { function in function(\(long)) }", indentation: 0) == [
        "try call(one) { function in",
        "  function(aNameThatIsRatherLong, anotherNameThatIsRatherLong, andYetAnotherNameThatIsLong)",
        "}",
      ])
  }

  @Test func conditionsStandBelowEachOther() {
    #expect(
      lines(
        "aNameThatIsRatherLong(a && b) && anotherNameThatIsRatherLong(c) && andYetAnotherNameThatIsLong",
        indentation: 8) == [
          "        aNameThatIsRatherLong(a && b)", "          && anotherNameThatIsRatherLong(c)",
          "          && andYetAnotherNameThatIsLong",
        ])
  }

  @Test func textsAreNoConditions() {
    let text = "\"a && b \\\" && c: \(long), \(long)\""
    #expect(lines("message: \(text)", indentation: 2) == ["  message:", "    \(text)"])
  }

  @Test(arguments: [
    "((((", "))))", "\"(\\\"(", "<<<", "a -> b, c", "{", "{}", "()", ": ", "é(ü, ß)",
    "(a,)", "[a,]", "<a,>", "(,)", "(a,b)",
  ])
  func oddTextsLoseNothing(text: String) {
    let line = "\(text) \(long) \(text) \(long)"
    let broken = lines(line, indentation: 0)
    let squeeze = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
    #expect(squeeze(broken.joined()) == squeeze(line))
  }

  @Test(arguments: ["(", "<", "{ a in ", "A<Int>.", "(Int) -> ", "(a && b) && ", "() -> A<", ": "])
  func repetitionIsHarmless(text: String) {
    let line = String(repeating: text, count: 1_000)
    let broken = lines(line, indentation: 0)
    let squeeze = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
    #expect(squeeze(broken.joined()) == squeeze(line))
  }
}
