internal import MynahShims

// A watcher is added under the lock under which calls are recorded, and looks at the calls afterwards:
// it sees a call among them, or the call sees it.

extension MockedMember {
  func addWatcher(_ watcher: CallWatcher) {
    mynah_lock(&state.pointee.lock)
    watchers.append(watcher)
    state.pointee.needsFollowUp = true
    mynah_unlock(&state.pointee.lock)
  }

  func removeWatcher(_ watcher: CallWatcher) {
    mynah_lock(&state.pointee.lock)
    let index = watchers.firstIndex { $0 === watcher }
    let removed = index.map { watchers.remove(at: $0) }
    state.pointee.needsFollowUp = !watchers.isEmpty
    mynah_unlock(&state.pointee.lock)
    withExtendedLifetime(removed) {}
  }

  /// Does what a call has to do when the lock is free: releases what was dropped, and wakes those who
  /// watch.
  @usableFromInline
  func followUp() {
    mynah_lock(&state.pointee.lock)
    let watchers = watchers
    let dropped = takeDropped()
    state.pointee.needsFollowUp = !watchers.isEmpty
    mynah_unlock(&state.pointee.lock)
    withExtendedLifetime(dropped) {}
    for watcher in watchers { watcher.wake() }
  }
}
