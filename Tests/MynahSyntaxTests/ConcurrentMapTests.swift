import Testing

@testable import MynahSyntax

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 1_000])
  func resultsAreInOrder(count: Int) {
    let texts = Array(0..<count).concurrentMap { "\($0)" }
    #expect(texts == (0..<count).map { "\($0)" })
  }

  @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 1_000])
  func eachElementIsTakenOnce(count: Int) {
    for threadCount in [2, 3, 64] {
      let queue = WorkQueue(count: count, threadCount: threadCount)
      var taken: [Int] = []
      while let range = queue.next() { taken += range }
      #expect(taken == Array(0..<count))
    }
  }

  @Test func threadsTakeElementsInSmallRanges() {
    let queue = WorkQueue(count: 1_000, threadCount: 2)
    #expect([queue.next(), queue.next()] == [0..<31, 31..<62])
  }

  @Test func threadsHaveAsMuchStackAsTheMainThread() {
    let depth = Parser.nestingLimit - 1
    let text =
      String(repeating: "struct A {\n", count: depth) + String(repeating: "}", count: depth)
    let files = Array(repeating: text, count: 8).concurrentMap { SourceFile.parse($0, path: "A") }
    #expect(files.allSatisfy { $0.diagnostics.isEmpty && $0.declarations.count == 1 })
  }
}
