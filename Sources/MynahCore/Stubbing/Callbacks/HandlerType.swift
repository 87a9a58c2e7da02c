internal import MynahShims

/// The type of a completion handler, described by the types of its parameters.
///
/// A value can't be cast to a function type with a parameter pack. Instead, there's a function for
/// each number of types, so a handler can have at most four parameters.
struct HandlerType: CustomStringConvertible {
  let types: [Any.Type]

  var description: String {
    if types.isEmpty { return "nothing" }
    return types.map { "\($0)" }.joined(separator: ", ")
  }

  /// Returns a closure that calls a handler, or nil if an argument isn't a handler of this type.
  ///
  /// The handler can also be declared as `@Sendable` or `@MainActor`. A handler that takes any error
  /// also takes an error of a known type.
  ///
  /// - Parameters:
  ///   - argument: The argument of the call.
  ///   - type: The type of the handler's parameter, or a tuple type for several parameters.
  func handler<Values>(_ argument: Any, taking type: Values.Type) -> ((Values) -> Void)? {
    func none() -> Any? {
      Handler<Void>(
        argument as? () -> Void ?? argument as? @Sendable () -> Void,
        argument as? @MainActor () -> Void
      ) { function, _ in function() }
    }
    func exact<A>(_: A.Type) -> Handler<A>? {
      Handler(
        argument as? (A) -> Void ?? argument as? @Sendable (A) -> Void,
        argument as? @MainActor (A) -> Void
      ) { $0($1) }
    }
    func one<A>(_ type: A.Type) -> Any? {
      if let handler = exact(type) { return handler }
      guard type is any Error.Type else { return nil }
      if let handler = exact((any Error).self) {
        return Handler<A> { error in handler.call(error as! any Error) }
      }
      return exact((any Error)?.self).map { handler in
        Handler<A> { error in handler.call(error as? any Error) }
      }
    }
    func two<A, B>(_: A.Type, _: B.Type) -> Any? {
      Handler<(A, B)>(
        argument as? (A, B) -> Void ?? argument as? @Sendable (A, B) -> Void,
        argument as? @MainActor (A, B) -> Void
      ) { $0($1.0, $1.1) }
    }
    func three<A, B, C>(_: A.Type, _: B.Type, _: C.Type) -> Any? {
      Handler<(A, B, C)>(
        argument as? (A, B, C) -> Void ?? argument as? @Sendable (A, B, C) -> Void,
        argument as? @MainActor (A, B, C) -> Void
      ) { $0($1.0, $1.1, $1.2) }
    }
    func four<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> Any? {
      Handler<(A, B, C, D)>(
        argument as? (A, B, C, D) -> Void ?? argument as? @Sendable (A, B, C, D) -> Void,
        argument as? @MainActor (A, B, C, D) -> Void
      ) { $0($1.0, $1.1, $1.2, $1.3) }
    }
    let handler =
      switch types.count {
      case 0: none()
      case 1: one(types[0])
      case 2: two(types[0], types[1])
      case 3: three(types[0], types[1], types[2])
      case 4: four(types[0], types[1], types[2], types[3])
      default: nil as Any?
      }
    return (handler as? Handler<Values>)?.call
  }
}

/// A handler that takes its parameters as a single value.
private struct Handler<Values> {
  let call: (Values) -> Void
}

extension Handler {
  /// Creates a handler from a function, or returns nil if there isn't one.
  ///
  /// - Parameters:
  ///   - function: The handler, or nil if it has another type.
  ///   - isolated: The handler if it's isolated to the main actor, or nil.
  ///   - call: A closure that calls the handler.
  init?<Function, Isolated>(
    _ function: Function?, _ isolated: Isolated?, _ call: @escaping (Function, Values) -> Void
  ) {
    if let function {
      self.call = { call(function, $0) }
    } else if let isolated {
      // The cast removes the main actor from the type. `onMainActor` runs the handler there.
      let function = unsafeBitCast(isolated, to: Function.self)
      self.call = { values in
        let run = UncheckedBox { call(function, values) }
        onMainActor { run.value() }
      }
    } else {
      return nil
    }
  }
}

/// Runs a closure on the main actor.
///
/// The closure runs immediately if the caller is on the main actor. Otherwise, it runs in a task.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if mynah_runs_main_actor() {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
