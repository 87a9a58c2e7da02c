internal import MynahSyntax

/// Writes types so that those which are one to the compiler are written alike: aliases and short forms
/// are replaced by what they stand for, names have their modules, and what does not tell overloads apart
/// is left out.
struct CanonicalTypes {
  let program: Program

  /// The names by which generic parameters are written, which are those of their places.
  var generics: [String: String] = [:]

  /// What associated types are settled to be, and where that is written.
  var settled: Settled = [:]

  typealias Settled = [String: (type: TypeSyntax, origin: DeclaredType)]

  /// The attributes of functions that two requirements can differ in, but not two members that fulfil
  /// them.
  static let weakAttributes: Set = ["escaping", "autoclosure", "Sendable"]

  /// Writes a type that stands in a declaration of a type.
  func canonical(
    _ type: TypeSyntax, from origin: DeclaredType, depth: Int = 0
  ) -> TypeSyntax {
    let write = { (type: TypeSyntax) in canonical(type, from: origin, depth: depth) }
    switch type {
    case .named(let name): return canonical(name, from: origin, depth: depth)
    case .nested(let name, let base): return write(base).member(name)
    case .optional(let wrapped), .implicitlyUnwrappedOptional(let wrapped):
      return .optional(write(wrapped))
    case .array(let element): return .array(write(element))
    case .dictionary(let key, let value): return .dictionary(key: write(key), value: write(value))
    case .inlineArray(let count, let element):
      return .inlineArray(count: write(count), element: write(element))
    case .tuple(let elements):
      return .tuple(elements.map { TupleTypeElement(label: $0.label, type: write($0.type)) })
    case .function(let function): return .function(canonical(function, write))
    case .opaque(let constraint): return .opaque(write(constraint))
    case .existential(let constraint): return write(constraint)
    case .composition(let parts):
      var all: [TypeSyntax] = []
      for part in parts.map(write) {
        if case .composition(let inner) = part { all += inner } else { all.append(part) }
      }
      return .composition(all.sorted { $0.description < $1.description })
    case .metatype(let instance): return .metatype(write(instance))
    case .protocolMetatype(let instance): return .protocolMetatype(write(instance))
    case .attributed(let type, let specifiers, let attributes):
      let kept = specifiers.filter { ["inout", "nonisolated"].contains($0.name) }
      let others = attributes.filter { !Self.weakAttributes.contains($0.name) }
      let inner = write(type)
      return kept.isEmpty && others.isEmpty
        ? inner : .attributed(inner, specifiers: kept, attributes: others)
    case .packExpansion(let pattern): return .packExpansion(write(pattern))
    case .packElement(let pack): return .packElement(write(pack))
    case .suppressed(let constraint): return .suppressed(write(constraint))
    case .placeholder, .integer: return type
    }
  }

  private func canonical(
    _ function: FunctionTypeSyntax, _ write: (TypeSyntax) -> TypeSyntax
  ) -> FunctionTypeSyntax {
    var copy = function
    copy.parameters = function.parameters.map {
      TupleTypeElement(type: write($0.type), isVariadic: $0.isVariadic)
    }
    if let thrown = function.effects.thrownType { copy.effects.throwing = .throws(write(thrown)) }
    copy.result = write(function.result)
    return copy
  }

  private func canonical(
    _ name: NamedType, from origin: DeclaredType, depth: Int
  ) -> TypeSyntax {
    var components = name.components
    for index in components.indices where !components[index].genericArguments.isEmpty {
      components[index].genericArguments = components[index].genericArguments.map {
        canonical($0, from: origin, depth: depth)
      }
    }
    if components.count > 1, components[0].name == "Self" { components.removeFirst() }
    if let generic = generics[components[0].name] {
      components[0].name = generic
      return .named(NamedType(components: components))
    }
    if let known = settled[components[0].name], depth < 16 {
      return canonical(known.type, from: known.origin, depth: depth + 1)
        .inPlaceOfFirst(of: NamedType(components: components))
    }
    guard let found = program.find(components.map(\.name), from: origin) else {
      if components.count > 1, components[0].name == "Swift" { components.removeFirst() }
      return Self.short(components)
    }
    let arguments = components.flatMap(\.genericArguments)
    if case .alias(let alias) = found.declaration,
      alias.genericParameters.count == arguments.count, depth < 16
    {
      return canonical(alias, with: arguments, from: found, depth: depth + 1)
    }
    var names = ([found.module.name] + found.path).map { NamedType.Component($0.unticked) }
    names[names.count - 1].genericArguments = arguments
    return .named(NamedType(components: names))
  }

  /// Writes what an alias stands for.
  ///
  /// - Parameter arguments: What its generic parameters stand for, written already.
  private func canonical(
    _ alias: TypeAliasDeclaration, with arguments: [TypeSyntax], from type: DeclaredType, depth: Int
  ) -> TypeSyntax {
    var inside = self
    // No name in a file has a space in it.
    let names = alias.genericParameters.indices.map { "parameter \(depth) \($0)" }
    inside.generics = Dictionary(zip(alias.genericParameters.map(\.name), names)) { $1 }
    let written = Dictionary(uniqueKeysWithValues: zip(names, arguments))
    return inside.canonical(alias.type, from: type, depth: depth).rewritingNames { name in
      written[name.components[0].name]?.inPlaceOfFirst(of: name)
    }
  }

  /// The short form of a type of the standard library, where it has one.
  private static func short(_ components: [NamedType.Component]) -> TypeSyntax {
    let type = TypeSyntax.named(NamedType(components: components))
    guard components.count == 1 else { return type }
    let arguments = components[0].genericArguments
    switch (components[0].name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    case ("Void", 0): return .void
    default: return type
    }
  }
}
