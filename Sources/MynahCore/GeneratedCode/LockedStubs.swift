/// What a stub keeps that threads share.
///
/// Generated code calls this.
public final class _LockedStubs<Value>: @unchecked Sendable {
  private let locked: Locked<Value>

  /// Creates a box around a value.
  public init(_ value: Value) {
    locked = Locked(value)
  }

  /// The value.
  public var value: Value {
    get { locked.withLock { $0 } }
    set { update { $0 = newValue } }
  }

  /// Changes the value while no other thread has it.
  ///
  /// - Parameter change: Changes the value; calls nothing of people's.
  public func update(_ change: (inout Value) -> Void) {
    locked.update(change)
  }
}
