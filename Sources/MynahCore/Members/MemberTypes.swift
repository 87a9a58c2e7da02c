internal import MynahShims

/// The types of the objects that patterns and stubs of a member are.
///
/// Looking up a generic type takes longer than making an object of it, so a member keeps the types from its
/// first pattern on; an initializer that is called on a kept type looks up nothing.
final class MemberTypes<Arguments, Function, Result, Failure: Error>: Sendable {
  let matcher = CallMatcher<Arguments>.self
  let pattern = MemberPattern<Arguments, Function, Result, Failure>.self
  let stub = StubNode<Arguments, Result, Failure>.self
  let returning = ReturnBehavior<Result, Failure>.self
}

extension _MockedMember {
  /// The types, looked up when they are first asked for.
  var types: MemberTypes<Arguments, Function, Result, Failure> {
    guard let known = mynah_load(&state.pointee.types) else { return makeTypes() }
    return Unmanaged.fromOpaque(known).takeUnretainedValue()
  }

  private func makeTypes() -> MemberTypes<Arguments, Function, Result, Failure> {
    let new = Unmanaged.passRetained(MemberTypes<Arguments, Function, Result, Failure>())
    let kept = mynah_store_once(&state.pointee.types, new.toOpaque()).unsafelyUnwrapped
    if kept != new.toOpaque() { new.release() }
    return Unmanaged.fromOpaque(kept).takeUnretainedValue()
  }
}
