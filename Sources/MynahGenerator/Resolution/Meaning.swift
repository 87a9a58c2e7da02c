internal import MynahSyntax

/// A resolver of types, regardless of how declarations spell them.
///
/// The meaning of a type doesn't contain aliases. It names each declared type with its module and
/// all of its generic arguments. Two types are the same if their meanings are equal. The parts of a
/// type that don't distinguish overloads, such as `any` and attributes, aren't part of its meaning.
struct Meaning {
  let program: Program

  /// The arguments for the generic parameters of superclasses and aliases.
  var substitutions: Substitutions = [:]

  /// The types that associated types are required to be, with the declarations that name them.
  var fixedTypes: [String: (type: TypeSyntax, origin: DeclaredType)] = [:]

  /// The maximum numbers of aliases and arguments that lead to a type, and that a type contains.
  ///
  /// Invalid code can have circular aliases, and aliases whose types double with each alias. Other
  /// names of such a type stay as they're written.
  private static let (deepest, most) = (32, 1_000)

  /// The declaration that contains a type.
  private struct Place {
    let origin: DeclaredType

    /// The meanings of the generic parameters that are in scope.
    var generics: [String: TypeSyntax] = [:]

    /// The number of aliases and arguments that lead to the type.
    var depth = 0
  }

  /// Returns the meaning of a type.
  ///
  /// - Parameters:
  ///   - type: The type as it's written.
  ///   - origin: The declaration that contains the type.
  ///   - generics: The meanings of the generic parameters that are in scope.
  func of(
    _ type: TypeSyntax, from origin: DeclaredType, generics: [String: TypeSyntax] = [:]
  ) -> TypeSyntax {
    var remaining = Self.most
    return meaning(of: type, at: Place(origin: origin, generics: generics), &remaining)
  }

  private func meaning(
    of type: TypeSyntax, at place: Place, _ remaining: inout Int
  ) -> TypeSyntax {
    switch type {
    case .attributed(let inner, _, _):
      return meaning(of: inner, at: place, &remaining)
        .marked([Modifier("inout")].when(type.isInout))
    case .existential(let constraint): return meaning(of: constraint, at: place, &remaining)
    case .implicitlyUnwrappedOptional(let wrapped):
      return .optional(meaning(of: wrapped, at: place, &remaining))
    default: break
    }
    switch type.mappingParts({ meaning(of: $0, at: place, &remaining) }) {
    case .named(let name): return meaning(of: name, at: place, &remaining)
    case .function(let function): return TypeSyntax.function(function).withoutParameterNames
    case .composition(let parts):
      let all = parts.flatMap { if case .composition(let inner) = $0 { inner } else { [$0] } }
      return .composition(all.sorted { $0.description < $1.description })
    case .nested(let name, let base):
      return member(name.components[...], of: base, at: place, &remaining)
    case let part: return part
    }
  }

  /// Returns the meaning of a name whose generic arguments already are meanings.
  private func meaning(
    of name: NamedType, at place: Place, _ remaining: inout Int
  ) -> TypeSyntax {
    var components = name.components[...]
    let isMemberOfSelf = components.count > 1 && components.first?.name == "Self"
    if isMemberOfSelf { components.removeFirst() }
    let first = components[components.startIndex].name
    if !isMemberOfSelf, let generic = place.generics[first] {
      return member(components.dropFirst(), of: generic, at: place, &remaining)
    }
    guard place.depth < Self.deepest, remaining > 0 else { return .named(name) }
    remaining -= 1
    if let known = argument(named: first, at: place.origin) ?? fixedTypes[first] {
      let type = meaning(
        of: known.type, at: Place(origin: known.origin, depth: place.depth + 1), &remaining)
      return member(components.dropFirst(), of: type, at: place, &remaining)
    }
    for count in stride(from: components.count, to: 0, by: -1) {
      let part = components.prefix(count)
      guard let found = program.find(part.map(\.name), from: place.origin) else { continue }
      let type = meaning(of: found, part, at: place, &remaining)
      return member(components.dropFirst(count), of: type, at: place, &remaining)
    }
    return unknown(components, at: place.origin)
  }

  /// Returns the argument for a generic parameter of a superclass or an alias.
  func argument(
    named name: String, at origin: DeclaredType
  ) -> (type: TypeSyntax, origin: DeclaredType)? {
    guard !substitutions.isEmpty else { return nil }
    return program.enclosing(origin).reversed().lazy.compactMap {
      substitutions[$0]?[name]
    }.first
  }

  /// Returns the meaning of a declaration.
  ///
  /// - Parameters:
  ///   - found: The declaration.
  ///   - written: The last components of its name, as far as they're written.
  ///   - place: The place where the name is written.
  private func meaning(
    of found: DeclaredType, _ written: ArraySlice<NamedType.Component>, at place: Place,
    _ remaining: inout Int
  ) -> TypeSyntax {
    let outer = program.enclosing(found)
    var components = found.path.map { NamedType.Component($0.unquoted) }
    var generics: [String: TypeSyntax] = [:]
    for (offset, component) in written.reversed().enumerated() where offset < components.count {
      components[components.count - 1 - offset].genericArguments = component.genericArguments
    }
    for type in outer where type.path.count <= components.count {
      let index = type.path.count - 1
      let parameters = type.genericParameters.map(\.name)
      guard !parameters.isEmpty else { continue }
      if components[index].genericArguments.isEmpty {
        // Inside of a generic type, its name doesn't need arguments.
        let place = Place(origin: type, depth: place.depth + 1)
        components[index].genericArguments = parameters.map {
          meaning(of: NamedType($0), at: place, &remaining)
        }
      }
      for (name, argument) in zip(parameters, components[index].genericArguments) {
        generics[name] = argument
      }
    }
    if case .alias(let alias) = found.declaration {
      return meaning(
        of: alias.type, at: Place(origin: found, generics: generics, depth: place.depth + 1),
        &remaining)
    }
    return .named(NamedType(components: [NamedType.Component(found.module.name)] + components))
  }

  /// Returns the meaning of a type's member, such as `Index` in `Nest<Egg>.Index`.
  private func member(
    _ name: ArraySlice<NamedType.Component>, of type: TypeSyntax, at place: Place,
    _ remaining: inout Int
  ) -> TypeSyntax {
    guard let first = name.first else { return type }
    if case .named(let base) = type, remaining > 0,
      let found = program.declaration(.named(NamedType(components: base.components + [first])))
    {
      let path = base.components.dropFirst() + [first]
      let type = meaning(of: found, path[...], at: place, &remaining)
      return member(name.dropFirst(), of: type, at: place, &remaining)
    }
    return type.member(NamedType(components: name))
  }

  /// Returns the meaning of a type that the sources don't declare.
  private func unknown(
    _ components: ArraySlice<NamedType.Component>, at origin: DeclaredType
  ) -> TypeSyntax {
    var components = components
    if components.count > 1, let module = components.first?.name,
      module == "Swift" || Toolchain.canQualify(module) || program.imports(module, from: origin)
    {
      components.removeFirst()
    }
    let name = NamedType(components: components)
    let arguments = name.components[0].genericArguments.when(name.components.count == 1)
    return switch (name.firstName, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    case ("Void", 0): .void
    default: .named(name)
    }
  }
}

extension Program {
  /// Returns the meaning of a type outside of mocks.
  ///
  /// - Parameters:
  ///   - type: The type as it's written.
  ///   - origin: The declaration that contains the type.
  ///   - generics: The names of the generic parameters that are in scope.
  func meaning(
    of type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    let key = MeaningKey(type: type, origin: origin, generics: generics)
    return meanings.value(for: key) {
      let parameters = Dictionary(
        uniqueKeysWithValues: generics.map { ($0, TypeSyntax.identifier($0)) })
      return Meaning(program: self).of(type, from: origin, generics: parameters)
    }
  }

  /// Returns the declaration of a type's meaning, or nil if the sources don't declare the type.
  func declaration(_ meaning: TypeSyntax) -> DeclaredType? {
    guard let components = meaning.namedType?.components, components.count > 1 else { return nil }
    return find(components.dropFirst().map(\.name), in: [components[0].name])
  }
}

/// A type and the place where it's written.
struct MeaningKey: Hashable {
  let type: TypeSyntax
  let origin: DeclaredType
  let generics: Set<String>
}
