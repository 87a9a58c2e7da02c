internal import MynahSyntax

extension Program {
  /// Returns the written type of a variable, or the type of its initial value.
  ///
  /// If the type can't be determined, the result is nil.
  ///
  /// - Parameters:
  ///   - binding: The name of the variable, with its type or value.
  ///   - variable: The declaration that contains the binding.
  ///   - origin: The type that declares the variable.
  ///   - depth: The number of other variables whose values lead to this variable.
  func type(
    of binding: PatternBinding, in variable: VariableDeclaration, from origin: DeclaredType,
    depth: Int = 0
  ) -> TypeSyntax? {
    if let written = binding.type { return written }
    let key = "\(origin.file.path):\(binding.position)"
    if let found = valueTypes.withLock({ $0[key] }) { return found }
    let types = ValueTypes(program: self, origin: origin, depth: depth)
    guard depth < 8, let value = binding.initialValue.flatMap(ValueSyntax.init(parsing:)),
      let type = types.type(of: value).flatMap({
        types.wrapped($0, by: wrappedValues(of: variable, from: origin))
      })
    else { return nil }
    let result = variable.hasModifier("weak") && !type.isOptional ? .optional(type) : type
    valueTypes.withLock { $0[key] = result }
    return result
  }
}

/// A finder of the types of initial values.
///
/// It knows the members of declared types, and a few members of the toolchain's types. If overloads
/// have different types, it doesn't find any, because a wrong type would break the mock.
struct ValueTypes {
  let program: Program

  /// The type that declares the property.
  let origin: DeclaredType

  /// The number of other properties whose values lead to this value.
  let depth: Int

  /// A type, or a value of a type, that an expression refers to.
  enum Part {
    case type(TypeSyntax)
    case value(TypeSyntax)
  }

  /// The arguments of a call, and the number of its trailing closures.
  struct Call {
    let arguments: [ValueSyntax.Argument]
    let closures: Int

    var labels: [String?] { arguments.map(\.label) }
  }

  /// Returns the type of a value, as the origin can write it.
  func type(of value: ValueSyntax) -> TypeSyntax? {
    switch value {
    case .literal(let name): return .named(NamedType(path: program.reference(toStandard: name)))
    case .array(let elements): return common(elements).map { .array($0) }
    case .dictionary(let keys, let values):
      guard let key = common(keys), let value = common(values) else { return nil }
      return .dictionary(key: key, value: value)
    case .tuple(let elements):
      return elements.mapAll { element in
        type(of: element.value).map { TupleTypeElement(label: element.label, type: $0) }
      }.map { .tuple($0) }
    case .cast(let type): return type
    case .closure(let value):
      return type(of: value).map { .function(FunctionTypeSyntax(parameters: [], result: $0)) }
    case .unwrapped(let value): return unwrapped(value)
    case .optional(let value):
      return type(of: value).map { $0.isOptional ? $0 : .optional($0) }
    case .prefixed(let name, let operand):
      return type(of: name == "!" ? .literal("Bool") : operand)
    case .operation(let left, let name, let right): return result(of: name, left, right)
    case .choice(let first, let second): return common([first, second])
    case .type, .name, .member, .call:
      if case .value(let type) = part(of: value) { return type }
      return nil
    case .unknown: return nil
    }
  }

  /// Returns the type that all values have, or nil if they have different types.
  private func common(_ values: [ValueSyntax]) -> TypeSyntax? {
    guard let type = values.first.flatMap(type) else { return nil }
    guard values.dropFirst().allSatisfy({ self.type(of: $0) == type }) else { return nil }
    return type
  }

  /// Returns the type of a value without an optional.
  private func unwrapped(_ value: ValueSyntax) -> TypeSyntax? {
    if case .call(let callee, _, _) = value, case .type(let type) = part(of: callee) { return type }
    return type(of: value)?.wrappedType
  }

  // MARK: - Operators

  /// Returns the type of the result of a binary operator, as the standard library declares it.
  private func result(
    of name: String, _ left: ValueSyntax, _ right: ValueSyntax
  ) -> TypeSyntax? {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==":
      return type(of: .literal("Bool"))
    case "??":
      let wrapped = unwrapped(left)
      let other = type(of: right)
      if other?.isOptional == true || wrapped == nil && isLiteral(right) { return nil }
      return wrapped ?? other
    case "+", "-", "*", "/", "%", "...", "..<":
      // Each operand is looked at once, because the time would double with each operator otherwise.
      guard let first = type(of: left), let second = type(of: right) else { return nil }
      if name == "+", !isNumber(first), !isNumber(second) {
        guard first == second else { return nil }
        return first
      }
      let number = number(first, isLiteral(left), second, isLiteral(right))
      switch name {
      case "...": return number.map { .identifier("ClosedRange", [$0]) }
      case "..<": return number.map { .identifier("Range", [$0]) }
      default: return number
      }
    default: return nil
    }
  }

  /// Returns the type that two numbers have together, or nil if they aren't numbers.
  private func number(
    _ first: TypeSyntax, _ isFirstLiteral: Bool, _ second: TypeSyntax, _ isSecondLiteral: Bool
  ) -> TypeSyntax? {
    guard isNumber(first), isNumber(second) else { return nil }
    if first == second || isSecondLiteral && !isFirstLiteral { return first }
    if isFirstLiteral, !isSecondLiteral { return second }
    // Only an integer literal can have the type of the other literal.
    guard isFirstLiteral, isSecondLiteral else { return nil }
    return type(of: .literal("Double"))
  }

  private func isNumber(_ type: TypeSyntax) -> Bool {
    type.namedType.map { ToolchainValues.numbers.contains($0.name) } == true
  }

  private func isLiteral(_ value: ValueSyntax) -> Bool {
    switch value {
    case .literal: true
    case .prefixed(_, let operand): isLiteral(operand)
    case .operation(let left, _, let right): isLiteral(left) && isLiteral(right)
    default: false
    }
  }

  // MARK: - Names

  /// Returns the type or value that an expression refers to.
  ///
  /// - Parameters:
  ///   - value: The expression.
  ///   - call: The call of the expression, or nil if it isn't called.
  private func part(of value: ValueSyntax, call: Call? = nil) -> Part? {
    switch value {
    case .type(let type): return created(type, by: call)
    case .name(let name): return part(of: name, call: call)
    case .member(let owner, let name): return part(of: owner).flatMap { member(name, of: $0, call) }
    case .call(let callee, let arguments, let closures) where call == nil:
      return part(of: callee, call: Call(arguments: arguments, closures: closures))
    default:
      let type = type(of: value)
      return (call == nil ? type : type?.functionType?.result).map { .value($0) }
    }
  }

  /// Returns the type or value that a chain of names refers to.
  ///
  /// - Parameters:
  ///   - name: The names.
  ///   - call: The call of the last name, or nil if it isn't called.
  private func part(of name: NamedType, call: Call?) -> Part? {
    let count = name.components.count
    var used = typeLength(of: name)
    var part: Part?
    if used > 0 {
      let type = TypeSyntax.named(NamedType(components: name.components.prefix(used)))
      part = created(type, by: used == count ? call : nil)
    } else {
      used = 1
      part = value(named: name.firstName, count == 1 ? call : nil)
    }
    for index in used..<count {
      part = part.flatMap {
        member(name.components[index].name, of: $0, index == count - 1 ? call : nil)
      }
    }
    return part
  }

  /// Returns the number of names at the beginning of a chain that name a type.
  private func typeLength(of name: NamedType) -> Int {
    let path = name.path
    let declared = stride(from: path.count, to: 0, by: -1).first { count in
      program.find(Array(path.prefix(count)), from: origin) != nil
    }
    return declared ?? path.prefix { $0.first?.isUppercase == true && $0 != "Self" }.count
  }

  /// Returns the value of a name that isn't a member of a written type.
  private func value(named name: String, _ call: Call?) -> Part? {
    // The initial value of a global variable isn't inside of a type.
    if !origin.path.isEmpty {
      let own = TypeSyntax.named(NamedType(path: program.reference(to: origin)))
      if name == "self" { return .value(own) }
      if name == "Self" { return created(own, by: call) }
      // Only lazy properties can use the members of their type.
      if let member = member(name, of: .value(own), call) { return member }
    }
    // The standard library has overloads of these functions.
    if ["abs", "max", "min"].contains(name) { return nil }
    let globals = program.globals(mentioning: name, from: origin)
      .filter { isMember($0.declaration, name, false, call) }
    let types = globals.map { type(of: $0.declaration, name, in: $0.origin, call) }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first.map { .value($0) }
  }

  // MARK: - Property wrappers

  /// Returns the type of a property whose initial value has a type, or nil if it isn't known.
  ///
  /// A property wrapper can have a specific type, such as `Double`, or wrap an optional.
  func wrapped(_ type: TypeSyntax, by wrappers: [WrappedValue]) -> TypeSyntax? {
    for value in wrappers {
      guard let wrapped = value.type else { return nil }
      if let name = wrapped.namedType?.simpleName, value.generics.contains(name) { continue }
      if value.generics.contains(where: wrapped.mentions) { return nil }
      return written(wrapped, in: value.wrapper, names: [:])
    }
    return type
  }

  // MARK: - Initializers

  /// Returns the instance that a call such as `Queue<Int>()` creates, or the type without a call.
  func created(_ type: TypeSyntax, by call: Call?) -> Part? {
    guard let call else { return .type(type) }
    let resolved = program.resolved(type, from: origin)
    guard let name = resolved.type.namedType else { return .value(type) }
    guard let declared = resolved.declared, let declaration = declared.type else {
      let canFail =
        (ToolchainValues.numbers.contains(name.name) || name.name == "Bool")
        && call.arguments.first?.value.flatMap(self.type)?.isStandard("String") == true
      if canFail || ToolchainValues.isFailable(name, by: call.labels) {
        return .value(.optional(type))
      }
      guard ToolchainValues.isCreated(name, by: call.labels) else { return nil }
      return .value(type)
    }
    guard declaration.kind != .protocol,
      declaration.genericParameters.count == name.last.genericArguments.count
    else { return nil }
    for members in members(of: declared) {
      let initializers = members.compactMap(\.declaration.initializer)
        .filter { $0.parameters.accept(call.labels, closures: call.closures) }
      guard let first = initializers.first else { continue }
      let canFail = first.failability != .none
      guard initializers.allSatisfy({ ($0.failability != .none) == canFail }) else { return nil }
      if canFail { return .value(.optional(type)) }
      return .value(type)
    }
    // The compiler synthesizes the initializer, or an unknown superclass declares it.
    if declaration.kind == .enum {
      guard call.labels == ["rawValue"] else { return nil }
      return .value(.optional(type))
    }
    if ToolchainValues.canFail(call.labels) { return nil }
    return .value(type)
  }
}
