/// What a stub runs beside its answer, at each call.
struct SideEffect: @unchecked Sendable {
  /// The type of the arguments that it takes, all of them; nil where it takes any.
  let argumentsType: Any.Type?

  /// Runs it, where no lock is held.
  let perform: (Any) -> Void

  /// A side effect that takes all arguments of a call.
  ///
  /// One without parameters may be that of a subscript's getter, which is stubbed as a property's is.
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

  /// A side effect that takes no arguments, whatever those of the call are.
  init(ofAnyCall action: @escaping () -> Void) {
    argumentsType = nil
    perform = { _ in action() }
  }

  /// A side effect that is given the arguments of whatever call it is.
  init(ofCallWith action: @escaping (Any) -> Void) {
    argumentsType = nil
    perform = action
  }
}
