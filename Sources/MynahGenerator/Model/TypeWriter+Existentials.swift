internal import MynahSyntax

extension TypeWriter {
  /// Writes `any` before the protocols that are used as types.
  ///
  /// The mock then compiles in a target that asks for it. What stands behind `any`, `some` and `~`
  /// already is left alone.
  func writingAny(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> TypeSyntax {
    func write(_ type: TypeSyntax) -> TypeSyntax {
      writingAny(type, from: origin, generics: generics)
    }
    func isProtocol(_ type: TypeSyntax) -> Bool {
      self.isProtocol(type, from: origin, generics: generics)
    }
    switch type {
    case .named(let name):
      let written = TypeSyntax.named(writingAny(inArgumentsOf: name, write))
      return isProtocol(type) ? .existential(written) : written
    case .composition(let parts):
      return parts.contains(where: isProtocol) ? .existential(type) : type
    case .metatype(let instance):
      return isProtocol(instance) ? .existential(type) : .metatype(write(instance))
    case .protocolMetatype(let instance):
      return isProtocol(instance) ? .metatype(.existential(instance)) : type
    case .optional(let wrapped): return .optional(write(wrapped))
    case .implicitlyUnwrappedOptional(let wrapped):
      return .implicitlyUnwrappedOptional(write(wrapped))
    case .array(let element): return .array(write(element))
    case .dictionary(let key, let value):
      return .dictionary(key: write(key), value: write(value))
    case .inlineArray(let count, let element):
      return .inlineArray(count: count, element: write(element))
    case .tuple(let elements): return .tuple(elements.map { writingAny($0, write) })
    case .function(var function):
      function.parameters = function.parameters.map { writingAny($0, write) }
      // The compiler warns of `(Void) -> Int`.
      if function.parameters.count == 1, function.parameters[0].type.isVoid {
        function.parameters[0].type = .void
      }
      function.effects = writingAny(function.effects, generics: generics, write)
      function.result = write(function.result)
      return .function(function)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(write(type), specifiers: specifiers, attributes: attributes)
    case .packExpansion(let pattern): return .packExpansion(write(pattern))
    case .existential, .opaque, .nested, .packElement, .suppressed, .placeholder, .integer:
      return type
    }
  }

  /// Writes `any` in the type of `throws(E)`, and nothing for `throws(Never)`.
  func writingAny(
    _ effects: Effects, generics: Set<String>, _ write: (TypeSyntax) -> TypeSyntax
  ) -> Effects {
    guard let thrown = effects.thrownType else { return effects }
    let isNever =
      thrown.isStandard("Never")
      && !generics.contains("Never") && !associatedTypes.contains("Never")
      && !program.declares("Never")
    return Effects(
      suspension: effects.suspension, throwing: isNever ? .none : .throws(write(thrown)))
  }

  private func writingAny(
    _ element: TupleTypeElement, _ write: (TypeSyntax) -> TypeSyntax
  ) -> TupleTypeElement {
    var copy = element
    copy.type = write(element.type)
    return copy
  }

  private func writingAny(
    inArgumentsOf name: NamedType, _ write: (TypeSyntax) -> TypeSyntax
  ) -> NamedType {
    guard name.hasGenericArguments else { return name }
    var copy = name
    for index in copy.components.indices {
      copy.components[index].genericArguments = copy.components[index].genericArguments.map(write)
    }
    return copy
  }

  // MARK: - What is a protocol

  private func isProtocol(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    switch type {
    case .composition(let parts):
      return parts.contains { isProtocol($0, from: origin, generics: generics) }
    case .named(let name):
      let path = name.components.map(\.name)
      let isMember = associatedTypes.contains(path[0]) && !isHidden(path[0], from: origin)
      if generics.contains(path[0]) || isMember || path[0] == "Self" { return false }
      return isProtocol(path, from: origin)
    default:
      return false
    }
  }

  /// Whether a name is that of a protocol, or an alias of something with a protocol in it.
  private func isProtocol(_ path: [String], from origin: DeclaredType) -> Bool {
    var followed: Set<ObjectIdentifier> = []
    var names = [(path: path, origin: origin)]
    while let (name, origin) = names.popLast() {
      if name == ["AnyObject"] || name == ["Swift", "AnyObject"] { continue }
      guard let found = program.find(name, from: origin) else { continue }
      switch found.declaration {
      case .type(let declaration):
        if declaration.kind == .protocol { return true }
      case .alias(let alias):
        guard followed.count < Expansions.depthLimit,
          followed.insert(ObjectIdentifier(found)).inserted
        else { continue }
        let parts = if case .composition(let parts) = alias.type { parts } else { [alias.type] }
        names += parts.compactMap { part in
          part.namedType.map { ($0.components.map(\.name), found) }
        }
      }
    }
    return false
  }
}
