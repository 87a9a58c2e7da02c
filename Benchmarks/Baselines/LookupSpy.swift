/// A thread-safe, handwritten spy.
///
/// It models a careful spy that doesn't use a library. It has typed histories, simple results or a
/// closure for each member, and one lock. Its cost is the lowest possible for a mock that records
/// calls.
final class LookupSpy: Lookup {
  /// The arguments of one call to `find(_:in:)`.
  struct FindCall: Equatable, Sendable {
    let id: Int
    let shelf: String
  }

  private struct State: Sendable {
    var lookupResult = 0
    var lookupResults: [Int: Int] = [:]
    var lookupCalls: [Int] = []

    var findResult = 0
    var findHandler: (@Sendable (Int, String) -> Int)?
    var findCalls: [FindCall] = []

    var tickCount = 0

    var loadResult: Result<Int, any Error> = .success(0)
    var loadCalls: [Int] = []

    var name = ""
    var nameReadCount = 0
    var nameWrites: [String] = []
  }

  private let state = Mutex(State())

  func lookup(_ id: Int) -> Int {
    state.withLock { state in
      state.lookupCalls.append(id)
      if state.lookupResults.isEmpty { return state.lookupResult }
      return state.lookupResults[id] ?? state.lookupResult
    }
  }

  func find(_ id: Int, in shelf: String) -> Int {
    let (result, handler) = state.withLock { state in
      state.findCalls.append(FindCall(id: id, shelf: shelf))
      return (state.findResult, state.findHandler)
    }
    return handler?(id, shelf) ?? result
  }

  func tick() {
    state.withLock { $0.tickCount += 1 }
  }

  func load(_ id: Int) async throws -> Int {
    let result = state.withLock { state in
      state.loadCalls.append(id)
      return state.loadResult
    }
    return try result.get()
  }

  var name: String {
    get {
      state.withLock { state in
        state.nameReadCount += 1
        return state.name
      }
    }
    set {
      state.withLock { state in
        state.nameWrites.append(newValue)
        state.name = newValue
      }
    }
  }
}

// MARK: Stubbing

extension LookupSpy {
  /// The result of `lookup(_:)` for arguments without a specific result.
  var lookupResult: Int {
    get { state.withLock { $0.lookupResult } }
    set { state.withLock { $0.lookupResult = newValue } }
  }

  /// The result of `find(_:in:)` if there isn't a handler.
  var findResult: Int {
    get { state.withLock { $0.findResult } }
    set { state.withLock { $0.findResult = newValue } }
  }

  /// The result or error of `load(_:)`.
  var loadResult: Result<Int, any Error> {
    get { state.withLock { $0.loadResult } }
    set { state.withLock { $0.loadResult = newValue } }
  }

  /// Sets the specific result of `lookup(_:)` for an argument.
  func setLookupResult(_ result: Int, for id: Int) {
    state.withLock { $0.lookupResults[id] = result }
  }

  /// Sets the closure that answers `find(_:in:)`, and that runs after the lock is released.
  func onFind(_ handler: @escaping @Sendable (Int, String) -> Int) {
    state.withLock { $0.findHandler = handler }
  }
}

// MARK: Verifying

extension LookupSpy {
  /// The arguments of every call to `lookup(_:)`, oldest first.
  var lookupCalls: [Int] { state.withLock { $0.lookupCalls } }

  /// The arguments of every call to `find(_:in:)`, oldest first.
  var findCalls: [FindCall] { state.withLock { $0.findCalls } }

  /// The number of calls to `tick()`.
  var tickCount: Int { state.withLock { $0.tickCount } }
}
