internal import MynahShims

/// The mocks that were made last outside of sessions.
///
/// If a call reached another mock than a test expects, a failure names the other mock. A session
/// knows its mocks, but a test doesn't have to have a session. The references are weak, and their
/// number is limited, so this list doesn't grow.
enum RecentMocks {
  /// An identifier of the test that makes a mock.
  ///
  /// It consists of the Swift Testing test and the task, or of the thread if there's no task. Cases
  /// of one test run in different tasks, and a task of a later test may have the same address.
  struct Test: Equatable {
    private let test: Int?
    private let task: Int?
    private let thread: UnsafeMutablePointer<mynah_pattern_t>?

    static var current: Test {
      let task = withUnsafeCurrentTask { $0?.hashValue }
      return Test(
        test: FailureReporter.installed.test?(), task: task,
        thread: task == nil ? mynah_pattern() : nil)
    }
  }

  private struct Reference {
    weak var context: MockingContext?
    let test: Test
  }

  private static let references = Locked<(list: [Reference], next: Int)>(([], 0))

  /// The maximum number of mocks in the list.
  private static let limit = 64

  static func insert(_ context: MockingContext, of test: Test) {
    references.withLock { references in
      let new = Reference(context: context, test: test)
      if references.list.count < limit {
        references.list.append(new)
      } else {
        references.list[references.next] = new
        references.next = (references.next + 1) % limit
      }
    }
  }

  /// Removes the mocks that have calls or stubs, because an earlier test used them.
  ///
  /// XCTest keeps the mocks in properties of its test cases until all tests have run.
  static func removeUsed() {
    // Search without the lock, because releasing a mock may run code of the test.
    let unused = references.withLock(\.list).filter { $0.context?.isUsed == false }
    references.update { $0 = (unused, 0) }
  }

  /// Returns the mocks of a test that still exist, oldest first.
  static func mocks(of test: Test) -> [MockSettings] {
    references.withLock(\.list).filter { $0.test == test }.compactMap { $0.context?.settings }
      .sorted { $0.number < $1.number }
  }
}
