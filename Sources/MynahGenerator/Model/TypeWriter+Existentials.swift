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
    case .named:
      let written = type.mappingParts(write)
      return isProtocol(type) ? .existential(written) : written
    case .composition(let parts):
      return parts.contains(where: isProtocol) ? .existential(type) : type
    case .metatype(let instance):
      return isProtocol(instance) ? .existential(type) : .metatype(write(instance))
    case .protocolMetatype(let instance):
      return isProtocol(instance) ? .metatype(.existential(instance)) : type
    case .function(var function):
      // The compiler warns of `(Void) -> Int`.
      if function.parameters.count == 1, function.parameters[0].type.isVoid {
        function.parameters[0].type = .void
      }
      if function.effects.thrownType?.isStandard("Never") == true {
        function.effects.throwing = .none
      }
      return TypeSyntax.function(function).mappingParts(write)
    case .existential, .opaque, .nested, .packElement, .suppressed: return type
    default: return type.mappingParts(write)
    }
  }

  /// Writes `any` in the type of `throws(E)`, and nothing for `throws(Never)`.
  func writingAny(_ effects: Effects, _ write: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard effects.thrownType?.isStandard("Never") != true else {
      return Effects(suspension: effects.suspension)
    }
    return effects.mappingType(write)
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
      let isGeneric = generics.contains(path[0]) || associatedTypes.contains(path[0])
      if isGeneric || path[0] == "Self" { return false }
      return isProtocol(path, from: origin)
    default:
      return false
    }
  }

  /// Whether a name is the name of a protocol, or an alias of something with a protocol in it.
  private func isProtocol(_ path: [String], from origin: DeclaredType, depth: Int = 0) -> Bool {
    guard depth < 16, path != ["AnyObject"], path != ["Swift", "AnyObject"],
      let found = program.find(path, from: origin)
    else { return false }
    guard case .alias(let alias) = found.declaration else { return found.type?.kind == .protocol }
    let parts = if case .composition(let parts) = alias.type { parts } else { [alias.type] }
    return parts.compactMap(\.namedType).contains {
      isProtocol($0.components.map(\.name), from: found, depth: depth + 1)
    }
  }
}
