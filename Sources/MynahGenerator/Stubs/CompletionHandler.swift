internal import MynahSyntax

/// The closures through which a method reports its outcome.
///
/// Most methods have a single closure for both outcomes.
struct CompletionHandler {
  let success: Callback

  /// The closure for errors, or nil if the method can't report errors.
  let failure: Callback?

  /// A Boolean value that indicates whether the closure takes a `Result`.
  let takesResult: Bool

  /// The types of the values that the closure receives after a success.
  let values: [TypeSyntax]

  /// The type of the error, or `Never`.
  let error: String

  /// The arguments before the error after a failure, such as `nil`.
  var placeholders: [String] = []

  /// The type of the value, or nil if the closure doesn't receive a value.
  var value: TypeSyntax? {
    guard values.count > 1 else { return values.first }
    return .tuple(values.map { TupleTypeElement(type: $0) })
  }

  /// A Boolean value that indicates whether errors have a separate closure.
  var isPair: Bool { failure.map { $0.parameter != success.parameter } ?? false }

  /// A Boolean value that indicates whether the closures depend on the stub's result.
  var usesResult: Bool { takesResult || failure != nil || !values.isEmpty }

  var callbacks: [Callback] { [success] + failure.asArray.when(isPair) }
}

/// A closure that a method takes.
struct Callback {
  /// A type that the closure takes, as the file writes it and with its meaning.
  struct Value {
    let written: TypeSyntax
    let meaning: TypeSyntax
  }

  let parameter: String

  /// The aliases of the closure's type in other files, whose imports the stub needs.
  let aliases: [DeclaredType]

  /// The label and the name of the parameter in lowercase.
  let words: String

  let values: [Value]
  let isOptional: Bool
  let isEscaping: Bool
  let isThrowing: Bool

  /// A Boolean value that indicates whether a call of the closure has to wait.
  ///
  /// The closure is `async` or isolated to another global actor.
  let isAwaited: Bool

  /// The reason why a stub can't call the closure, or nil if it can.
  let obstacle: String?

  /// The obstacle of a closure that's called for a value.
  static let returning = "returns a value"
}

/// A reader of the closures that a method takes.
struct CallbackReader {
  let program: Program
  let member: MemberModel
  let actor: Attribute?

  /// The constraints of the generic parameters of the type and the method.
  let constraints: [String: String]

  private var call: CallModel { member.calls[0] }
  private var generics: Set<String> { Set(constraints.keys) }

  init(_ member: MemberModel, of model: MockModel, in program: Program) {
    self.program = program
    self.member = member
    actor = member.prefix.globalActor ?? model.globalActor
    let all =
      model.generics.parameters.map { ($0.name, $0.constraint) }
      + member.calls[0].genericParameters.map { ($0.name, $0.inheritedType?.description ?? "") }
    constraints = Dictionary(all) { $1 }
  }

  /// Returns the closures through which the method reports its outcome, or nil without any.
  ///
  /// - Parameters:
  ///   - placeholder: A closure that returns an expression for a value of a type, if one is known.
  ///   - refuse: A closure that returns a refusal for a reason.
  func handler(
    placeholder: (TypeSyntax) -> String?, refuse: (String) -> Refusal
  ) throws(Refusal) -> CompletionHandler? {
    guard call.kind == .method else { return nil }
    let callbacks = call.parameters.compactMap(callback)
    let failing = callbacks.filter { result(of: $0) != nil || error(of: $0)?.isOptional == true }
    if call.result.type != nil || call.isThrowing {
      // Closures of throwing and async methods usually report progress, or are called for a value.
      let isPlain = !call.isAsync && !call.isThrowing
      let reporting = isPlain ? callbacks.filter { $0.obstacle != Callback.returning } : failing
      guard let second = reporting.first else { return nil }
      let result = call.isThrowing ? "throws" : "returns a value"
      throw refuse(
        "\(call.displayName) \(result) and calls \(second.parameter), but a stub stores one result")
    }
    if callbacks.isEmpty { return nil }
    if let pair = pair(among: callbacks) { return try checked(pair, refuse) }
    let named = callbacks.filter { $0.words.contains("complet") }
    var choices = failing.isEmpty ? named : failing
    if callbacks.count == 1 { choices = callbacks }
    guard let choice = choices.first, choices.count == 1 else {
      throw refuse(
        "\(call.displayName) takes several closures, and none of them is clearly the one for its"
          + " result")
    }
    return try checked(handler(choice, placeholder, refuse), refuse)
  }

  /// Returns the closures for success and failure if they are separate.
  private func pair(among callbacks: [Callback]) -> CompletionHandler? {
    let failures = callbacks.filter { error(of: $0) != nil && $0.values.count == 1 }
    guard failures.count == 1, let failure = failures.first, let error = error(of: failure)
    else { return nil }
    let others = callbacks.filter { $0.parameter != failure.parameter }
    let named = others.filter { $0.words.contains("success") }
    let choices = named.isEmpty && !error.isOptional ? others : named
    guard choices.count == 1, let success = choices.first else { return nil }
    return CompletionHandler(
      success: success, failure: failure, takesResult: false, values: success.values.map(\.written),
      error: error.type.description)
  }

  /// Returns the handler for a closure that receives both outcomes.
  private func handler(
    _ callback: Callback, _ placeholder: (TypeSyntax) -> String?, _ refuse: (String) -> Refusal
  ) throws(Refusal) -> CompletionHandler {
    if let (value, error) = result(of: callback) {
      return CompletionHandler(
        success: callback, failure: nil, takesResult: true, values: [value].when(!value.isVoid),
        error: error.description)
    }
    guard let error = error(of: callback), error.isOptional else {
      return CompletionHandler(
        success: callback, failure: nil, takesResult: false,
        values: callback.values.map(\.written), error: "Never")
    }
    let values = callback.values.dropLast()
    var handler = CompletionHandler(
      success: callback, failure: callback, takesResult: false,
      values: values.map { wrapped($0) ?? $0.written }, error: error.type.description)
    for value in values {
      let literal = wrapped(value) == nil ? placeholder(value.written) : "nil"
      guard let literal else {
        throw refuse(
          "\(callback.parameter) of \(call.displayName) takes a value of type \(value.written) next"
            + " to the error, and no such value is known")
      }
      handler.placeholders.append(literal)
    }
    return handler
  }

  /// Rejects closures that a stub can't call.
  private func checked(
    _ handler: CompletionHandler, _ refuse: (String) -> Refusal
  ) throws(Refusal) -> CompletionHandler {
    for callback in handler.callbacks {
      let cannotWait = callback.isAwaited && !callback.isEscaping && !call.isAsync
      let obstacle = callback.obstacle ?? (cannotWait ? "has to wait but isn't @escaping" : nil)
      guard let obstacle else { continue }
      throw refuse(
        "a stub can't call \(callback.parameter) of \(call.displayName), which \(obstacle)")
    }
    return handler
  }
}

extension CallbackReader {
  /// Returns the closure in a parameter, or nil if the parameter doesn't take a closure.
  private func callback(in parameter: ParameterModel) -> Callback? {
    guard !parameter.isVariadic, !parameter.type.isAutoclosure, !parameter.type.isInout
    else { return nil }
    let meaning = meaning(of: parameter.type)
    let known = (meaning.wrappedType ?? meaning).functionType
    // Only closures are escaping, even if the alias isn't known.
    guard known != nil || parameter.type.isEscaping else { return nil }
    let function = known ?? FunctionTypeSyntax(parameters: [], result: .void)
    // The meaning of a type doesn't have attributes.
    let outer = program.resolved(parameter.type, from: member.origin)
    let inner = outer.type.wrappedType.map { program.resolved($0, from: outer.origin) } ?? outer
    let attributes = [parameter.type, outer.type, inner.type].flatMap(\.attributes)
    let actors = attributes.filter { !["escaping", "Sendable", "convention"].contains($0.name) }
    let types = (parameter.function ?? parameter.wrappedFunction)?.parameters.map(\.type)
    return Callback(
      parameter: parameter.name,
      aliases: [outer.origin, inner.origin].filter { $0.file.path != member.origin.file.path },
      words: "\(parameter.label ?? "") \(parameter.name)".lowercased(),
      values: function.parameters.enumerated().map { index, parameter in
        // The type behind an alias in a generic type still has the parameters of that type.
        let type = types.map { $0[index].withoutAttributes }.flatMap {
          self.meaning(of: $0) == parameter.type ? $0 : nil
        }
        return Callback.Value(written: type ?? written(parameter.type), meaning: parameter.type)
      },
      isOptional: meaning.isOptional,
      isEscaping: meaning.isOptional || parameter.type.isEscaping,
      isThrowing: function.effects.isThrowing,
      isAwaited: function.effects.isAsync
        || actors.contains { $0.description != actor?.description },
      obstacle: known == nil
        ? "has the type \(parameter.type.withoutAttributes), which no source declares"
        : obstacle(to: function))
  }

  /// Returns the reason why a stub can't call a closure of a type, or nil if it can.
  private func obstacle(to function: FunctionTypeSyntax) -> String? {
    if !function.result.isVoid { return Callback.returning }
    let takesMore = function.parameters.contains { $0.type.isInout || $0.isVariadic }
    guard takesMore else { return nil }
    return "takes an inout or variadic value"
  }

  private func meaning(of type: TypeSyntax) -> TypeSyntax {
    program.meaning(of: type, from: member.origin, generics: generics)
  }

  /// Returns the meaning of a type as the file writes it.
  private func written(_ meaning: TypeSyntax) -> TypeSyntax {
    let named = meaning.rewritingNames { name in
      guard
        let found = program.declaration(.named(name))
          ?? program.findInToolchain(name.path), name.components.count > 1,
        !program.isQualified(found.path[0], in: found.module.name)
      else { return nil }
      return .named(NamedType(components: name.components.dropFirst()))
    }
    return TypeWriter(program, associatedTypes: generics)
      .rewrite(named, from: member.origin, generics: generics)
  }

  /// Returns the type in an optional, or nil for other types.
  private func wrapped(_ value: Callback.Value) -> TypeSyntax? {
    value.meaning.wrappedType.map { value.written.wrappedType ?? written($0) }
  }

  /// Returns the types of the value and the error if a closure takes just a `Result`.
  private func result(of callback: Callback) -> (value: TypeSyntax, error: TypeSyntax)? {
    guard callback.values.count == 1,
      let meant = callback.values[0].meaning.namedType?.components, meant.count == 1,
      meant[0].name == "Result", meant[0].genericArguments.count == 2
    else { return nil }
    let arguments = callback.values[0].written.namedType?.last.genericArguments ?? []
    let types = arguments.count == 2 ? arguments : meant[0].genericArguments.map(written)
    return (types[0], types[1])
  }

  /// Returns the last type that a closure takes if it's an error or an optional error.
  private func error(of callback: Callback) -> (type: TypeSyntax, isOptional: Bool)? {
    guard let last = callback.values.last else { return nil }
    let meaning = last.meaning.wrappedType ?? last.meaning
    guard isError(meaning) else { return nil }
    return (wrapped(last) ?? last.written, last.meaning.isOptional)
  }

  /// Returns a Boolean value that indicates whether the meaning of a type is an error.
  ///
  /// If the declaration of the type or its parent isn't known, the name decides.
  private func isError(_ meaning: TypeSyntax) -> Bool {
    guard let path = meaning.namedType?.path, let name = path.last
    else { return false }
    if let constraint = constraints[name] {
      return constraint.split { !$0.isLetter }.contains("Error")
    }
    guard let found = program.declaration(meaning) else {
      return name == "Error" || name.hasSuffix("Error") && program.findInToolchain(path) == nil
    }
    guard let declaration = found.type, declaration.kind != .protocol else { return false }
    let parents = declaration.inheritedTypes + program.extensions(of: found).conformances
    return parents.contains { parent in
      parent.namedType?.last.name.hasSuffix("Error") == true
        || program.parents(parent, from: found).contains {
          program.conforms($0, toOneOf: ["Error"])
        }
    }
  }
}
