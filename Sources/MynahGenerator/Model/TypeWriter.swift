internal import MynahSyntax

/// Writes the types of a declaration as the mock's file must name them.
struct TypeWriter {
  let program: Program

  /// The mock's type, which `Self` stands for.
  let selfType: String

  /// The associated types, which the mock has as members.
  let associatedTypes: Set<String>

  /// The associated types that are required to be certain types, and where that is written.
  let aliases: [String: (type: TypeSyntax, origin: DeclaredType)]

  /// The generic parameters of superclasses, and what they stand for.
  typealias Substitutions = [ObjectIdentifier: [String: (type: TypeSyntax, origin: DeclaredType)]]

  var substitutions: Substitutions = [:]

  /// How often aliases and parameters were replaced by these types.
  let expansions = Expansions()

  /// What these types name.
  let collector = ReferenceCollector()

  /// The aliases that are being replaced, which stay as they are in what they stand for.
  private var expanding: [String] = []

  /// How many replacements the writer is inside of.
  private var depth = 0

  init(
    program: Program, selfType: String, associatedTypes: Set<String>,
    aliases: [String: (type: TypeSyntax, origin: DeclaredType)]
  ) {
    self.program = program
    self.selfType = selfType
    self.associatedTypes = associatedTypes
    self.aliases = aliases
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
    let type = writingAny(type, from: origin, generics: generics)
    return rewriteConstraint(type, from: origin, generics: generics)
  }

  /// Rewrites what stands where a type is only required to conform, so that no `any` belongs there.
  func rewriteConstraint(
    _ type: TypeSyntax, from origin: DeclaredType, generics: Set<String> = []
  ) -> TypeSyntax {
    type.rewritingNames { name in
      let first = name.components[0].name
      if first == "Self" { return rewriteSelf(name) }
      if generics.contains(first) { return nil }
      if let type = expanded(name, from: origin) { return type }
      if associatedTypes.contains(first) { return nil }
      if name.components.count > 1,
        let type = program.find(name.components.map(\.name), from: origin)
      {
        collector.references.spi.add(type)
      }
      guard var prefix = prefix(of: first, from: origin)?.map({ NamedType.Component($0) }) else {
        return nil
      }
      if origin.type?.kind == .class, prefix.map(\.name) == origin.path {
        prefix[prefix.count - 1].genericArguments = genericArguments(of: origin)
      }
      return .named(NamedType(components: prefix + name.components))
    }
  }

  /// What a generic class is called with where the mock is declared.
  private func genericArguments(of type: DeclaredType) -> [TypeSyntax] {
    let substituted = substitutions[ObjectIdentifier(type)] ?? [:]
    return type.type?.genericParameters.map { parameter in
      guard let argument = substituted[parameter.name] else { return .identifier(parameter.name) }
      return rewriteConstraint(argument.type, from: argument.origin)
    } ?? []
  }

  /// `Self` is the mock; `Self.Item` is a member of the mock by its bare name.
  private func rewriteSelf(_ name: NamedType) -> TypeSyntax? {
    if name.components.count == 1 { return TypeSyntax(parsing: selfType) }
    let member = NamedType(components: Array(name.components.dropFirst()))
    return expanded(member) ?? .named(member)
  }

  /// What a generic parameter of a superclass stands for, or the type that an associated type is
  /// required to be, or a member of it; nil where the name is neither.
  private func expanded(_ name: NamedType, from origin: DeclaredType? = nil) -> TypeSyntax? {
    let first = name.components[0].name
    let substituted = origin.flatMap { substitutions[ObjectIdentifier($0)]?[first] }
    if substituted == nil, expanding.contains(first) { return nil }
    guard let meaning = substituted ?? aliases[first], expansions.begin(depth: depth) else {
      return nil
    }
    var writer = self
    writer.depth += 1
    if substituted == nil { writer.expanding.append(first) }
    let type = writer.rewrite(meaning.type, from: meaning.origin)
    guard name.components.count > 1 else { return type }
    return type.member(NamedType(components: Array(name.components.dropFirst())))
  }

  /// The enclosing types through which a nested type must be named outside of them, and the module
  /// where others declare the name too.
  private func prefix(of name: String, from origin: DeclaredType) -> [String]? {
    guard program.declares(name) else { return nil }
    return collector.prefix(of: name, from: origin) { findPrefix(of: name, from: origin) }
  }

  private func findPrefix(of name: String, from origin: DeclaredType) -> [String]? {
    let module = origin.module.name
    for depth in stride(from: origin.path.count, to: 0, by: -1) {
      let outer = Array(origin.path.prefix(depth))
      guard let found = program.find(outer + [name], in: [module]) else { continue }
      collector.add(found, in: program)
      // What is declared in a protocol itself is a member of the mock too.
      let isMember = depth == origin.path.count && origin.type?.kind != .class
      if isMember { return nil }
      return program.isQualified(outer[0], in: module) ? [module] + outer : outer
    }
    guard let found = program.find([name], from: origin), found.path == [name],
      !found.module.isToolchain
    else { return program.foundationPrefix(of: name, from: origin) }
    collector.add(found, in: program)
    return program.isQualified(name, in: found.module.name) ? [found.module.name] : nil
  }
}
