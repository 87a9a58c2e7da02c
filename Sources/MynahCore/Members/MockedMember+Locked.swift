public import MynahShims

extension MockedMember {
  /// Records a call.
  ///
  /// - Returns: The stub that answers, if it could be found at once; else the newest stub, from which
  ///   the one that answers is found.
  @inlinable
  func record(_ arguments: Arguments) -> (found: MemberStub?, isAnswer: Bool) {
    let state = state
    mynah_lock(&state.pointee.lock)
    var index = state.pointee.count
    if index == state.pointee.capacity { index = makeRoom() }
    state.pointee.orders[index] = mynah_clock_tick()
    (state.pointee.arguments.assumingMemoryBound(to: Arguments.self) + index)
      .initialize(to: arguments)
    state.pointee.count = index &+ 1
    let isPlain = state.pointee.isPlain
    // Where stubs are plain, there is one: the newest says so.
    let found =
      isPlain
      ? indexedMatch(
        from: unsafeBitCast(
          state.pointee.newestStub.unsafelyUnwrapped, to: Unmanaged<MemberStub>.self),
        for: arguments, holdingLock: true)
      : unsafeBitCast(state.pointee.newestStub, to: MemberStub?.self)
    let needsFollowUp = state.pointee.needsFollowUp
    mynah_unlock(&state.pointee.lock)
    if needsFollowUp { followUp() }
    return (found, isPlain)
  }
}
