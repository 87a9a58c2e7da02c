import MynahSyntax
import Testing

struct SourceTokenTests {
  private func kinds(_ text: String) -> [SourceToken.Kind] {
    SourceToken.tokens(of: Array(text.utf8)).map(\.kind)
  }

  @Test func wordsStringsAndCharactersAreToldApart() {
    #expect(
      kinds(#"name: "Birds" /* "Trees" */, `default` += 6"#) == [
        .word("name"), .symbol(UInt8(ascii: ":")), .string("Birds"), .symbol(UInt8(ascii: ",")),
        .word("default"), .symbol(UInt8(ascii: "+")), .symbol(UInt8(ascii: "=")), .word("6"),
      ])
    #expect(kinds("#if os") == [.symbol(UInt8(ascii: "#")), .word("if"), .word("os")])
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b""#, #"a\"b"#), (##"#"a"b"#"##, #"a"b"#),
    ("\"\"\"\n a\n \"\"\"", "\n a\n "),
    (#""a\("b")c""#, #"a\("b")c"#),
  ])
  func literalsAreReadToTheirEnds(literal: String, contents: String) {
    #expect(kinds(literal) == [.string(contents)])
  }

  @Test func tokensKnowWhetherTheyBeginALine() {
    let tokens = SourceToken.tokens(of: Array("let a\n  = b // c\nd".utf8))
    #expect(tokens.filter(\.startsLine).map(\.kind) == [.symbol(UInt8(ascii: "=")), .word("d")])
  }
}
