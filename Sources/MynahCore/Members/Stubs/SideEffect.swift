/// What a stub runs beside its answer, at each call.
struct SideEffect: @unchecked Sendable {
  /// The type of the arguments that it takes, all of them; nil where it takes any.
  let argumentsType: Any.Type?

  /// Runs it, where no lock is held.
  let perform: (Any) -> Void

  /// A side effect that takes all arguments of a call.
  init<each Argument>(_ action: @escaping (repeat each Argument) -> Void) {
    argumentsType = (repeat each Argument).self
    perform = { arguments in
      guard let arguments = arguments as? (repeat each Argument) else { return }
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

  /// The same side effect, of a property's getter that takes none, for a member that takes arguments.
  var withoutArguments: SideEffect { SideEffect(ofAnyCall: { [perform] in perform(()) }) }
}
