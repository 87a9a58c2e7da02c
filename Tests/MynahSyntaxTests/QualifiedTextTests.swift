import MynahSyntax
import Testing

struct QualifiedTextTests {
  @Test(arguments: [
    ("class BirdMock: Mock {}", "class BirdMock: Mynah.Mock {}"),
    ("let a: [Mock]? // Mock", "let a: [Mynah.Mock]? // Mock"),
    (
      "Tests.Mock.self, \"Mock \\(Mock.self)\", `Mock`",
      "Tests.Mock.self, \"Mock \\(Mock.self)\", `Mock`"
    ),
    ("Mockup(Mock)", "Mockup(Mynah.Mock)"), ("", ""),
  ])
  func namesAreWrittenWithTheirModule(source: String, expected: String) {
    let text = QualifiedText(Array(source.utf8), names: ["Mock"], module: "Mynah")
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }
}
