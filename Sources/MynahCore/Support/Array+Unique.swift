extension Array {
  /// Returns the first element with each key.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> Self {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
