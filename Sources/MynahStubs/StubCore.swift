internal import MynahCore

/// The shared implementation of both kinds of stubs: their answers and their recorded calls.
///
/// Arguments and results are never released while the lock is held, because their `deinit` may run
/// code that calls the stub.
struct StubCore<Arguments, ReturnType, ErrorType: Error> {
  typealias Answer = Result<ReturnType, ErrorType>

  struct Call {
    let arguments: Arguments
    let result: Answer
  }

  struct State {
    var defaultAnswer: Answer?

    /// The queue in reverse order, because removing the last element is fast.
    var reversedQueue: [Answer]
    var calls: [Call] = []

    /// The number of all calls and of calls that the queue answered, which clearing doesn't reset.
    var callCount = 0
    var queueAnswerCount = 0
    var waiters: [Waiter] = []

    /// Records a call, and returns the waiters for it.
    mutating func record(_ call: Call) -> [Waiter] {
      calls.append(call)
      guard !waiters.isEmpty else { return [] }
      let count = calls.count
      let ready = waiters.filter { $0.index < count }
      waiters.removeAll { $0.index < count }
      return ready
    }
  }

  let state: Locked<State>
  let origin: _StubOrigin

  init(defaultAnswer: Answer?, queue: [Answer], origin: _StubOrigin) {
    state = Locked(State(defaultAnswer: defaultAnswer, reversedQueue: queue.reversed()))
    self.origin = origin
  }

  var defaultAnswer: Answer? {
    get { state.withLock { $0.defaultAnswer } }
    nonmutating set {
      var other = newValue
      state.withLock { swap(&$0.defaultAnswer, &other) }
    }
  }

  /// Returns the default, or reports a failure and stops the process if it isn't set.
  func requireDefault(of type: Any.Type) -> Answer {
    if let defaultAnswer { return defaultAnswer }
    let failure = MockFailure.misuse(
      """
      The default of the \(type) made at \(origin.location.brief) was read, but isn't set.
      Set a default first, or check hasDefault.
      """)
    failure.report(at: origin.location)
    fatalError(failure.description)
  }

  var queue: [Answer] {
    get { state.withLock { $0.reversedQueue }.reversed() }
    nonmutating set {
      var other: [Answer] = newValue.reversed()
      state.withLock { swap(&$0.reversedQueue, &other) }
    }
  }

  /// Appends answers to the queue while holding the lock.
  func enqueue(_ answers: [Answer]) {
    state.withLock { $0.reversedQueue.insert(contentsOf: answers.reversed(), at: 0) }
  }

  var calls: [Call] { state.withLock { $0.calls } }

  func clearCalls() {
    var cleared: [Call] = []
    state.withLock { state in
      swap(&state.calls, &cleared)
      for index in state.waiters.indices {
        state.waiters[index].index = max(0, state.waiters[index].index - cleared.count)
      }
    }
  }
}
