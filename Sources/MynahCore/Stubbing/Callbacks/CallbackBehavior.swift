/// The time at which a stub's handlers are called.
private enum CallbackPlan<Values> {
  case atOnce(Values)
  case held(CallHolder<Values, Never>)
}

extension _UntypedStubbing {
  @discardableResult
  func call<each Value>(
    _ values: (repeat each Value), at position: Int?, returning result: Result
  ) -> Self {
    add(callback(handler(repeat (each Value).self), at: position, result, .atOnce(values)))
  }

  func holdCallback<each Value>(
    at position: Int?, returning result: Result
  ) -> HeldCallbacks<(repeat each Value)> {
    let holder = CallHolder<(repeat each Value), Never>(StubDescription(self, holdsCallbacks: true))
    settings?.finishWhenCleared(holder, of: selection)
    let type = handler(repeat (each Value).self)
    let behavior = callback(type, at: position, result, .held(holder))
    add(behavior.link(.onFirstNil, at: location))
    return HeldCallbacks(holder, of: selection)
  }

  private func handler<each Value>(_ type: repeat (each Value).Type) -> HandlerType {
    var types: [Any.Type] = []
    repeat types.append(each type)
    return HandlerType(types)
  }

  /// Creates a behavior that calls or holds a handler, and returns a result.
  ///
  /// - Parameters:
  ///   - type: The types of the handler's parameters.
  ///   - position: The position of the handler in the arguments, counted from 1, or nil for the
  ///     last argument.
  ///   - result: The value that the call returns.
  ///   - plan: The time at which the handler is called, and its values if they are known.
  private func callback<Values>(
    _ type: HandlerType, at position: Int?, _ result: Result,
    _ plan: CallbackPlan<Values>
  ) -> ActionBehavior<Result, Failure> {
    ActionBehavior { [location] call throws(Failure) in
      let values = call.values
      let index = position.map { $0 - 1 } ?? values.count - 1
      let argument = values.indices.contains(index) ? values[index] : nil
      // An optional handler can be nil, so there may not be a handler to call.
      if let argument, isNil(argument) { return result }
      if let argument, let handler = type.handler(argument, taking: Values.self) {
        switch plan {
        case .atOnce(let values): handler(values)
        case .held(let holder): holder.store(call, handler)
        }
        return result
      }
      let misuse = Misuse.noHandler(
        member: call.member.fullName, position: index + 1,
        type: argument.map { "\(Swift.type(of: $0))" }, wanted: "\(type)")
      misuse.report(at: location, for: call.member.settings)
      return result
    }
  }
}

extension CallHolder where Failure == Never {
  /// Holds a handler until the test completes the call.
  fileprivate func store<Result>(_ call: ReceivedCall<Result>, _ handler: @escaping (Value) -> Void)
  {
    // The values for a handler that the test never calls.
    let replacement = {
      (Value.self as? any FailableOutcome.Type)?.cancelled as? Value
        ?? ValueProvider.standardProvider.provideValue(for: Value.self)
    }
    store(CallEntry(call, replacement: replacement)) { outcome in
      if case .success(let values) = outcome { handler(values) }
    }
  }
}

/// A `Result` type, without its generic parameters.
private protocol FailableOutcome {
  /// A failure with a `CancellationError`, or nil if failures have another type.
  static var cancelled: Any? { get }
}

extension Result: FailableOutcome {
  fileprivate static var cancelled: Any? {
    (CancellationError() as? Failure).map { Self.failure($0) }
  }
}
