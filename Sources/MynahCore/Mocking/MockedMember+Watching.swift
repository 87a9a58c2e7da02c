internal import MynahShims

// A watcher is added under the lock under which calls are recorded, and looks at the calls afterwards:
// it sees a call among them, or the call sees it.

extension MockedMember {
  func addWatcher(_ watcher: CallWatcher) {
    mynah_lock(&state.pointee.lock)
    watchers.append(watcher)
    state.pointee.isWatched = true
    mynah_unlock(&state.pointee.lock)
  }

  func removeWatcher(_ watcher: CallWatcher) {
    mynah_lock(&state.pointee.lock)
    let index = watchers.firstIndex { $0 === watcher }
    let removed = index.map { watchers.remove(at: $0) }
    state.pointee.isWatched = !watchers.isEmpty
    mynah_unlock(&state.pointee.lock)
    withExtendedLifetime(removed) {}
  }

  /// Wakes those who watch; a call was recorded.
  @usableFromInline
  func wakeWatchers() {
    mynah_lock(&state.pointee.lock)
    let watchers = watchers
    mynah_unlock(&state.pointee.lock)
    for watcher in watchers { watcher.wake() }
  }
}
