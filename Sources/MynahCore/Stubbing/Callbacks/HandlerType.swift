internal import MynahShims

/// The type of a completion handler, described by the types of its parameters.
///
/// A value can't be cast to a function type with a parameter pack. Instead, the types are opened
/// one by one, so a handler can have at most four parameters.
struct HandlerType: CustomStringConvertible {
  private let types: [Any.Type]

  init(_ types: [Any.Type]) {
    self.types = types
  }

  var description: String {
    types.isEmpty ? "nothing" : types.map { "\($0)" }.joined(separator: ", ")
  }

  /// Returns a closure that calls a handler, or nil if an argument isn't a handler of this type.
  ///
  /// The handler can also be declared as `@Sendable` or `@MainActor`.
  ///
  /// - Parameters:
  ///   - argument: The argument of the call.
  ///   - type: The type of the handler's parameter, or a tuple type for several parameters.
  func handler<Values>(_ argument: Any, taking type: Values.Type) -> ((Values) -> Void)? {
    func one<A>(_ a: A.Type) -> Any? {
      func two<B>(_ b: B.Type) -> Any? {
        func three<C>(_ c: C.Type) -> Any? {
          func four<D>(_ d: D.Type) -> Any? {
            Handler<(A, B, C, D)>(
              argument as? (A, B, C, D) -> Void ?? argument as? @Sendable (A, B, C, D) -> Void,
              argument as? @MainActor (A, B, C, D) -> Void
            ) { $0($1.0, $1.1, $1.2, $1.3) }
          }
          if types.count > 3 { return _openExistential(types[3], do: four) }
          return Handler<(A, B, C)>(
            argument as? (A, B, C) -> Void ?? argument as? @Sendable (A, B, C) -> Void,
            argument as? @MainActor (A, B, C) -> Void
          ) { $0($1.0, $1.1, $1.2) }
        }
        if types.count > 2 { return _openExistential(types[2], do: three) }
        return Handler<(A, B)>(
          argument as? (A, B) -> Void ?? argument as? @Sendable (A, B) -> Void,
          argument as? @MainActor (A, B) -> Void
        ) { $0($1.0, $1.1) }
      }
      if types.count > 1 { return _openExistential(types[1], do: two) }
      return Handler<A>(
        argument as? (A) -> Void ?? argument as? @Sendable (A) -> Void,
        argument as? @MainActor (A) -> Void
      ) { $0($1) }
    }
    let handler: Any? =
      types.isEmpty
      ? Handler<Void>(
        argument as? () -> Void ?? argument as? @Sendable () -> Void,
        argument as? @MainActor () -> Void
      ) { function, _ in function() }
      : _openExistential(types[0], do: one)
    return (handler as? Handler<Values>)?.call
  }
}

/// A handler that takes its parameters as a single value.
private struct Handler<Values> {
  let call: (Values) -> Void

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
/// The closure runs immediately if the caller is on the main thread. Otherwise, it runs in a task.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if mynah_is_main_thread() {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
