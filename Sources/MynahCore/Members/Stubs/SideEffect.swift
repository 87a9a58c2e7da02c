/// An action that a stub runs before it answers a call.
struct SideEffect: @unchecked Sendable {
  /// The type of all arguments that the action takes, or nil if it accepts any arguments.
  let argumentsType: Any.Type?

  /// The action, which must not run while a lock is held.
  let perform: (Any) -> Void

  /// Creates a side effect that takes all arguments of a call.
  ///
  /// An action without parameters accepts a call with any arguments. For example, the closures of a
  /// subscript's getter don't take the indices.
  init<each Argument>(_ action: @escaping (repeat each Argument) -> Void) {
    let type = (repeat each Argument).self
    let takesNothing = type == Void.self
    argumentsType = takesNothing ? nil : type
    perform = { arguments in
      guard let arguments = (takesNothing ? () : arguments) as? (repeat each Argument) else {
        return
      }
      action(repeat each arguments)
    }
  }

  /// Creates a side effect that ignores the arguments of a call.
  init(ofAnyCall action: @escaping () -> Void) {
    argumentsType = nil
    perform = { _ in action() }
  }

  /// Creates a side effect that takes the arguments of any call as one value.
  init(ofCallWith action: @escaping (Any) -> Void) {
    argumentsType = nil
    perform = action
  }
}

/// A closure that runs at each call whose arguments match, whichever stub answers the call.
struct CallObserver<Arguments> {
  let matcher: CallMatcher<Arguments>
  let sideEffect: SideEffect

  /// Runs the closure if the arguments of a call match.
  func observe(_ arguments: Arguments) {
    if matcher.condition?(arguments) ?? true { sideEffect.perform(arguments) }
  }
}
