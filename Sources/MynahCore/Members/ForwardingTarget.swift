/// An object or a value that answers calls which no stub answers.
///
/// A value that a call changes keeps the change. Where two calls change it at once, one change is lost:
/// it is a value, and no lock is held while it runs.
final class ForwardingTarget: Sendable {
  private let current: Locked<UncheckedValue>

  private struct UncheckedValue: @unchecked Sendable {
    var value: Any
  }

  /// Whether the superclass of the mock answers, which no object stands for.
  let isSuperclass: Bool

  init(_ value: Any) {
    current = Locked(UncheckedValue(value: value))
    isSuperclass = false
  }

  private init() {
    current = Locked(UncheckedValue(value: ()))
    isSuperclass = true
  }

  /// What answers calls of a mocked class by the class itself.
  static let superclass = ForwardingTarget()

  var value: Any {
    get { current.withLock { $0 }.value }
    set { current.update { $0.value = newValue } }
  }
}

/// What calls of one member that match are forwarded to.
struct MemberForwarding<Arguments> {
  let matcher: CallMatcher<Arguments>
  let target: ForwardingTarget
}
