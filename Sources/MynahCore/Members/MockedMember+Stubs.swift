internal import MynahShims

/// The number of stubs up to which a member's stubs are searched one by one, without an index.
private let unindexedStubCount = 8

extension _MockedMember {
  /// The newest stub, which leads to all older ones.
  var newestStub: MemberStub? {
    guard hasState else { return nil }
    // The generic function `locked` would have to look up the type of the optional stub.
    mynah_lock(&state.pointee.calls.lock)
    defer { mynah_unlock(&state.pointee.calls.lock) }
    return head
  }

  /// Adds a stub, which takes precedence over all older stubs.
  ///
  /// - Returns: The serial number that identifies the stub.
  func add(
    _ behavior: Behavior<Result, Failure>, for matcher: CallMatcher<Arguments>,
    at location: CodeLocation
  ) -> UInt64 {
    // Compare and hash the values without the lock, because `==` and `hash(into:)` may be code of the
    // test. This constant also keeps the replaced stub until the lock is free.
    let replaceable = replaceableStub(by: matcher)
    defer { withExtendedLifetime(replaceable as AnyObject?) {} }
    return locked {
      let serial = mynah_next_serial()
      var older = head
      var replaced: MemberStub?
      // A part of a value can change after it was hashed, so equal arguments can have other keys.
      if let stub = replaceable, stub === older,
        stub.index == nil || stub.matcher.key == matcher.key
      {
        older = stub.older
        replaced = stub
        record.replacedStubs.replace(
          stub.serial, stub.isUsed ? AnsweringStub(stub) : nil, by: serial)
      }
      let index = indexOfStub(after: older)
      let stub = types.stub.init(
        matcher: matcher, behavior: behavior, older: older, index: index, serial: serial,
        location: location)
      index?.insert(stub, replacing: replaced)
      head = stub
      setPlain()
      return serial
    }
  }

  /// Returns the newest stub if it can't answer calls anymore after a stub with a matcher is added.
  ///
  /// A strict session keeps a stub that was never used, because it reports the stub.
  private func replaceableStub(by matcher: CallMatcher<Arguments>) -> MemberStub? {
    guard let newest = newestStub else { return nil }
    if newest.depth >= unindexedStubCount { _ = matcher.key }
    guard matcher.acceptsSameCalls(as: newest.matcher),
      newest.mayStayUnused || settings?.isStrict != true
    else { return nil }
    return newest
  }

  /// Sets whether calls may search for stubs while they hold the lock.
  ///
  /// The lock is held.
  func setPlain() {
    let state = state
    let newest = head
    state.pointee.isPlain = newest?.isPlain == true && !state.pointee.recordsOutcomes
    if state.pointee.isPlain, let newest, !newest.isIndexed {
      state.pointee.calls.stubs = newest.cell
    } else {
      state.pointee.calls.stubs = nil
    }
  }

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

  /// Removes the stubs, forwardings, and observers.
  func forgetStubs() {
    _ = locked {
      defer { record.replacedStubs = ReplacedStubs(firstSerial: mynah_next_serial()) }
      return removeStubs { _ in false }
    }
  }

  /// Removes the stubs, forwardings, and observers of only those calls that a matcher accepts.
  ///
  /// - Returns: A Boolean value that indicates whether something was removed.
  func clearStubs(_ matcher: CallMatcher<Arguments>) -> Bool {
    guard hasState else { return false }
    endExpectations(coveredBy: matcher)
    // A newer stub may have replaced the stub of a held call.
    defer { settings?.finishWaiting(for: matcher.parts, of: self) }
    // Compare the matchers without the lock, because `==` may be code of the test.
    let stubs = newestStub?.withOlder ?? []
    let observers = locked { record.observers }
    let matchers = stubs.map(\.matcher) + forwardings.map(\.matcher) + observers.map(\.matcher)
    let covered = matchers.filter { matcher.parts.cover($0.parts) }
    let isNestedMockCovered = matcher.matchesEverything && requestedNestedMock != nil
    if isNestedMockCovered { forgetNestedMock() }
    guard !covered.isEmpty else { return isNestedMockCovered }
    let identifiers = Set(covered.map { ObjectIdentifier($0) })
    _ = locked { removeStubs { !identifiers.contains(ObjectIdentifier($0)) } }
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
    exceptWhere isKept: (CallMatcher<Arguments>) -> Bool
  ) -> (MemberStub?, [MemberForwarding<Arguments>], [CallObserver<Arguments>]) {
    let previous = (head, record.forwardings, record.observers)
    record.forwardings.removeAll { !isKept($0.matcher) }
    record.observers.removeAll { !isKept($0.matcher) }
    setFollowUp()
    let index = head?.index
    // A call that holds a cleared stub may still read the tables of the index, and the slots don't
    // retain their stubs. Empty the tables under the lock, before the stubs are released.
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
    setPlain()
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
