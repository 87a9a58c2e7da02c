internal import MynahSyntax

extension Program {
  /// The type of an initial value as far as it can be read off the text and the sources; nil where it can
  /// not.
  ///
  /// - Parameters:
  ///   - text: The value, as in `"green"` or `Queue<Int>()`.
  ///   - origin: The type whose property it is.
  func type(ofValue text: String, from origin: DeclaredType) -> TypeSyntax? {
    type(of: ValueSyntax(parsing: text), from: origin, depth: 0)
  }

  func type(of value: ValueSyntax, from origin: DeclaredType, depth: Int) -> TypeSyntax? {
    // Each further step is one from a property to the value of another.
    guard depth < 8 else { return nil }
    let of = { [self] (value: ValueSyntax) in type(of: value, from: origin, depth: depth) }
    switch value {
    case .integer: return standardType("Int")
    case .floatingPoint: return standardType("Double")
    case .string: return standardType("String")
    case .boolean: return standardType("Bool")
    case .nil, .unknown: return nil
    case .array(let values): return common(of: values, of).map { .array($0) }
    case .dictionary(let entries):
      guard let key = common(of: entries.map(\.key), of),
        let value = common(of: entries.map(\.value), of)
      else { return nil }
      return .dictionary(key: key, value: value)
    case .tuple(let elements):
      let types = elements.compactMap { element in
        of(element.value).map { TupleTypeElement(label: element.label, type: $0) }
      }
      return types.count == elements.count ? .tuple(types) : nil
    case .range(let bound, let isClosed):
      return of(bound).map { .identifier(isClosed ? "ClosedRange" : "Range", [$0]) }
    case .cast(let type): return type.hasPlaceholder ? nil : type
    case .closure(let function): return .function(function)
    case .name(let name): return type(ofName: name, from: origin, depth: depth)
    case .call(let name, let arguments):
      return type(ofCall: name, arguments, from: origin, depth: depth)
    }
  }

  /// What a literal is by itself, whatever else is called like that.
  private func standardType(_ name: String) -> TypeSyntax {
    let names = reference(toStandard: name).split(separator: ".")
    return .named(NamedType(components: names.map { NamedType.Component(String($0)) }))
  }

  /// The type of all elements of a literal; nil where they have several that are not written.
  private func common(
    of values: [ValueSyntax], _ type: (ValueSyntax) -> TypeSyntax?
  ) -> TypeSyntax? {
    let present = values.filter { $0 != .nil }
    guard let first = present.first else { return nil }
    var common: TypeSyntax?
    if present.allSatisfy({ $0 == .integer || $0 == .floatingPoint }) {
      common = type(present.contains(.floatingPoint) ? .floatingPoint : .integer)
    } else if let found = type(first), present.allSatisfy({ type($0) == found }) {
      common = found
    }
    guard let common, present.count < values.count else { return common }
    return common.isOptional ? common : .optional(common)
  }

  // MARK: - Names

  /// The type of what a name means: a case of an enum, or a static property.
  private func type(
    ofName name: TypeSyntax, from origin: DeclaredType, depth: Int
  ) -> TypeSyntax? {
    guard let (owner, member) = name.ownerAndMember else { return nil }
    if member == "self" { return .metatype(owner) }
    if member == "none", owner.isOptional { return owner }
    guard let declared = declaration(of: owner, from: origin) else {
      return StandardValues.type(ofStatic: member, of: owner)
    }
    guard let type = declared.type, type.genericParameters.isEmpty else { return nil }
    if type.hasCase(member) { return owner }
    for case .variable(let variable) in type.members where variable.isStatic {
      for binding in variable.bindings where binding.name?.unticked == member {
        if let written = binding.type { return written.isSelf ? owner : nearby(written, declared) }
        guard let text = binding.initialValue,
          let found = self.type(of: ValueSyntax(parsing: text), from: declared, depth: depth + 1)
        else { return nil }
        return found == .identifier(declared.path.last ?? "") ? owner : nearby(found, declared)
      }
    }
    return nil
  }

  /// A type that is written in a declaration, where it means the same outside of it.
  private func nearby(_ type: TypeSyntax, _ declared: DeclaredType) -> TypeSyntax? {
    // What the declaration's own types and parameters are called means nothing elsewhere.
    let isNested = type.containsName { name in
      let first = name.components[0].name
      return first == "Self"
        || (1...declared.path.count).contains { count in
          find(Array(declared.path.prefix(count)) + [first], in: [declared.module.name]) != nil
        }
    }
    return isNested ? nil : type
  }

  /// The type that a name means, aliases aside.
  private func declaration(of type: TypeSyntax, from origin: DeclaredType) -> DeclaredType? {
    guard let path = type.namedType?.components.map(\.name) else { return nil }
    return find(path, from: origin)
  }

  // MARK: - Calls

  /// The type of what a call makes: an instance, a case of an enum, or what a static method returns.
  private func type(
    ofCall name: TypeSyntax, _ arguments: [ValueSyntax.Argument], from origin: DeclaredType,
    depth: Int
  ) -> TypeSyntax? {
    if let (owner, member) = name.ownerAndMember {
      if member == "init" {
        return created(owner, by: arguments, from: origin, depth: depth)
      }
      if member.first?.isUppercase != true {
        return called(member, of: owner, by: arguments, from: origin)
      }
    }
    return created(name, by: arguments, from: origin, depth: depth)
  }

  private func called(
    _ member: String, of owner: TypeSyntax, by arguments: [ValueSyntax.Argument],
    from origin: DeclaredType
  ) -> TypeSyntax? {
    guard let declared = declaration(of: owner, from: origin), let type = declared.type,
      type.genericParameters.isEmpty
    else { return nil }
    if type.hasCase(member) { return owner }
    let results = type.members.compactMap { declaration -> TypeSyntax? in
      guard case .function(let function) = declaration, function.isStatic,
        function.name.unticked == member, function.genericParameters.isEmpty,
        !function.effects.isThrowing, !function.effects.isAsync,
        function.parameters.accept(arguments.map(\.label))
      else { return nil }
      return function.result ?? .void
    }
    // Which of several overloads is meant is the compiler's matter.
    guard let result = results.first, Set(results).count == 1, !result.description.contains("some ")
    else { return nil }
    return result.isSelf || result == .identifier(declared.path.last ?? "")
      ? owner : nearby(result, declared)
  }

  /// The type that a call such as `Queue<Int>()` creates.
  private func created(
    _ type: TypeSyntax, by arguments: [ValueSyntax.Argument], from origin: DeclaredType, depth: Int
  ) -> TypeSyntax? {
    switch type {
    case .array, .dictionary:
      return arguments.isEmpty || arguments.first?.label == "repeating" ? type : nil
    case .optional: return arguments.count == 1 ? type : nil
    case .named(let name):
      guard let last = name.components.last, last.name.unticked.first?.isUppercase == true else {
        return nil
      }
      guard let declared = find(name.components.map(\.name), from: origin)?.type else {
        // Functions can have names as types have them.
        guard name.components.count > 1 || !mayDeclareFunction(last.name.unticked) else {
          return nil
        }
        let values = arguments.map {
          ($0.label, self.type(of: $0.value, from: origin, depth: depth))
        }
        return StandardValues.type(createdBy: name, arguments, values)
      }
      guard declared.kind != .protocol,
        declared.genericParameters.count == last.genericArguments.count
      else { return nil }
      return declared.created(by: arguments.map(\.label)).map { $0 ? .optional(type) : type }
    default: return nil
    }
  }
}

extension TypeDeclaration {
  /// Whether an enum has a case of a name.
  fileprivate func hasCase(_ name: String) -> Bool {
    members.contains { member in
      guard case .enumCase(let found) = member else { return false }
      return found.elements.contains { $0.name.unticked == name.unticked }
    }
  }

  /// Whether a call creates an optional of the type, by its labels; nil where that is not known.
  fileprivate func created(by labels: [String?]) -> Bool? {
    var failing: Set<Bool> = []
    var canFail = false
    for case .initializer(let initializer) in members {
      if initializer.failability != .none { canFail = true }
      // One that can be forced is that when it must be.
      guard initializer.parameters.accept(labels) else { continue }
      failing.insert(initializer.failability != .none)
    }
    guard failing.isEmpty else { return failing.count == 1 ? failing.first : nil }
    // The compiler makes that of an enum with raw values, and no other.
    if kind == .enum { return labels == ["rawValue"] ? true : nil }
    return canFail ? nil : false
  }
}

extension [Parameter] {
  /// Whether a call with some labels can mean what has these parameters.
  fileprivate func accept(_ labels: [String?]) -> Bool {
    var remaining = labels[...]
    for parameter in self {
      if parameter.isVariadic, remaining.first == parameter.label?.unticked {
        remaining = remaining.dropFirst().drop { $0 == nil }
      } else if let next = remaining.first, next?.unticked == parameter.label?.unticked {
        remaining = remaining.dropFirst()
      } else if !parameter.hasDefaultValue, !parameter.isVariadic {
        return false
      }
    }
    return remaining.isEmpty
  }
}

extension TypeSyntax {
  /// The `Season` and `winter` of `Season.winter`; nil where it is one name.
  fileprivate var ownerAndMember: (owner: TypeSyntax, member: String)? {
    switch self {
    case .named(let name):
      guard name.components.count > 1, let last = name.components.last,
        last.genericArguments.isEmpty
      else { return nil }
      return (.named(NamedType(components: Array(name.components.dropLast()))), last.name.unticked)
    case .nested(let name, let base):
      guard let member = name.simpleName else { return nil }
      return (base, member.unticked)
    default: return nil
    }
  }

  /// Whether `_` stands in the type for what the compiler finds out.
  fileprivate var hasPlaceholder: Bool { contains { $0 == .placeholder } }
}
