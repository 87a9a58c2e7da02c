extension _UntypedStubbing {
  @discardableResult
  func call<each Value>(
    _ values: (repeat each Value), at position: Int?, returning result: Result
  ) -> Self {
    let type = handler(repeat (each Value).self)
    return add(callback(type, at: position, result, values: values))
  }

  func holdCallback<each Value>(
    at position: Int?, returning result: Result
  ) -> HeldCallbacks<(repeat each Value)> {
    let holder = CallHolder<(repeat each Value), Never>(StubDescription(self, holdsCallbacks: true))
    settings?.finishWhenCleared(holder, of: selection)
    let type = handler(repeat (each Value).self)
    let behavior = callback(type, at: position, result, holder: holder)
    add(behavior, limit: .max)
    return HeldCallbacks(holder, of: selection)
  }

  private func handler<each Value>(_ type: repeat (each Value).Type) -> HandlerType {
    var types: [Any.Type] = []
    repeat types.append(each type)
    return HandlerType(types: types)
  }

  /// Creates a behavior that calls or holds a handler, and returns a result.
  ///
  /// - Parameters:
  ///   - type: The types of the handler's parameters.
  ///   - position: The position of the handler in the arguments, counted from 1, or nil for the
  ///     last argument.
  ///   - result: The value that the call returns.
  ///   - values: The values with which the handler is called at once.
  ///   - holder: The holder of the handlers that are called later.
  private func callback<Values>(
    _ type: HandlerType, at position: Int?, _ result: Result,
    values: Values? = nil, holder: CallHolder<Values, Never>? = nil
  ) -> ActionBehavior<Result, Failure> {
    ActionBehavior { [location] call throws(Failure) in
      let arguments = call.values
      let index = position.map { $0 - 1 } ?? arguments.count - 1
      let argument = arguments.indices.contains(index) ? arguments[index] : nil
      // An optional handler can be nil, so there may not be a handler to call.
      if let argument, isNil(argument) { return result }
      if let argument, let handler = type.handler(argument, taking: Values.self) {
        if let values { handler(values) }
        holder?.store(call, handler)
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
    enter(CallEntry(call, replacement: replacement)) { outcome in
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
