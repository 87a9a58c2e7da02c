internal import MynahSyntax

/// What was found out about types, for all threads.
final class Cache<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    /// No other type can have its identity while the entry holds it.
    let type: DeclaredType
    let value: Value
  }

  private let entries = LockedValue<[ObjectIdentifier: Entry]>([:])

  /// What is known of a type.
  subscript(type: DeclaredType) -> Value? {
    get { entries.withLock { $0[ObjectIdentifier(type)] }?.value }
    set {
      let entry = newValue.map { Entry(type: type, value: $0) }
      entries.withLock { $0[ObjectIdentifier(type)] = entry }
    }
  }
}
