internal import MynahShims

/// The type of completion handlers: what they take.
///
/// The types are opened one by one: a value of a variadic function type can not be cast.
struct HandlerType: CustomStringConvertible {
  private let types: [Any.Type]

  init(_ types: [Any.Type]) {
    self.types = types
  }

  var description: String {
    types.isEmpty ? "nothing" : types.map { "\($0)" }.joined(separator: ", ")
  }

  /// Returns what calls a handler, in whatever form it was declared; nil where an argument is none.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - type: The value that a handler takes, a tuple where it takes several.
  func handler<Values>(_ argument: Any, taking type: Values.Type) -> ((Values) -> Void)? {
    func none() -> Any? { function(argument) }
    func one<A>(_ a: A.Type) -> Any? { function(argument, a) }
    func two<A>(_ a: A.Type) -> Any? {
      func next<B>(_ b: B.Type) -> Any? { function(argument, a, b) }
      return _openExistential(types[1], do: next)
    }
    func three<A>(_ a: A.Type) -> Any? {
      func next<B>(_ b: B.Type) -> Any? {
        func next<C>(_ c: C.Type) -> Any? { function(argument, a, b, c) }
        return _openExistential(types[2], do: next)
      }
      return _openExistential(types[1], do: next)
    }
    let handler: Any? =
      switch types.count {
      case 0: none()
      case 1: _openExistential(types[0], do: one)
      case 2: _openExistential(types[0], do: two)
      case 3: _openExistential(types[0], do: three)
      default: nil
      }
    return (handler as? Handler<Values>)?.call
  }

  private func function(_ argument: Any) -> Any? {
    if let call = argument as? () -> Void { return Handler<Void> { call() } }
    if let call = argument as? @Sendable () -> Void { return Handler<Void> { call() } }
    guard let call = argument as? @MainActor () -> Void else { return nil }
    return Handler<Void> { onMainActor { call() } }
  }

  private func function<A>(_ argument: Any, _ type: A.Type) -> Any? {
    if let call = argument as? (A) -> Void { return Handler<A> { call($0) } }
    if let call = argument as? @Sendable (A) -> Void { return Handler<A> { call($0) } }
    guard let call = argument as? @MainActor (A) -> Void else { return nil }
    return Handler<A> { value in
      let box = UncheckedBox(value)
      onMainActor { call(box.value) }
    }
  }

  private func function<A, B>(_ argument: Any, _ first: A.Type, _ second: B.Type) -> Any? {
    if let call = argument as? (A, B) -> Void { return Handler<(A, B)> { call($0.0, $0.1) } }
    if let call = argument as? @Sendable (A, B) -> Void {
      return Handler<(A, B)> { call($0.0, $0.1) }
    }
    guard let call = argument as? @MainActor (A, B) -> Void else { return nil }
    return Handler<(A, B)> { values in
      let box = UncheckedBox(values)
      onMainActor { call(box.value.0, box.value.1) }
    }
  }

  private func function<A, B, C>(
    _ argument: Any, _ first: A.Type, _ second: B.Type, _ third: C.Type
  ) -> Any? {
    if let call = argument as? (A, B, C) -> Void {
      return Handler<(A, B, C)> { call($0.0, $0.1, $0.2) }
    }
    if let call = argument as? @Sendable (A, B, C) -> Void {
      return Handler<(A, B, C)> { call($0.0, $0.1, $0.2) }
    }
    guard let call = argument as? @MainActor (A, B, C) -> Void else { return nil }
    return Handler<(A, B, C)> { values in
      let box = UncheckedBox(values)
      onMainActor { call(box.value.0, box.value.1, box.value.2) }
    }
  }
}

/// A handler whose type is known by its values.
private struct Handler<Values> {
  let call: (Values) -> Void
}

/// Runs a closure on the main actor: at once where the caller runs there, else as soon as it can.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if mynah_is_main_thread() {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
