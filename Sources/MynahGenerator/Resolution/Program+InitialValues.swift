internal import MynahSyntax

extension Program {
  /// The type of an initial value, if it's a literal, or creates or names an instance of a type; otherwise nil.
  ///
  /// - Parameters:
  ///   - text: The value, such as `"green"` or `Queue<Int>()`.
  ///   - origin: The type whose property it is.
  func type(ofValue text: String, from origin: DeclaredType) -> TypeSyntax? {
    type(ofValue: text, from: origin, depth: 0)
  }

  /// - Parameter depth: How many steps from a property to the value of another one led here.
  private func type(
    ofValue text: String, from origin: DeclaredType, depth: Int
  ) -> TypeSyntax? {
    guard depth < 8 else { return nil }
    return ValueSyntax(parsing: text).flatMap { type(of: $0, from: origin, depth) }
  }

  private func type(
    of value: ValueSyntax, from origin: DeclaredType, _ depth: Int
  ) -> TypeSyntax? {
    switch value {
    case .literal(let name):
      let names = reference(toStandard: name).split(separator: ".")
      return .named(NamedType(components: names.map { NamedType.Component(String($0)) }))
    case .array(let element): return type(of: element, from: origin, depth).map { .array($0) }
    case .dictionary(let key, let value):
      guard let key = type(of: key, from: origin, depth),
        let value = type(of: value, from: origin, depth)
      else { return nil }
      return .dictionary(key: key, value: value)
    case .tuple(let elements):
      let types = elements.compactMap { element in
        type(of: element.value, from: origin, depth).map { (element.label, $0) }
      }
      guard types.count == elements.count else { return nil }
      return .tuple(types.map { TupleTypeElement(label: $0, type: $1) })
    case .cast(let type): return type
    case .member(let owner, let name): return type(ofMember: name, of: owner, from: origin, depth)
    case .call(let type, let labels): return created(type, by: labels, from: origin)
    }
  }

  /// The type of a case of an enum, or of a static property that holds an instance of its type.
  private func type(
    ofMember name: String, of owner: NamedType, from origin: DeclaredType, _ depth: Int
  ) -> TypeSyntax? {
    let type = TypeSyntax.named(owner)
    guard let declared = find(owner.components.map(\.name), from: origin) else {
      return ToolchainValues.hasInstance(name, owner) ? type : nil
    }
    guard let members = declared.type?.members else { return nil }
    let isInstance = members.contains { member in
      switch member {
      case .enumCase(let found): return found.elements.contains { $0.name.unticked == name }
      case .variable(let variable) where variable.isStatic:
        return variable.bindings.contains { binding in
          guard binding.name?.unticked == name else { return false }
          let type =
            binding.type
            ?? binding.initialValue.flatMap {
              self.type(ofValue: $0, from: declared, depth: depth + 1)
            }
          return type.map { isSelf($0, of: declared) } ?? false
        }
      default: return false
      }
    }
    return isInstance ? type : nil
  }

  /// The type that a call such as `Queue<Int>()` creates.
  private func created(
    _ type: TypeSyntax, by labels: [String?], from origin: DeclaredType
  ) -> TypeSyntax? {
    guard case .named(let name) = type, let last = name.components.last else { return type }
    if last.name.first?.isLowercase == true, name.components.count > 1 {
      let owner = NamedType(components: name.components.dropLast())
      return self.type(ofMember: last.name, of: owner, from: origin, 0)
    }
    guard let declared = find(name.components.map(\.name), from: origin)?.type else {
      return ToolchainValues.isCreated(name, by: labels) ? type : nil
    }
    guard declared.kind != .protocol,
      declared.genericParameters.count == last.genericArguments.count
    else { return nil }
    let initializers = declared.members.compactMap(\.initializer)
    let meant = initializers.filter { $0.parameters.map(\.label) == labels }
    let canFail = (meant.isEmpty ? initializers : meant).contains { $0.failability != .none }
    // The compiler writes `init?(rawValue:)` for enums.
    return canFail || declared.kind == .enum && meant.isEmpty ? nil : type
  }
}
