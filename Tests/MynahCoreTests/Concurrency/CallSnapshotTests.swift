import Dispatch
import Mynah
import Support
import Testing

/// Tests that a failure counts the calls of one point in time while other threads call.
@Suite struct CallSnapshotTests {
  let counter = mock(Counter.self)

  /// Runs a closure several times while another thread calls the mock.
  private func whileCalling(_ body: () -> Void) {
    let isDone = Locked(false)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [counter] in
      var number = 0
      while !isDone.withLock({ $0 }) && number < 10_000 {
        counter.record(number % 3)
        number += 1
      }
      done.signal()
    }
    for _ in 0..<20 { body() }
    isDone.withLock { $0 = true }
    done.wait()
  }

  @Test func verifyCountsTheCallsThatItLists() throws {
    counter.record(1)
    whileCalling {
      let text = report { verify(counter.record(1)).wasCalled(-1 + .max) }
      let count = numbers(in: text, after: "but it was called ").first
      #expect(count == listed(in: text, after: "Matching calls: "), "\(text)")
    }
  }

  @Test func inOrderCountsTheCallsThatItLists() {
    counter.record(9)
    whileCalling {
      let text = report {
        inOrder {
          verify(counter.record(9)).wasCalled()
          verify(counter.record(any())).wasCalled(-1 + .max)
        }
      }
      let count = numbers(in: text, after: "but it was called ").first
      #expect(count == listed(in: text, after: "All calls: ").map { $0 - 1 }, "\(text)")
    }
  }

  /// Returns the numbers that follow a text.
  private func numbers(in text: String, after prefix: String) -> [Int] {
    text.components(after: prefix).compactMap { rest in
      rest.hasPrefix("once") ? 1 : rest.hasPrefix("twice") ? 2 : Int(rest.prefix { $0.isNumber })
    }
  }

  /// Returns the number of calls in a list of calls, including the calls that aren't shown.
  private func listed(in text: String, after prefix: String) -> Int? {
    guard let list = text.components(after: prefix).first?.prefix(while: { $0 != "\n" }) else {
      return nil
    }
    let shown = list.filter { $0 == "#" }.count
    let earlier = list.contains(" earlier ") ? numbers(in: text, after: prefix).first ?? 0 : 0
    return shown + earlier + (numbers(in: String(list), after: "and ").last ?? 0)
  }
}

extension String {
  /// Returns the parts of the string that follow each occurrence of a text.
  fileprivate func components(after prefix: String) -> [Substring] {
    ranges(of: prefix).map { self[$0.upperBound...] }
  }
}
