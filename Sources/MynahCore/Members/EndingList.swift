/// What has to end when the stubs of its mock are cleared, or the mock's session ends.
protocol EndsWithStubs: AnyObject, Sendable {
  /// Lets go on what waits for the test.
  func finish()
}

/// Those of one mock that have to end, which others keep.
struct EndingList {
  private struct Weak {
    weak var object: (any EndsWithStubs)?
  }

  private var objects: [Weak] = []

  /// Adds what has to end.
  ///
  /// - Returns: Those that are in the list, to be released when no lock is held.
  mutating func append(_ object: any EndsWithStubs) -> [any EndsWithStubs] {
    let alive = objects.compactMap(\.object)
    objects = (alive + [object]).map { Weak(object: $0) }
    return alive
  }

  /// Empties the list, and returns what was in it.
  mutating func removeAll() -> [any EndsWithStubs] {
    defer { objects = [] }
    return objects.compactMap(\.object)
  }
}
