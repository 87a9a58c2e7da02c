public import MynahShims

// This file describes the lock of a member. Most of the code that takes it is in this file,
// `MockedMember+RecordedCalls.swift`, and `MockedMember+Stubs.swift`.
//
// Each member has one lock, which is part of its state. The lock isn't recursive, so a thread that
// holds it must not take it again. It protects:
//
// - `state`: the place for the next call, the number of recorded calls and its limit, the newest
//   stub, whether calls may search for stubs under the lock, and whether a call has follow-up work.
//   There are two exceptions: `types` is written once with an atomic operation, and calls read
//   `recordsOutcomes` without the lock.
// - `record.log` and `record.dropped`: the recorded calls, and the ones to release later. The
//   functions at the end of `MockedMember+RecordedCalls.swift` make room in the log.
// - `record.copying`: the function that copies arguments before they're recorded.
// - `record.outcomes`: how calls ended, if the test records outcomes.
// - `record.verified`: the calls that a `verify` covers.
// - `record.expectedUses`: the expectations of stubs.
// - `record.watchers`: the watchers that calls wake.
// - `record.observers`: the closures that run at each matching call.
// - `record.forwardings`: the targets that this member's calls without a stub are forwarded to.
// - The nested mock in `nestedMock`, and whether the test asked for it.
// - The slots of the index (`StubIndex`), and the chain of a stub's behaviors (`StubNode.change`).
//
// The lock is taken in three ways:
//
// - A call (`MockedMember+Answering.swift`) takes it to be recorded, and releases it after the
//   search for a stub, or before the search if that may run code of the test.
// - A call that searches the index without the lock takes it only to read a slot, in
//   `bucket(of:in:)`.
// - All other code uses `locked(_:)`, such as code that adds, changes, or clears stubs, reads the
//   recorded calls for `verify`, notes an outcome, adds a watcher, or does the follow-up work of a
//   call.
//
// If the comment of a function contains "The lock is held", the function relies on a caller that
// took the lock, and must not take it again.
//
// Most calls go through a fast path, which takes the lock once. Its C functions (`mynah_member.h`)
// read stubs without type metadata and reference counting, so they're fast in debug builds, too.
// A call whose stub returns a value usually goes through these steps:
//
// 1. `mynah_member_begin` takes the lock, and numbers the call. If the log is full,
//    `makePlace(for:)` makes room first.
// 2. The call stores its arguments in the log.
// 3. `mynah_member_value` compares the stored bytes with the bytes of each stub, and returns the
//    value of the first stub that they match. If the bytes don't lead to a value, `find` searches
//    in Swift. If that may run code of the test, the call searches later, without the lock.
// 4. The call copies the value. If its stub doesn't only return a value, the call retains the stub
//    instead, and runs its behavior later, without the lock.
// 5. `mynah_member_end` releases the lock. If there's follow-up work, `followUp()` does it.
//
// Part of the state stays constant after it was read under the lock, and is then read without it.
// As long as you retain the log, its calls don't change up to the count that you read together with
// it. As long as you retain the newest stub, the list of stubs that begins with it doesn't change,
// except for fields that are read and written with atomic operations. The value of a forwarding
// target, and the settings that the members of a mock share, have separate locks.
//
// Code of the test never runs under the lock, because it might call the same member, which would
// deadlock. This includes closures, matchers, `==`, and `deinit`. Releasing the last reference to
// an object runs its `deinit`, so references to such objects are kept until the lock is free:
// either `locked(_:)` returns them to the caller, or they're stored in `record.dropped`.

// MARK: - A call

extension _MockedMember {
  /// Finds the value or the stub that answers a call, right after the call was recorded.
  ///
  /// The lock is held. Keeping the lock is cheaper than taking it once more and retaining the stubs
  /// that the search reads.
  ///
  /// - Returns: The stubbed value, if a stub was found that returns one. Otherwise, the stub that
  ///   answers, or the newest stub if the search may run code of the test and therefore has to
  ///   happen later. Both are `nil` if no stub answers.
  @_transparent @usableFromInline
  func find(
    _ arguments: Arguments, at place: UnsafeMutableRawPointer,
    _ state: UnsafeMutablePointer<MemberState>
  ) -> (value: UnsafePointer<Result>?, stub: Unmanaged<MemberStub>?) {
    if let value = mynah_member_value(&state.pointee.calls, place) {
      return (value.assumingMemoryBound(to: Result.self), nil)
    }
    let newest = unsafeBitCast(state.pointee.newestStub, to: Unmanaged<MemberStub>?.self)
    guard state.pointee.isPlain, let newest else { return (nil, newest) }
    let match = plainMatch(from: newest, for: arguments, at: place)
    return (match?._withUnsafeGuaranteedRef { $0.use() }, match)
  }

  /// Makes room for a call, and numbers it.
  ///
  /// The lock is held.
  ///
  /// - Returns: The place for the arguments of the call.
  @usableFromInline
  func makePlace(for arguments: Arguments) -> UnsafeMutableRawPointer {
    if state.pointee.limit > 0, let copy = record.copying { return recordCopy(of: arguments, copy) }
    makeRoom()
    return mynah_member_append(&state.pointee.calls)
  }

  /// Records a call with copies of its arguments, and numbers it.
  ///
  /// The lock is held, and released while `copy` runs, because `copy` is code of the test.
  ///
  /// - Returns: The place for the original arguments, which are dropped when the lock is free.
  private func recordCopy(
    of arguments: Arguments, _ copy: (Arguments) -> Arguments
  ) -> UnsafeMutableRawPointer {
    mynah_unlock(&state.pointee.calls.lock)
    let copied = copy(arguments)
    mynah_lock(&state.pointee.calls.lock)
    if state.pointee.calls.count >= capacity(of: record.log) { makeRoom() }
    let place = mynah_member_append(&state.pointee.calls)
    place.assumingMemoryBound(to: Arguments.self).initialize(to: copied)
    state.pointee.calls.capacity = state.pointee.calls.count
    let original = CallLog<Arguments>(capacity: 1, era: 0)
    original.count = 1
    record.dropped.logs.append(original)
    state.pointee.calls.needs_follow_up = true
    return UnsafeMutableRawPointer(original.arguments)
  }

  /// Lets calls record copies of their arguments.
  ///
  /// The log then never leaves room for a call, so each call asks for its place.
  func copyArguments(with copy: @escaping (Arguments) -> Arguments) {
    locked {
      let previous = record.copying
      record.copying = previous.map { previous in { copy(previous($0)) } } ?? copy
      state.pointee.calls.capacity = state.pointee.calls.count
    }
  }

  /// Returns the newest stub in a slot of the index.
  ///
  /// This takes the lock, and retains the stub under it, before another thread can release the
  /// stub.
  @inlinable
  func bucket(of hash: Int, in slots: UnsafeMutablePointer<StubSlots>) -> MemberStub? {
    let state = state
    mynah_lock(&state.pointee.calls.lock)
    let bucket = unsafeBitCast(slots.pointee.find(hash), to: MemberStub?.self)
    mynah_unlock(&state.pointee.calls.lock)
    return bucket
  }

  /// Does the work that a call postponed until the lock is free.
  ///
  /// This releases the dropped calls, runs the observers, and wakes the watchers. As long as there
  /// are observers or watchers, each later call has follow-up work too.
  @usableFromInline
  func followUp(_ arguments: Arguments) {
    let (observers, watchers, dropped) = locked {
      defer { setFollowUp() }
      return (record.observers, record.watchers, takeDropped())
    }
    withExtendedLifetime(dropped) {}
    for observer in observers { observer.observe(arguments) }
    for watcher in watchers { watcher.wake() }
  }

  /// Sets whether each call has work to do after it releases the lock.
  ///
  /// The lock is held.
  func setFollowUp() {
    state.pointee.calls.needs_follow_up = !record.watchers.isEmpty || !record.observers.isEmpty
  }

  /// Runs `body` while the lock is held.
  func locked<Output>(_ body: () -> Output) -> Output {
    mynah_lock(&state.pointee.calls.lock)
    defer { mynah_unlock(&state.pointee.calls.lock) }
    return body()
  }
}

// MARK: - Forwarding

extension _MockedMember {
  /// The targets that matching calls without a stub are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] { locked { record.forwardings } }

  func forward(_ matcher: CallMatcher<Arguments>, to target: ForwardingTarget) {
    locked { record.forwardings.append(MemberForwarding(matcher: matcher, target: target)) }
  }
}

// MARK: - Observers and watchers

extension _MockedMember {
  /// Adds a closure that runs at each matching call from now on.
  func observe(_ matcher: CallMatcher<Arguments>, _ sideEffect: SideEffect) {
    locked {
      record.observers.append(CallObserver(matcher: matcher, sideEffect: sideEffect))
      setFollowUp()
    }
  }

  // A watcher must not miss a call. It's added under the same lock that calls are recorded under,
  // and it looks at the recorded calls afterward. An earlier call is among the calls that the
  // watcher looks at, and a later call finds the watcher and wakes it.

  func watch(_ watcher: CallWatcher) {
    locked {
      record.watchers.append(watcher)
      setFollowUp()
    }
  }

  func unwatch(_ watcher: CallWatcher) {
    _ = locked {
      let index = record.watchers.firstIndex { $0 === watcher }
      defer { setFollowUp() }
      return index.map { record.watchers.remove(at: $0) }
    }
  }
}

// MARK: - The nested mock

extension _MockedMember {
  /// The nested mock if the test asked for it, or `nil` if it didn't.
  var requestedNestedMock: Result? {
    guard let nestedMock else { return nil }
    return locked { nestedMock.isRequested ? nestedMock.mock : nil }
  }

  /// Stores a nested mock unless there is one already, and returns the stored mock.
  func keep(
    _ new: Result?, in nestedMock: NestedMock<Result>, isRequested: Bool
  ) -> Result? {
    locked {
      if nestedMock.mock == nil { nestedMock.mock = new }
      if isRequested, nestedMock.mock != nil { nestedMock.isRequested = true }
      return nestedMock.mock
    }
  }

  func forgetNestedMock() {
    guard let nestedMock else { return }
    _ = locked {
      defer { (nestedMock.mock, nestedMock.isRequested) = (nil, false) }
      return nestedMock.mock
    }
  }
}
