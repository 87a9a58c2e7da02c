internal import MynahSyntax

/// The last parameter of a method that passes its outcome to a closure.
struct CompletionHandler {
  /// The parameters of the closure.
  enum Shape {
    /// `() -> Void`
    case nothing
    /// `(Value) -> Void`
    case value
    /// `(Result<Value, E>) -> Void`
    case result
    /// `(E?) -> Void`
    case error
    /// `(Value?, E?) -> Void`
    case valueOrError
  }

  /// The name of the parameter.
  let name: String

  /// A Boolean value that indicates whether the closure is optional.
  let isOptional: Bool

  let shape: Shape

  /// The type of the value, or nil if the closure doesn't receive a value.
  let value: TypeSyntax?

  /// The type of the error, or `Never`.
  let failure: String

  /// The attributes of the closure that change how it's called.
  let attributes: [Attribute]

  /// Creates the handler of a method, or nil if the last parameter isn't a completion handler.
  ///
  /// - Parameters:
  ///   - call: The call to the method.
  ///   - isError: A closure that returns whether a type is known to be an error.
  init?(of call: CallModel, isError: (TypeSyntax) -> Bool) {
    guard call.kind == .method, !call.isAsync, !call.isThrowing,
      let parameter = call.parameters.last, !parameter.isVariadic, !parameter.type.isAutoclosure
    else { return nil }
    let type = parameter.type
    let closure = type.wrappedType ?? type
    guard let function = closure.functionType, function.effects.isEmpty, function.result.isVoid
    else { return nil }
    name = parameter.name
    isOptional = type.isOptional
    attributes = (type.attributes + (type.isOptional ? closure.attributes : []))
      .filter { !["escaping", "Sendable"].contains($0.name) }
    let values = function.parameters.map(\.type).map(\.withoutAttributes)
    switch values.count {
    case 0:
      (shape, value, failure) = (.nothing, nil, "Never")
    case 1:
      if let result = values[0].namedType?.components.last, result.name == "Result",
        result.genericArguments.count == 2
      {
        let arguments = result.genericArguments
        let success = arguments[0].isVoid ? nil : arguments[0]
        (shape, value, failure) = (.result, success, arguments[1].description)
      } else if let error = Self.error(in: values[0], isError) {
        (shape, value, failure) = (.error, nil, error)
      } else {
        (shape, value, failure) = (.value, values[0], "Never")
      }
    case 2:
      guard let error = Self.error(in: values[1], isError), let success = values[0].wrappedType
      else { return nil }
      (shape, value, failure) = (.valueOrError, success, error)
    default:
      return nil
    }
  }
}

extension CompletionHandler {
  /// Returns the type in `E?`, or nil if it isn't known to be an error.
  private static func error(in type: TypeSyntax, _ isError: (TypeSyntax) -> Bool) -> String? {
    guard let wrapped = type.wrappedType, isError(wrapped) else { return nil }
    return wrapped.description
  }
}

extension Program {
  /// Returns a Boolean value that indicates whether a type is an error by its declaration or name.
  func isError(_ type: TypeSyntax, from origin: DeclaredType) -> Bool {
    guard let path = type.namedType?.components.map(\.name) else {
      return type == .existential(.identifier("Error"))
    }
    if path.last == "Error" { return true }
    guard let found = find(path, from: origin)?.type else {
      return path.last?.hasSuffix("Error") ?? false
    }
    return found.inheritedTypes.contains { parent in
      parent != type && isError(parent, from: origin)
    }
  }
}
