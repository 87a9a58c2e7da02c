import Testing

@testable import MynahSyntax

struct WorkQueueTests {
  @Test(arguments: [0, 1, 2, 31, 32, 33, 1_000], [2, 3, 64])
  func eachElementIsTakenOnce(count: Int, threadCount: Int) {
    let queue = WorkQueue(count: count, threadCount: threadCount)
    var taken: [Int] = []
    while let range = queue.next() { taken += range }
    #expect(taken == Array(0..<count))
  }

  @Test func threadsComeBackForMore() {
    let queue = WorkQueue(count: 1_000, threadCount: 2)
    #expect(queue.next() == 0..<31)
    #expect(queue.next() == 31..<62)
  }
}
