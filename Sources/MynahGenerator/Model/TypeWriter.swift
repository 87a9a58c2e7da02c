internal import MynahSyntax

/// A writer that rewrites the types of a declaration for the mock's file.
///
/// Each mock has a separate writer. It's a class because copies of a struct would retain and
/// release the shared program, and threads would wait for each other to do this.
final class TypeWriter {
  let program: Program

  /// The mock's type, which replaces `Self`.
  let selfType: TypeSyntax

  /// The associated types, which are members of the mock.
  let associatedTypes: Set<String>

  /// The types of aliases and of associated types that must be a specific type, with their origins.
  let aliases: [String: (type: TypeSyntax, origin: DeclaredType)]

  /// The generic aliases of protocols, with the protocols that declare them.
  let genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)]

  /// The types that replace the generic parameters of superclasses.
  let substitutions: Substitutions

  /// The collector of the references in the written types.
  let collector: ReferenceCollector

  /// The aliases that are being expanded, and aren't expanded again inside their own types.
  private let expanding: [String]

  /// The number of nested expansions, followed by its limit.
  private let depth: Int
  private static let depthLimit = 8

  /// Creates a writer, which keeps `Self` unchanged by default.
  init(
    _ program: Program, selfType: TypeSyntax = .identifier("Self"),
    associatedTypes: Set<String> = [],
    aliases: [String: (type: TypeSyntax, origin: DeclaredType)] = [:],
    genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)] = [:],
    substitutions: Substitutions = [:], collector: ReferenceCollector = ReferenceCollector(),
    expanding: [String] = [], depth: Int = 0
  ) {
    self.program = program
    self.selfType = selfType
    self.associatedTypes = associatedTypes
    self.aliases = aliases
    self.genericAliases = genericAliases
    self.substitutions = substitutions
    self.collector = collector
    self.expanding = expanding
    self.depth = depth
  }

  /// The resolver of types, which knows the aliases and generic arguments that the writer knows.
  var meaning: Meaning {
    Meaning(program: program, substitutions: substitutions, fixedTypes: aliases)
  }

  /// Creates a writer for the type that replaces an alias or a generic parameter.
  ///
  /// - Parameters:
  ///   - alias: The alias that's replaced, or nil for a generic parameter of a superclass.
  ///   - arguments: The arguments for the generic parameters of aliases.
  ///   - generics: The generic parameters that the arguments name.
  private func inside(
    _ alias: String?, arguments: Substitutions = [:], generics: Set<String> = []
  ) -> TypeWriter {
    TypeWriter(
      program, selfType: selfType,
      associatedTypes: associatedTypes.union(generics), aliases: aliases,
      genericAliases: genericAliases,
      substitutions: substitutions.merging(arguments) { first, _ in first }, collector: collector,
      expanding: expanding + alias.asArray, depth: depth + 1)
  }

  /// Rewrites a type from a declaration of a protocol.
  ///
  /// - Parameters:
  ///   - type: The type in the declaration.
  ///   - origin: The protocol.
  ///   - generics: The names of the generic parameters that are in scope.
  func rewrite(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    var type = writingAny(type, from: origin, generics: generics)
    let isNonsending = origin.module.settings.isNonsendingByDefault
    if isNonsending != program.settings.isNonsendingByDefault {
      type = type.writing(nonsending: isNonsending)
    }
    return rewriteConstraint(type, from: origin, generics: generics).takingEmptyTuples
  }

  /// Rewrites the type in a constraint, which must not begin with `any`.
  func rewriteConstraint(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    type.rewritingNames { name in
      let first = name.firstName
      if first == "Self" { return rewriteSelf(name, from: origin) }
      if generics.contains(first) { return nil }
      if let type = expanded(name, from: origin) ?? reordered(name, from: origin) { return type }
      if associatedTypes.contains(first) { return nil }
      if name.components.count > 1,
        let type = program.find(name.path, from: origin)
      {
        collector.references.spi.add(type)
      }
      if let type = enclosingType(name, of: origin) { return type }
      guard let prefix = prefix(of: first, from: origin) else { return nil }
      return .named(NamedType(components: prefix + name.components))
    }
  }

  /// Rewrites a constraint of a `where` clause.
  func rewrite(_ requirement: GenericRequirement, from origin: DeclaredType) -> GenericRequirement {
    if case .sameType(let left, let right) = requirement {
      return .sameType(rewrite(left, from: origin), rewrite(right, from: origin))
    }
    return requirement.rewritingNames { rewriteConstraint(.named($0), from: origin) }
  }

  /// Returns a component of a class's name, with the generic arguments that are valid in the mock.
  ///
  /// The component is the class or one of its enclosing types.
  private func component(at count: Int, of type: DeclaredType) -> NamedType.Component {
    var component = NamedType.Component(type.path[count - 1])
    guard type.kind == .class || StructResolver.isClosureProtocol(type),
      let outer = program.find(Array(type.path.prefix(count)), in: [type.module.name])?.type
    else { return component }
    let substituted = substitutions[type] ?? [:]
    component.genericArguments = outer.genericParameters.map { parameter in
      guard let argument = substituted[parameter.name] else { return .identifier(parameter.name) }
      return rewriteConstraint(argument.type, from: argument.origin)
    }
    return component
  }

  /// Returns a class, or an enclosing type, that the class's code names without generic arguments.
  private func enclosingType(_ name: NamedType, of origin: DeclaredType) -> TypeSyntax? {
    guard origin.kind == .class, name.components[0].genericArguments.isEmpty,
      let index = origin.path.lastIndex(of: name.firstName)
    else { return nil }
    let components = (0...index).map { component(at: $0 + 1, of: origin) }
    guard components.last?.genericArguments.isEmpty == false else { return nil }
    return .named(
      NamedType(
        components: qualified(components, in: origin.module.name) + name.components.dropFirst()))
  }

  /// Returns the name of a class in its mock, with the generic parameters of the mock.
  func reference(to type: DeclaredType) -> String {
    let components = type.path.indices.map { component(at: $0 + 1, of: type) }
    return NamedType(components: qualified(components, in: type.module.name)).description
  }

  /// Replaces `Self` with the mock, and `Self.Item` with the unqualified name of the mock's member.
  private func rewriteSelf(_ name: NamedType, from origin: DeclaredType) -> TypeSyntax? {
    if name.components.count == 1 { return selfType }
    let member = NamedType(components: name.components.dropFirst())
    return expanded(member, from: origin) ?? .named(member)
  }

  /// Returns the type that replaces a name, or nil if the name isn't replaced.
  ///
  /// The replaced names are aliases, generic parameters of superclasses, and associated types that
  /// must be a specific type. The name can also refer to a member of such a type.
  private func expanded(_ name: NamedType, from origin: DeclaredType) -> TypeSyntax? {
    let first = name.firstName
    let substituted = meaning.argument(named: first, at: origin)
    if substituted == nil, expanding.contains(first) { return nil }
    guard let known = substituted ?? aliases[first] else { return expanded(generic: name) }
    guard depth < Self.depthLimit else { return nil }
    let writer = inside(substituted == nil ? first : nil)
    // If the alias represents a protocol, a necessary `any` is already written before it.
    let isProtocol = substituted == nil && isProtocol(name, from: origin)
    let type =
      if isProtocol {
        writer.rewriteConstraint(known.type, from: known.origin)
      } else {
        writer.rewrite(known.type, from: known.origin)
      }
    return type.replacingFirstName(of: name)
  }

  /// Returns the type that an alias of `any AsyncSequence<Int, Never> & Sendable` represents, or nil
  /// for other names.
  private func reordered(_ name: NamedType, from origin: DeclaredType) -> TypeSyntax? {
    let resolved = program.resolved(.named(name), from: origin)
    guard case .existential(.composition(let parts)) = resolved.type,
      parts.contains(where: { $0.isStandard("AsyncSequence") })
    else { return nil }
    return inside(nil, arguments: resolved.arguments).rewrite(resolved.type, from: resolved.origin)
  }

  /// Returns the type that a generic alias represents, with the generic arguments from the name.
  private func expanded(generic name: NamedType) -> TypeSyntax? {
    let component = name.components[0]
    guard let (alias, origin) = genericAliases[component.name],
      alias.genericParameters.count == component.genericArguments.count,
      !alias.genericParameters.contains(where: { $0.kind == .pack }), depth < Self.depthLimit
    else { return nil }
    let parameters = alias.genericParameters.map(\.name)
    let meanings = Dictionary(
      zip(parameters, component.genericArguments), uniquingKeysWith: { first, _ in first })
    return inside(component.name)
      .rewrite(alias.type, from: origin, generics: Set(parameters))
      .rewritingNames { meanings[$0.firstName]?.replacingFirstName(of: $0) }
      .replacingFirstName(of: name)
  }

  /// Returns the enclosing types and the module to write before a name, or nil if none are needed.
  ///
  /// Outside its enclosing types, a nested type needs them. The module is needed if other
  /// modules also declare the name.
  private func prefix(of name: String, from origin: DeclaredType) -> [NamedType.Component]? {
    guard program.declares(name) else { return nil }
    return collector.prefix(of: name, from: origin) { findPrefix(of: name, from: origin) }
  }

  private func findPrefix(of name: String, from origin: DeclaredType) -> [NamedType.Component]? {
    for depth in stride(from: origin.path.count, to: 0, by: -1) {
      guard let found = program.findMember([name], of: origin, at: depth) else { continue }
      collector.add(found, in: program)
      // A type that's declared in a protocol is also a member of the mock.
      if depth == origin.path.count, origin.kind != .class { return nil }
      return qualified(
        (1...depth).map { component(at: $0, of: origin) }, in: origin.module.name)
    }
    guard let found = program.find([name], from: origin), found.path == [name],
      !found.module.isToolchain
    else {
      return program.toolchainPrefix(of: name, from: origin).map { [NamedType.Component($0)] }
    }
    if program.imports(found.module.name, from: origin) { collector.add(found, in: program) }
    let isQualified = program.isQualified(name, in: found.module.name)
    guard isQualified else { return nil }
    return [NamedType.Component(found.module.name)]
  }

  private func qualified(
    _ outer: [NamedType.Component], in module: String
  ) -> [NamedType.Component] {
    let isQualified = outer.first.map { program.isQualified($0.name, in: module) } ?? false
    return [NamedType.Component(module)].when(isQualified) + outer
  }
}

extension TypeWriter {
  /// Writes `any` before the protocols that are used as types.
  ///
  /// Without `any`, the mock wouldn't compile in a target that requires it. Types after `any`,
  /// `some`, and `~` are unchanged.
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
      guard isProtocol(type) else { return written }
      return .existential(written)
    case .composition(let parts) where parts.contains(where: isProtocol):
      return .existential(type)
    case .metatype(let instance) where isProtocol(instance):
      return .existential(type)
    case .metatype(let instance):
      return .metatype(write(instance))
    case .protocolMetatype(let instance) where isProtocol(instance):
      return .metatype(.existential(instance))
    case .function(var function):
      if function.effects.thrownType?.isStandard("Never") == true {
        function.effects.throwing = .none
      }
      return TypeSyntax.function(function).mappingParts(write)
    case .existential(.composition(let parts)):
      // In Swift 6.3, `willStream` is ambiguous for `any AsyncSequence<Int, Never> & Sendable`, but
      // not for `any Sendable & AsyncSequence<Int, Never>`, which is the same type.
      let others = parts.filter { !$0.isStandard("Sendable") }
      return .existential(.composition(parts.filter { $0.isStandard("Sendable") } + others))
    case .composition, .existential, .nested, .opaque, .packElement, .protocolMetatype, .suppressed:
      return type
    default: return type.mappingParts(write)
    }
  }

  /// Writes `any` in the type of `throws(E)`, and removes `throws(Never)`.
  func writingAny(_ effects: Effects, _ write: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard effects.thrownType?.isStandard("Never") != true else {
      return Effects(suspension: effects.suspension)
    }
    return effects.mappingType(write)
  }

  // MARK: - Protocols

  private func isProtocol(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    switch type {
    case .composition(let parts):
      return parts.contains { isProtocol($0, from: origin, generics: generics) }
    case .named(let name):
      let first = name.firstName
      return !isParameter(first, of: origin, generics: generics) && first != "Self"
        && isProtocol(name, from: origin)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a name refers to a generic parameter or an
  /// associated type.
  ///
  /// The name hides a type with the same name, such as `Error`.
  private func isParameter(
    _ name: String, of origin: DeclaredType, generics: Set<String>
  ) -> Bool {
    generics.contains(name) || associatedTypes.contains(name)
      || meaning.argument(named: name, at: origin) != nil
  }

  /// Returns a Boolean value that indicates whether a name refers to a protocol.
  ///
  /// An alias of a protocol, or of a composition with a protocol, also refers to a protocol.
  private func isProtocol(_ name: NamedType, from origin: DeclaredType) -> Bool {
    let resolved = program.resolved(.named(name), from: origin)
    return switch resolved.type {
    case .named: isProtocol(resolved)
    case .composition:
      program.parts(of: resolved.type, from: resolved.origin).contains(where: isProtocol)
    default: false
    }
  }

  private func isProtocol(_ part: ResolvedType) -> Bool {
    part.declared?.kind == .protocol && !part.type.isStandard("AnyObject")
  }
}

extension TypeWriter {
  /// Returns the function type that an alias represents, or nil if the type isn't such an alias.
  ///
  /// - Parameters:
  ///   - type: The type in a declaration.
  ///   - origin: The type that contains the declaration.
  ///   - generics: The names of the generic parameters that are in scope.
  func function(
    named type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> FunctionTypeSyntax? {
    guard let first = type.namedType?.firstName,
      !isParameter(first, of: origin, generics: generics)
    else { return nil }
    let resolved = program.resolved(type, from: origin)
    guard resolved.type.isFunction else { return nil }
    return inside(nil, arguments: resolved.arguments, generics: generics)
      .rewrite(resolved.type.withoutAttributes, from: resolved.origin).functionType
  }
}
