internal import MynahShims

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
