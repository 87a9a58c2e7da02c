internal import MynahShims

// What becomes of the log of calls when it is full. All of it is off the way of most calls.

extension MockedMember {
  /// Makes room for one more call.
  ///
  /// The lock is held.
  ///
  /// - Returns: Whether there is room now; false where the member records as many calls as it may.
  @usableFromInline
  func grow() -> Bool {
    let count = state.pointee.count
    guard count < state.pointee.limit else { return false }
    let isShared = !isKnownUniquelyReferenced(&log)
    guard let full = log else {
      replaceLog(with: CallLog(capacity: 8, era: mynah_clock_tick()), count: 0)
      return true
    }
    let larger = full.replacement(
      capacity: full.capacity * 2, of: count, keeping: count, isShared: isShared)
    replaceLog(with: larger, count: count)
    return true
  }

  /// Records a call in place of the oldest one, or not at all, and gives the lock up.
  ///
  /// The lock is held.
  ///
  /// - Returns: The newest stub.
  @usableFromInline
  func recordLimited(_ arguments: Arguments) -> MemberStub? {
    let newest = unsafeBitCast(state.pointee.newestStub, to: MemberStub?.self)
    let dropped = state.pointee.limit > 0 ? replaceOldest(by: arguments) : nil
    let isWatched = state.pointee.isWatched
    mynah_unlock(&state.pointee.lock)
    // The release of what is dropped may run people's code, so the lock is free by now.
    withExtendedLifetime(dropped) {}
    if isWatched { wakeWatchers() }
    return newest
  }

  private func replaceOldest(by arguments: Arguments) -> DroppedCalls<Arguments> {
    let isShared = !isKnownUniquelyReferenced(&log)
    guard var log else { preconditionFailure("A member that is at its limit has a log.") }
    let limit = state.pointee.limit
    var dropped = DroppedCalls<Arguments>()
    log.noteForgotten(1, verified)
    if isShared || log.start + limit == log.capacity && log.capacity < limit * 2 {
      dropped.log = log
      log = log.replacement(
        capacity: limit * 2, of: limit, keeping: limit - 1, isShared: isShared)
    } else {
      dropped.arguments = log.removeFirst()
      if log.start + limit > log.capacity { log.moveToFront(limit - 1) }
    }
    let newest = log.start + limit - 1
    log.orders[newest] = mynah_clock_tick()
    (log.arguments + newest).initialize(to: arguments)
    replaceLog(with: log, count: limit)
    return dropped
  }

  /// Sets how many calls are recorded, and forgets those that are too many.
  func limitLog(to limit: Int) {
    mynah_lock(&state.pointee.lock)
    let isShared = !isKnownUniquelyReferenced(&log)
    let previous = log
    let count = state.pointee.count
    state.pointee.limit = limit
    if limit == 0 {
      previous?.count = count
      replaceLog(with: nil, count: 0)
    } else if let previous, count > limit {
      previous.noteForgotten(count - limit, verified)
      let kept = previous.replacement(
        capacity: max(8, limit * 2), of: count, keeping: limit, isShared: isShared)
      replaceLog(with: kept, count: limit)
    } else {
      replaceLog(with: previous, count: count)
    }
    mynah_unlock(&state.pointee.lock)
    withExtendedLifetime(previous) {}
  }

  /// The lock is held.
  func replaceLog(with new: CallLog<Arguments>?, count: Int) {
    log = new
    if let new {
      state.pointee.orders = new.orders + new.start
      state.pointee.arguments = UnsafeMutableRawPointer(new.arguments + new.start)
    }
    state.pointee.capacity = min(new.map { $0.capacity - $0.start } ?? 0, state.pointee.limit)
    state.pointee.count = count
  }
}

/// What must live until the lock is free.
private struct DroppedCalls<Arguments> {
  var arguments: Arguments?
  var log: CallLog<Arguments>?
}

extension CallLog {
  /// Counts the oldest calls, which are about to be forgotten.
  fileprivate func noteForgotten(_ count: Int, _ verified: VerifiedCalls) {
    let orders = RecordedOrders(self, count: count)
    forgottenUnverified += (0..<count).count { !verified.contains($0, in: orders) }
    forgotten += count
  }
}
