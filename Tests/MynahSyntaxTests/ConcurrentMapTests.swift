import Testing

@testable import MynahSyntax

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1_000])
  func resultsKeepTheOrderOfTheElements(count: Int) {
    let texts = Array(0..<count).concurrentMap { "\($0)" }
    #expect(texts == (0..<count).map { "\($0)" })
  }

  @Test func threadsHaveTheStackOfAMainThread() {

    let depth = Parser.nestingLimit - 1
    let text =
      String(repeating: "struct A {\n", count: depth) + String(repeating: "}", count: depth)
    let files = Array(repeating: text, count: 8).concurrentMap { SourceFile.parse($0, path: "A") }
    #expect(files.allSatisfy { $0.diagnostics.isEmpty && $0.declarations.count == 1 })
  }
}
