/// A value of a generated stub that several threads share.
///
/// Generated code uses this.
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

  /// Changes the value while no other thread can access it.
  ///
  /// - Parameter change: A closure that changes the value. It must not run user code.
  public func update(_ change: (inout Value) -> Void) {
    locked.update(change)
  }
}
