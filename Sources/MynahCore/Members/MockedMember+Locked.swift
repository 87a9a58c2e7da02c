public import MynahShims

// What one lock protects. Each member has a lock, in its state. A call takes it (`MockedMember+Answering.swift`);
// everything else does so by `locked`. Under it are read and written:
//
// - `state`: where the next call is recorded, how many calls there are and may be, the newest stub, and
//   whether calls have a follow-up.
// - `record.log`, `.dropped`: the recorded calls, and what is to be released. How the log makes room is
//   told in `MockedMember+Recording.swift`, whose functions run under the lock.
// - `record.outcomes`: how calls ended, where that is recorded.
// - `record.verified`: which calls a `verify` covers.
// - `record.watchers`: who is woken by calls.
// - `record.forwardings`: what calls are forwarded to that no stub answers.
// - `nestedMock`: its mock, and whether somebody wants it.
// - The slots of the index (`StubIndex`), and the chain of a stub's behaviors (`StubNode.change`).
//
// Calls below a count that was read under the lock never change, nor does a stub that is in the list: who
// holds the log or the newest stub reads them without it. Targets of forwarding, and what members of a mock
// share, have locks of their own.
//
// People's code never runs under the lock: closures, matchers, `==`, and `deinit`. So whatever may hold
// the last reference to something of theirs is kept until the lock is free.

// MARK: - A call

extension _MockedMember {
  /// Looks for the stub of a recorded call: to take the lock once more, and to retain what is read, would cost more
  /// than looking.
  ///
  /// The lock is held.
  ///
  /// - Returns: The value that answers; otherwise the stub that answers, or the newest one if others may run
  ///   people's code.
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
  /// - Returns: Where the arguments belong.
  @usableFromInline
  func makePlace() -> UnsafeMutableRawPointer {
    makeRoom()
    return mynah_member_append(&state.pointee.calls)
  }

  /// Returns the newest stub in a slot of the index, retained before another thread can release it.
  @inlinable
  func bucket(of hash: Int, in slots: UnsafeMutablePointer<StubSlots>) -> MemberStub? {
    let state = state
    mynah_lock(&state.pointee.calls.lock)
    let bucket = unsafeBitCast(slots.pointee.find(hash), to: MemberStub?.self)
    mynah_unlock(&state.pointee.calls.lock)
    return bucket
  }

  /// Does what a call has to do when the lock is free: releases what was dropped, and wakes those who
  /// watch.
  @usableFromInline
  func followUp() {
    let (watchers, dropped) = locked {
      defer { state.pointee.calls.needs_follow_up = !record.watchers.isEmpty }
      return (record.watchers, takeDropped())
    }
    withExtendedLifetime(dropped) {}
    for watcher in watchers { watcher.wake() }
  }

  /// Runs `body` while no other thread has what the lock protects.
  func locked<Output>(_ body: () -> Output) -> Output {
    mynah_lock(&state.pointee.calls.lock)
    defer { mynah_unlock(&state.pointee.calls.lock) }
    return body()
  }
}

// MARK: - Recorded calls

extension _MockedMember {
  /// The calls recorded until now.
  var calls: RecordedCalls<Arguments> { locked { heldCalls } }

  /// The calls recorded until now.
  ///
  /// The lock is held.
  var heldCalls: RecordedCalls<Arguments> {
    state.pointee.limit == 0
      ? RecordedCalls(nil, count: 0) : RecordedCalls(record.log, count: state.pointee.calls.count)
  }

  var recordsCalls: Bool { !isTouched || locked { state.pointee.limit > 0 } }

  func clearInvocations() {
    guard isTouched else { return }
    _ = locked {
      let log = record.log
      log?.count = state.pointee.calls.count
      replaceLog(with: nil, count: 0)
      let outcomes = record.outcomes?.outcomes
      record.outcomes?.outcomes = [:]
      return (log, outcomes)
    }
  }

  /// Sets how many calls are recorded, and forgets those that are too many.
  func limitRecording(to limit: Int) {
    _ = locked { replaceLog(limitedTo: limit) }
  }

  func markVerified(_ matched: MatchedCalls) {
    locked {
      record.verified.insert(matched)
      if let log = record.log, matched.bits == nil, matched.serials.era == log.era {
        // All calls are covered, the forgotten ones too.
        log.forgottenUnverified -= min(
          log.forgottenUnverified, matched.serials.forgottenUnverified)
      }
    }
  }

  // A watcher is added under the lock under which calls are recorded, and looks at the calls afterwards:
  // it sees a call among them, or the call sees it.

  func watch(_ watcher: CallWatcher) {
    locked {
      record.watchers.append(watcher)
      state.pointee.calls.needs_follow_up = true
    }
  }

  func unwatch(_ watcher: CallWatcher) {
    _ = locked {
      let index = record.watchers.firstIndex { $0 === watcher }
      defer { state.pointee.calls.needs_follow_up = !record.watchers.isEmpty }
      return index.map { record.watchers.remove(at: $0) }
    }
  }
}

// MARK: - Stubs

/// How many stubs of a member are searched one by one, newest first.
private let unindexedStubCount = 8

extension _MockedMember {
  /// The newest stub, from which the others are reached.
  var newestStub: MemberStub? { isTouched ? locked { head } : nil }

  /// Adds a stub, which answers before all older ones.
  ///
  /// - Returns: The number by which the stub is known.
  func add(
    _ behavior: Behavior<Result, Failure>, for matcher: CallMatcher<Arguments>,
    at location: CodeLocation
  ) -> UInt64 {
    locked {
      let serial = mynah_clock_tick()
      let older = head
      let index = indexOfStub(after: older)
      let stub = types.stub.init(
        matcher: matcher, behavior: behavior, older: older, index: index, serial: serial,
        location: location)
      index?.insert(stub)
      head = stub
      setPlain(stub.isPlain && !state.pointee.recordsOutcomes ? stub : nil)
      return serial
    }
  }

  /// Says whether a call may look for stubs under the lock.
  ///
  /// - Parameter newest: The newest stub, where all are plain; nil where a call may not.
  private func setPlain(_ newest: MemberStub?) {
    let state = state
    state.pointee.isPlain = newest != nil
    if let newest, !newest.isIndexed {
      state.pointee.calls.stubs = newest.cell
    } else {
      state.pointee.calls.stubs = nil
    }
  }

  /// Has calls look for stubs without the lock from now on.
  func stopFindingPlainStubs() { setPlain(nil) }

  /// The index that a new stub belongs to; nil where there are too few stubs for one.
  private func indexOfStub(
    after newest: MemberStub?
  ) -> StubIndex<Arguments, Result, Failure>? {
    guard let newest, newest.depth >= unindexedStubCount else { return nil }
    return newest.index ?? StubIndex(indexing: newest)
  }

  /// Changes the chain of a stub's behaviors.
  ///
  /// - Returns: Whether there is the stub; false if it was cleared.
  func change(
    stub serial: UInt64, _ change: (ChainBehavior<Result, Failure>) -> Void
  ) -> Bool {
    locked {
      let stub = head?.find(serial)
      stub?.change(change)
      return stub != nil
    }
  }

  func forgetStubs() {
    let cleared = locked {
      defer {
        state.pointee.newestStub = nil
        setPlain(nil)
      }
      // Calls that hold a stub still read the tables, so these are emptied and not released.
      head?.index?.clear()
      return state.pointee.newestStub
    }
    cleared?.release()
  }

  /// The head of the list of stubs.
  ///
  /// The lock is held.
  private(set) var head: MemberStub? {
    get {
      unsafeBitCast(state.pointee.newestStub, to: MemberStub?.self)
    }
    set {
      let previous = state.pointee.newestStub
      if let newValue {
        state.pointee.newestStub = Unmanaged.passRetained(newValue as AnyObject)
      } else {
        state.pointee.newestStub = nil
      }
      // The new head keeps the previous one: nothing is deinitialized here.
      previous?.release()
    }
  }
}

// MARK: - Forwarding

extension _MockedMember {
  /// What matching calls that no stub answers are forwarded to, oldest first.
  var forwardings: [MemberForwarding<Arguments>] { locked { record.forwardings } }

  func forward(_ matcher: CallMatcher<Arguments>, to target: ForwardingTarget) {
    locked { record.forwardings.append(MemberForwarding(matcher: matcher, target: target)) }
  }

  func forgetForwardings() {
    _ = locked {
      defer { record.forwardings = [] }
      return record.forwardings
    }
  }
}

// MARK: - The nested mock

extension _MockedMember {
  /// The nested mock where a test has asked for it; nil elsewhere.
  var wantedNestedMock: Result? {
    guard let nestedMock else { return nil }
    return locked { nestedMock.isWanted ? nestedMock.mock : nil }
  }

  /// Keeps a new nested mock, unless there is one, and returns the one that is kept.
  func keep(
    _ new: Result?, in nestedMock: NestedMock<Result>, isWanted: Bool
  ) -> Result? {
    locked {
      if nestedMock.mock == nil { nestedMock.mock = new }
      if isWanted, nestedMock.mock != nil { nestedMock.isWanted = true }
      return nestedMock.mock
    }
  }

  func forgetNestedMock() {
    guard let nestedMock else { return }
    _ = locked {
      defer { (nestedMock.mock, nestedMock.isWanted) = (nil, false) }
      return nestedMock.mock
    }
  }
}

// What becomes of the log of calls when it is full. All of it is off the way of most calls, and runs while
// the lock is held: nothing is released here whose `deinit` may be people's.

extension _MockedMember {
  /// Makes room for one more call, in place of the oldest one where no more may be recorded.
  func makeRoom() {
    let (count, limit) = (state.pointee.calls.count, state.pointee.limit)
    if limit == 0 { return makePassingRoom() }
    if count == limit { dropOldest() } else { growLog() }
  }

  private func growLog() {
    let count = state.pointee.calls.count
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard let full = record.log else {
      return replaceLog(with: CallLog(capacity: 8, era: mynah_clock_tick()), count: 0)
    }
    let larger = full.replacement(
      capacity: full.capacity * 2, of: count, keeping: count, isShared: isShared)
    replaceLog(with: larger, count: count)
  }

  /// Takes the oldest call out of a log that has as many as it may.
  private func dropOldest() {
    let limit = state.pointee.limit
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard var log = record.log else {
      preconditionFailure("A member that is at its limit has a log.")
    }
    log.noteForgotten(1, record.verified)
    // A log that somebody reads must not change below the count that they know. One with room for less
    // than twice the limit would have its calls moved to the front too often.
    if isShared || log.start + limit == log.capacity && log.capacity < limit * 2 {
      record.dropped.logs.append(log)
      log = log.replacement(
        capacity: limit * 2, of: limit, keeping: limit - 1, isShared: isShared)
      state.pointee.calls.needs_follow_up = true
    } else {
      drop(log.removeFirst())
      if log.start + limit > log.capacity { log.moveToFront(limit - 1) }
    }
    replaceLog(with: log, count: limit - 1)
  }

  /// Makes room for a call that is not to be recorded: its arguments are dropped when the lock is free.
  private func makePassingRoom() {
    let passing = record.log ?? CallLog(capacity: 1, era: mynah_clock_tick())
    if state.pointee.calls.count == 1 { drop(passing.arguments.move()) }
    replaceLog(with: passing, count: 0)
    state.pointee.calls.capacity = 1
    if !_isPOD(Arguments.self) { state.pointee.calls.needs_follow_up = true }
  }

  /// Keeps arguments until the lock is free: their release may run people's code.
  private func drop(_ arguments: Arguments) {
    guard !_isPOD(Arguments.self) else { return }
    record.dropped.arguments.append(arguments)
    state.pointee.calls.needs_follow_up = true
  }

  /// Returns what was dropped, to be released when the lock is free.
  func takeDropped() -> DroppedCalls<Arguments> {
    if state.pointee.limit == 0, state.pointee.calls.count == 1, let log = record.log {
      record.dropped.arguments.append(log.arguments.move())
      replaceLog(with: log, count: 0)
    }
    defer { record.dropped = DroppedCalls() }
    return record.dropped
  }

  /// Sets how many calls are recorded, and forgets those that are too many.
  ///
  /// - Returns: The log until now, to be released when the lock is free.
  func replaceLog(limitedTo limit: Int) -> CallLog<Arguments>? {
    let isShared = !isKnownUniquelyReferenced(&record.log)
    let previous = record.log
    let count = state.pointee.calls.count
    let wasRecorded = state.pointee.limit > 0
    state.pointee.limit = limit
    if limit == 0 || !wasRecorded {
      previous?.count = count
      replaceLog(with: nil, count: 0)
    } else if let previous, count > limit {
      previous.noteForgotten(count - limit, record.verified)
      let kept = previous.replacement(
        capacity: max(8, limit * 2), of: count, keeping: limit, isShared: isShared)
      replaceLog(with: kept, count: limit)
    } else {
      replaceLog(with: previous, count: count)
    }
    return previous
  }

  /// Makes calls be recorded in another log, from behind the calls that it has.
  func replaceLog(with new: CallLog<Arguments>?, count: Int) {
    record.log = new
    if let new {
      state.pointee.calls.serials = new.serials + new.start
      state.pointee.calls.arguments = UnsafeMutableRawPointer(new.arguments + new.start)
    }
    state.pointee.calls.capacity = min(
      new.map { $0.capacity - $0.start } ?? 0, state.pointee.limit)
    state.pointee.calls.count = count
  }
}

/// What a member's calls have dropped, and nobody has released yet.
struct DroppedCalls<Arguments> {
  var arguments: [Arguments] = []
  var logs: [CallLog<Arguments>] = []
}

extension CallLog {
  /// Counts the oldest calls, which are about to be forgotten.
  fileprivate func noteForgotten(_ count: Int, _ verified: VerifiedCalls) {
    let serials = RecordedSerials(self, count: count)
    forgottenUnverified += (0..<count).count { !verified.contains($0, in: serials) }
    forgotten += count
  }
}
