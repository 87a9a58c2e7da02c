internal import MynahSyntax

/// Writes the types of a declaration as the mock's file must name them.
///
/// Each mock has its own, a class, so that threads do not count references to the program all the time:
/// they would wait for each other.
final class TypeWriter {
  let program: Program

  /// The settings of the module that the mock is part of.
  let settings: ModuleSettings

  /// The mock's type, which `Self` stands for.
  let selfType: TypeSyntax

  /// The associated types, which the mock has as members.
  let associatedTypes: Set<String>

  /// The associated types that are required to be certain types, and where that is written.
  let aliases: [String: (type: TypeSyntax, origin: DeclaredType)]

  /// The aliases of protocols that have generic parameters, and where they are written.
  let genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)]

  /// What the generic parameters of superclasses stand for.
  let substitutions: Substitutions

  /// What these types name.
  let collector: ReferenceCollector

  /// The aliases that are being replaced, which stay as they are in what they stand for.
  private let expanding: [String]

  /// The number of replacements that the writer is inside of, and how many are followed.
  private let depth: Int
  private static let depthLimit = 8

  init(
    program: Program, settings: ModuleSettings, selfType: TypeSyntax, associatedTypes: Set<String>,
    aliases: [String: (type: TypeSyntax, origin: DeclaredType)],
    genericAliases: [String: (alias: TypeAliasDeclaration, origin: DeclaredType)] = [:],
    substitutions: Substitutions = [:], collector: ReferenceCollector = ReferenceCollector(),
    expanding: [String] = [], depth: Int = 0
  ) {
    self.program = program
    self.settings = settings
    self.selfType = selfType
    self.associatedTypes = associatedTypes
    self.aliases = aliases
    self.genericAliases = genericAliases
    self.substitutions = substitutions
    self.collector = collector
    self.expanding = expanding
    self.depth = depth
  }

  /// Makes a writer of types that stand in no mock: `Self` stays as it is.
  ///
  /// - Parameters:
  ///   - program: What the names are looked up in.
  ///   - module: The module that the types are written in.
  ///   - generics: The names of the generic parameters, which stay as they are too.
  convenience init(_ program: Program, for module: String?, generics: Set<String> = []) {
    self.init(
      program: program, settings: program.settings(of: module), selfType: .identifier("Self"),
      associatedTypes: generics, aliases: [:])
  }

  /// Makes a writer of the types that something stands for.
  ///
  /// - Parameter alias: The alias that is replaced; nil if it's a parameter of a superclass.
  private func inside(_ alias: String?) -> TypeWriter {
    TypeWriter(
      program: program, settings: settings, selfType: selfType, associatedTypes: associatedTypes,
      aliases: aliases, genericAliases: genericAliases, substitutions: substitutions,
      collector: collector, expanding: expanding + (alias.map { [$0] } ?? []), depth: depth + 1)
  }

  /// Rewrites a type that stands in a declaration of a protocol.
  ///
  /// - Parameters:
  ///   - type: The type as it is written there.
  ///   - origin: The protocol.
  ///   - generics: The names of the generic parameters that are in scope.
  func rewrite(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    var type = writingAny(type, from: origin, generics: generics)
    let isNonsending = origin.module.settings.isNonsendingByDefault
    if isNonsending != settings.isNonsendingByDefault {
      type = type.writing(nonsending: isNonsending)
    }
    return rewriteConstraint(type, from: origin, generics: generics)
  }

  /// Rewrites what stands where a type is only required to conform, so that no `any` belongs there.
  func rewriteConstraint(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    type.rewritingNames { name in
      let first = name.components[0].name
      if first == "Self" { return rewriteSelf(name, from: origin) }
      if generics.contains(first) { return nil }
      if let type = expanded(name, from: origin) { return type }
      if associatedTypes.contains(first) { return nil }
      if name.components.count > 1,
        let type = program.find(name.components.map(\.name), from: origin)
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

  /// A type that a class is declared in, or the class, with what its generic parameters stand for where
  /// the mock is declared.
  private func component(at count: Int, of type: DeclaredType) -> NamedType.Component {
    var component = NamedType.Component(type.path[count - 1])
    guard type.type?.kind == .class || StructResolver.isMade(type),
      let outer = program.find(Array(type.path.prefix(count)), in: [type.module.name])?.type
    else { return component }
    let substituted = substitutions[ObjectIdentifier(type)] ?? [:]
    component.genericArguments = outer.genericParameters.map { parameter in
      guard let argument = substituted[parameter.name] else { return .identifier(parameter.name) }
      return rewriteConstraint(argument.type, from: argument.origin)
    }
    return component
  }

  /// A generic class, or a type around it, that is named inside of it without its arguments.
  private func enclosingType(_ name: NamedType, of origin: DeclaredType) -> TypeSyntax? {
    guard origin.type?.kind == .class, name.components[0].genericArguments.isEmpty,
      let index = origin.path.lastIndex(of: name.components[0].name)
    else { return nil }
    let components = (0...index).map { component(at: $0 + 1, of: origin) }
    guard components.last?.genericArguments.isEmpty == false else { return nil }
    return .named(
      NamedType(
        components: qualified(components, in: origin.module.name) + name.components.dropFirst()))
  }

  /// A class as its mock names it: with the generic parameters of the mock.
  func reference(to type: DeclaredType) -> String {
    let components = type.path.indices.map { component(at: $0 + 1, of: type) }
    return NamedType(components: qualified(components, in: type.module.name)).description
  }

  /// `Self` is the mock; `Self.Item` is a member of the mock by its bare name.
  private func rewriteSelf(_ name: NamedType, from origin: DeclaredType) -> TypeSyntax? {
    if name.components.count == 1 { return selfType }
    let member = NamedType(components: Array(name.components.dropFirst()))
    return expanded(member, from: origin) ?? .named(member)
  }

  /// What a generic parameter of a superclass stands for, or the type that an associated type is
  /// required to be, or a member of it; nil where the name is neither.
  private func expanded(_ name: NamedType, from origin: DeclaredType) -> TypeSyntax? {
    let first = name.components[0].name
    let substituted = substitutions[ObjectIdentifier(origin)]?[first]
    if substituted == nil, expanding.contains(first) { return nil }
    guard let meaning = substituted ?? aliases[first] else { return expanded(generic: name) }
    guard depth < Self.depthLimit else { return nil }
    let writer = inside(substituted == nil ? first : nil)
    // What stands before the alias of a protocol is written already.
    let isProtocol = substituted == nil && isProtocol(name.components.map(\.name), from: origin)
    let type =
      isProtocol
      ? writer.rewriteConstraint(meaning.type, from: meaning.origin)
      : writer.rewrite(meaning.type, from: meaning.origin)
    return type.inPlaceOfFirst(of: name)
  }

  /// What an alias with generic arguments stands for, which are written as the mock's file names them.
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
      .rewritingNames { meanings[$0.components[0].name]?.inPlaceOfFirst(of: $0) }
      .inPlaceOfFirst(of: name)
  }

  /// The enclosing types through which a nested type must be named outside of them, and the module
  /// where others declare the name too.
  private func prefix(of name: String, from origin: DeclaredType) -> [NamedType.Component]? {
    guard program.declares(name) else { return nil }
    return collector.prefix(of: name, from: origin) { findPrefix(of: name, from: origin) }
  }

  private func findPrefix(of name: String, from origin: DeclaredType) -> [NamedType.Component]? {
    for depth in stride(from: origin.path.count, to: 0, by: -1) {
      guard let found = program.findMember([name], of: origin, at: depth) else { continue }
      collector.add(found, in: program)
      // A type that a protocol declares is a member of the mock, too.
      if depth == origin.path.count, origin.type?.kind != .class { return nil }
      return qualified(
        (1...depth).map { component(at: $0, of: origin) }, in: origin.module.name)
    }
    guard let found = program.find([name], from: origin), found.path == [name],
      !found.module.isToolchain
    else { return program.toolchainPrefix(of: name, from: origin)?.map { NamedType.Component($0) } }
    if program.imports(found.module.name, from: origin) { collector.add(found, in: program) }
    let isQualified = program.isQualified(name, in: found.module.name)
    return isQualified ? [NamedType.Component(found.module.name)] : nil
  }

  private func qualified(
    _ outer: [NamedType.Component], in module: String
  ) -> [NamedType.Component] {
    let isQualified = outer.first.map { program.isQualified($0.name, in: module) } ?? false
    return isQualified ? [NamedType.Component(module)] + outer : outer
  }
}

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
    default: return false
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

extension TypeWriter {
  /// The type of the function that an alias stands for, which may stand for another alias; nil where a
  /// type is no such alias.
  ///
  /// - Parameters:
  ///   - type: The type as it is written in a declaration of a type.
  ///   - origin: That type.
  ///   - generics: The names of the generic parameters that are in scope.
  ///   - depth: The number of aliases that lead to the type: invalid code can contain circles.
  func function(
    behind type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = [], depth: Int = 0
  ) -> FunctionTypeSyntax? {
    guard depth < 16, let name = type.namedType, let first = name.components.first?.name,
      !generics.contains(first), !associatedTypes.contains(first),
      let found = program.find(name.components.map(\.name), from: origin),
      case .alias(let alias) = found.declaration
    else { return nil }
    let parameters = alias.genericParameters.map(\.name)
    let names = Set(parameters)
    let function: FunctionTypeSyntax?
    if alias.type.isFunction {
      // What the generic parameters of a class stand for is known of the class.
      let outer = program.enclosing(found).dropLast().last ?? found
      function =
        rewrite(
          alias.type.withoutAttributes, from: outer.type?.kind == .class ? outer : found,
          generics: names
        ).functionType
    } else {
      function = self.function(behind: alias.type, from: found, generics: names, depth: depth + 1)
    }
    let arguments = (name.components.last?.genericArguments ?? []).map {
      rewrite($0, from: origin, generics: generics)
    }
    let meanings = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    guard !meanings.isEmpty else { return function }
    return function.map(TypeSyntax.function)?
      .rewritingNames { meanings[$0.components[0].name]?.inPlaceOfFirst(of: $0) }.functionType
  }
}
