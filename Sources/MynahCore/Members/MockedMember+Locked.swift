public import MynahShims

// This file describes the lock of a member, and contains most of the code that takes it.
//
// Each member has one lock, which is part of its state. The lock isn't recursive, so a thread that
// holds it must not take it again. It protects:
//
// - `state`: the place for the next call, the number of recorded calls and its limit, the newest
//   stub, whether calls may search for stubs under the lock, and whether a call has follow-up work.
//   There are two exceptions: `types` is written once with an atomic operation, and calls read
//   `recordsOutcomes` without the lock.
// - `record.log` and `record.dropped`: the recorded calls, and the ones to release later. The
//   functions at the end of this file make room in the log.
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
  private func setFollowUp() {
    state.pointee.calls.needs_follow_up = !record.watchers.isEmpty || !record.observers.isEmpty
  }

  /// Runs `body` while the lock is held.
  func locked<Output>(_ body: () -> Output) -> Output {
    mynah_lock(&state.pointee.calls.lock)
    defer { mynah_unlock(&state.pointee.calls.lock) }
    return body()
  }
}

// MARK: - Recorded calls

extension _MockedMember {
  /// The calls recorded so far.
  var calls: RecordedCalls<Arguments> { locked { callsUnderLock } }

  /// The calls recorded so far.
  ///
  /// The lock is held.
  var callsUnderLock: RecordedCalls<Arguments> {
    let limit = state.pointee.limit
    guard limit > 0, let log = record.log else { return RecordedCalls() }
    let serials = RecordedSerials(log, count: state.pointee.calls.count)
    return RecordedCalls(serials.count > limit ? serials.newest(limit, record.verified) : serials)
  }

  var recordsCalls: Bool { !hasState || locked { state.pointee.limit > 0 } }

  func clearInvocations() {
    guard hasState else { return }
    _ = locked {
      let log = record.log
      log?.count = state.pointee.calls.count
      replaceLog(with: nil, count: 0)
      let outcomes = record.outcomes?.outcomes
      record.outcomes?.outcomes = [:]
      return (log, outcomes)
    }
  }

  /// Forgets the recorded calls that match.
  func clearInvocations(_ matcher: CallMatcher<Arguments>) {
    guard hasState else { return }
    if matcher.matchesEverything { return clearInvocations() }
    // Compare the arguments without the lock, because `==` may be code of the test.
    let calls = calls
    let matched = matcher.matches(in: calls)
    guard matched.count > 0 else { return }
    let cleared = Set((0..<calls.count).filter(matched.contains).map { calls.serials[$0] })
    _ = locked { removeCalls(cleared) }
  }

  /// Removes calls from the log, and continues with a log of the other calls.
  ///
  /// The lock is held.
  ///
  /// - Parameter cleared: The serial numbers of the calls to remove.
  /// - Returns: The previous log and outcomes, which the caller releases when the lock is free.
  private func removeCalls(_ cleared: Set<UInt64>) -> (CallLog<Arguments>?, OutcomeLog?) {
    let (calls, previous, outcomes) = (callsUnderLock, record.log, record.outcomes)
    let kept = (0..<calls.count).filter { !cleared.contains(calls.serials[$0]) }
    let new = CallLog<Arguments>(capacity: max(8, kept.count), era: mynah_next_serial())
    for (index, call) in kept.enumerated() {
      new.serials[index] = calls.serials[call]
      (new.arguments + index).initialize(to: calls.arguments(at: call))
    }
    new.forgotten = calls.serials.forgotten
    new.forgottenUnverified = calls.serials.forgottenUnverified
    record.verified = record.verified.keeping(
      kept, of: calls.serials, as: RecordedSerials(new, count: kept.count))
    for call in cleared { record.outcomes?.outcomes[call] = nil }
    previous?.count = state.pointee.calls.count
    replaceLog(with: new, count: kept.count)
    return (previous, outcomes)
  }

  /// Limits the number of recorded calls, and forgets the oldest calls beyond the limit.
  func limitRecording(to limit: Int) {
    _ = locked { replaceLog(limitedTo: limit) }
  }

  func markVerified(_ matched: MatchedCalls) {
    locked {
      record.verified.insert(matched)
      if let log = record.log, matched.bits == nil, matched.serials.era == log.era {
        // Without bits, the `verify` covers all calls, including the forgotten ones.
        log.forgottenUnverified -= min(
          log.forgottenUnverified, matched.serials.forgottenUnverified)
      }
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

// MARK: - Stubs

/// The number of stubs up to which a member's stubs are searched one by one, without an index.
private let unindexedStubCount = 8

extension _MockedMember {
  /// The newest stub, which leads to all older ones.
  var newestStub: MemberStub? { hasState ? locked { head } : nil }

  /// Adds a stub, which takes precedence over all older stubs.
  ///
  /// - Returns: The serial number that identifies the stub.
  func add(
    _ behavior: Behavior<Result, Failure>, for matcher: CallMatcher<Arguments>,
    at location: CodeLocation
  ) -> UInt64 {
    // Compare the values without the lock, because `==` may be code of the test. This constant also
    // keeps the replaced stub until the lock is free.
    let replaceable = replaceableStub(by: matcher)
    defer { withExtendedLifetime(replaceable) {} }
    return locked {
      let serial = mynah_next_serial()
      var older = head
      var replaced: MemberStub?
      if let stub = replaceable, stub === older {
        (older, replaced) = (stub.older, stub)
        record.replacedStubs.replace(
          stub.serial, stub.isUsed ? AnsweringStub(stub) : nil, by: serial)
      }
      let index = indexOfStub(after: older)
      let stub = types.stub.init(
        matcher: matcher, behavior: behavior, older: older, index: index, serial: serial,
        location: location)
      index?.insert(stub, replacing: replaced)
      head = stub
      setPlain(stub)
      return serial
    }
  }

  /// Returns the newest stub if it can't answer calls anymore after a stub with a matcher is added.
  ///
  /// A strict session keeps a stub that was never used, because it reports the stub.
  private func replaceableStub(by matcher: CallMatcher<Arguments>) -> MemberStub? {
    guard let newest = newestStub, matcher.acceptsSameCalls(as: newest.matcher),
      newest.isUsed || newest.isLenient || settings?.isStrict != true
    else { return nil }
    return newest
  }

  /// Sets whether calls may search for stubs while they hold the lock.
  ///
  /// The lock is held.
  ///
  /// - Parameter newest: The newest stub, or `nil` if calls must not search under the lock.
  private func setPlain(_ newest: MemberStub?) {
    let state = state
    state.pointee.isPlain = newest?.isPlain == true && !state.pointee.recordsOutcomes
    if state.pointee.isPlain, let newest, !newest.isIndexed {
      state.pointee.calls.stubs = newest.cell
    } else {
      state.pointee.calls.stubs = nil
    }
  }

  /// Makes calls search for stubs without the lock from now on.
  ///
  /// The lock is held.
  func stopFindingPlainStubs() { setPlain(nil) }

  /// Returns the index for a new stub, or `nil` if there are too few stubs for an index.
  private func indexOfStub(
    after newest: MemberStub?
  ) -> StubIndex<Arguments, Result, Failure>? {
    if let index = newest?.index { return index }
    guard let newest, newest.depth >= unindexedStubCount else { return nil }
    return StubIndex(indexing: newest)
  }

  /// Changes the chain of a stub's behaviors.
  ///
  /// - Returns: A Boolean value that indicates whether the stub wasn't cleared. A stub that a newer
  ///   stub replaced doesn't have to change.
  func change(
    stub serial: UInt64, _ change: (ChainBehavior<Result, Failure>) -> Void
  ) -> Bool {
    locked {
      let stub = head?.find(serial)
      stub?.change(change)
      return stub != nil || !record.replacedStubs.isCleared(serial)
    }
  }

  func forgetStubs() {
    let cleared = locked {
      defer {
        state.pointee.newestStub = nil
        record.replacedStubs = ReplacedStubs(firstSerial: mynah_next_serial())
        setPlain(nil)
      }
      // A call that holds a cleared stub may still read the tables of the index, and the slots
      // don't retain their stubs. Empty the tables under the lock, before the stubs are released.
      head?.index?.clear()
      return state.pointee.newestStub
    }
    cleared?.release()
  }

  /// Removes the stubs, forwardings, and observers of only those calls that a matcher accepts.
  ///
  /// - Returns: A Boolean value that indicates whether something was removed.
  func clearStubs(_ matcher: CallMatcher<Arguments>) -> Bool {
    guard hasState else { return false }
    endExpectations(coveredBy: matcher)
    // Compare the matchers without the lock, because `==` may be code of the test.
    let stubs = newestStub?.withOlder ?? []
    let observers = locked { record.observers }
    let matchers = stubs.map(\.matcher) + forwardings.map(\.matcher) + observers.map(\.matcher)
    let covered = matchers.filter(matcher.covers)
    let isNestedMockCovered = matcher.matchesEverything && requestedNestedMock != nil
    if isNestedMockCovered { forgetNestedMock() }
    guard !covered.isEmpty else { return isNestedMockCovered }
    var identifiers: Set<ObjectIdentifier> = []
    for matcher in covered { identifiers.insert(ObjectIdentifier(matcher)) }
    _ = locked { removeStubs(identifiers) }
    return true
  }

  /// Removes stubs, forwardings, and observers, and continues with copies of the other stubs.
  ///
  /// The stubs of a list don't change, so the kept stubs are copied. A call that searches without
  /// the lock uses the previous list, or finds the copies in the tables of the index.
  ///
  /// The lock is held.
  ///
  /// - Parameter cleared: The matchers of the stubs, forwardings, and observers to remove.
  /// - Returns: The previous values, which the caller releases when the lock is free.
  private func removeStubs(
    _ cleared: Set<ObjectIdentifier>
  ) -> (MemberStub?, [MemberForwarding<Arguments>], [CallObserver<Arguments>]) {
    let isKept = { (matcher: CallMatcher<Arguments>) in
      !cleared.contains(ObjectIdentifier(matcher))
    }
    let previous = (head, record.forwardings, record.observers)
    record.forwardings.removeAll { !isKept($0.matcher) }
    record.observers.removeAll { !isKept($0.matcher) }
    setFollowUp()
    let index = head?.index
    index?.clear()
    var newest: MemberStub?
    for stub in (head?.withOlder ?? []).reversed() {
      guard isKept(stub.matcher) else {
        record.replacedStubs.clear(stub.serial)
        continue
      }
      let copy = stub.copy(older: newest, index: index)
      index?.insert(copy)
      newest = copy
    }
    head = newest
    setPlain(newest)
    return previous
  }

  /// The newest stub, which is the head of the list.
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
      // The new head retains the previous one, so this doesn't deinitialize a stub.
      previous?.release()
    }
  }
}

// MARK: - Forwarding

extension _MockedMember {
  /// The targets that matching calls without a stub are forwarded to, oldest first.
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

// MARK: - Observers

extension _MockedMember {
  /// Adds a closure that runs at each matching call from now on.
  func observe(_ matcher: CallMatcher<Arguments>, _ sideEffect: SideEffect) {
    locked {
      record.observers.append(CallObserver(matcher: matcher, sideEffect: sideEffect))
      setFollowUp()
    }
  }

  func forgetObservers() {
    _ = locked {
      defer {
        record.observers = []
        setFollowUp()
      }
      return record.observers
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

// The functions below make room in the log of calls. Few calls get here, because most calls fit
// into the log. The lock is held, so these functions don't release anything that may run a `deinit`
// of the test.

extension _MockedMember {
  /// Makes room for one more call, by dropping the oldest calls if the limit is reached.
  func makeRoom() {
    let (count, limit) = (state.pointee.calls.count, state.pointee.limit)
    if limit == 0 { return makeRoomForUnrecordedCall() }
    if count >= limit { dropOldest(count - limit + 1) } else { growLog() }
  }

  /// The number of calls that the log may hold.
  ///
  /// It's greater than the limit, because dropping one call costs nearly as much as dropping
  /// several. Readers don't see the calls beyond the limit.
  private var maximumCount: Int {
    let limit = state.pointee.limit
    return limit < .max / 2 ? limit + limit / 16 : limit
  }

  private func growLog() {
    let count = state.pointee.calls.count
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard let full = record.log else {
      return replaceLog(with: CallLog(capacity: 8, era: mynah_next_serial()), count: 0)
    }
    let larger = full.replacement(
      capacity: full.capacity * 2, of: count, keeping: count, isShared: isShared)
    replaceLog(with: larger, count: count)
  }

  /// Removes the oldest calls from a log that has reached its limit.
  private func dropOldest(_ excess: Int) {
    let limit = state.pointee.limit
    let isShared = !isKnownUniquelyReferenced(&record.log)
    guard var log = record.log else {
      preconditionFailure("A member that is at its limit has a log.")
    }
    log.noteForgotten(excess, record.verified)
    let isFull = log.start + excess + maximumCount > log.capacity
    // Replace a log that a reader shares, because the calls that the reader knows must not change.
    // Also replace a full log that's smaller than twice the limit, because it would have to move
    // its calls to the front too often.
    if isShared || isFull && log.capacity < limit * 2 {
      record.dropped.logs.append(log)
      log = log.replacement(
        capacity: limit * 2, of: state.pointee.calls.count, keeping: limit - 1, isShared: isShared)
      state.pointee.calls.needs_follow_up = true
    } else {
      drop(log.removeFirst(excess))
      if isFull { log.moveToFront(limit - 1) }
    }
    replaceLog(with: log, count: limit - 1)
  }

  /// Makes room for a call that isn't recorded, whose arguments are dropped when the lock is free.
  private func makeRoomForUnrecordedCall() {
    let unrecordedLog = record.log ?? CallLog(capacity: 1, era: mynah_next_serial())
    if state.pointee.calls.count == 1 { drop(unrecordedLog.removeFirst(1)) }
    unrecordedLog.start = 0
    replaceLog(with: unrecordedLog, count: 0)
    state.pointee.calls.capacity = 1
    if !_isPOD(Arguments.self) { state.pointee.calls.needs_follow_up = true }
  }

  /// Keeps arguments until the lock is free, because releasing them may run code of the test.
  private func drop(_ arguments: UnsafeMutableBufferPointer<Arguments>) {
    guard !_isPOD(Arguments.self) else { return }
    record.dropped.arguments.append(contentsOf: arguments)
    arguments.deinitialize()
    state.pointee.calls.needs_follow_up = true
  }

  /// Returns the dropped calls, which the caller releases when the lock is free.
  func takeDropped() -> DroppedCalls<Arguments> {
    if state.pointee.limit == 0, state.pointee.calls.count == 1, let log = record.log {
      drop(log.removeFirst(1))
      log.start = 0
      replaceLog(with: log, count: 0)
    }
    defer { record.dropped = DroppedCalls() }
    return record.dropped
  }

  /// Limits the number of recorded calls, and forgets the oldest calls beyond the limit.
  ///
  /// - Returns: The previous log, which the caller releases when the lock is free.
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

  /// Switches recording to a log that already contains `count` calls.
  func replaceLog(with new: CallLog<Arguments>?, count: Int) {
    record.log = new
    if let new {
      state.pointee.calls.serials = new.serials + new.start
      state.pointee.calls.arguments = UnsafeMutableRawPointer(new.arguments + new.start)
    }
    state.pointee.calls.capacity = record.copying == nil ? capacity(of: new) : count
    state.pointee.calls.count = count
  }

  /// Returns the number of calls that may be recorded in a log.
  private func capacity(of log: CallLog<Arguments>?) -> Int {
    min(log.map { $0.capacity - $0.start } ?? 0, maximumCount)
  }
}

/// The arguments and logs that a member's calls dropped, until they're released without the lock.
struct DroppedCalls<Arguments> {
  var arguments: [Arguments] = []
  var logs: [CallLog<Arguments>] = []
}

extension CallLog {
  /// Counts the oldest calls as forgotten, right before they're removed.
  fileprivate func noteForgotten(_ count: Int, _ verified: VerifiedCalls) {
    forgottenUnverified += RecordedSerials(self, count: count).unverifiedCount(verified)
    forgotten += count
  }
}
