internal import MynahSyntax

/// The restrictions on the values of a type.
struct ValueRestrictions: OptionSet {
  let rawValue: Int

  /// The values can't be copied.
  static let noncopyable = ValueRestrictions(rawValue: 1)

  /// The values can't outlive the values that they depend on.
  static let nonescapable = ValueRestrictions(rawValue: 2)

  /// The restricted types of the standard library and its `Synchronization` module.
  private static let standard: [String: ValueRestrictions] = [
    "Atomic": .noncopyable, "AtomicLazyReference": .noncopyable, "ExecutorJob": .noncopyable,
    "Mutex": .noncopyable, "MutableRawSpan": [.noncopyable, .nonescapable],
    "MutableSpan": [.noncopyable, .nonescapable], "OutputRawSpan": [.noncopyable, .nonescapable],
    "OutputSpan": [.noncopyable, .nonescapable], "RawSpan": .nonescapable,
    "Span": .nonescapable, "UTF8Span": .nonescapable,
  ]

}

extension ValueRestrictions {
  /// Creates the restrictions that are written as `~Copyable` and `~Escapable`.
  init(suppressedIn types: [TypeSyntax]) {
    self = []
    for type in types {
      switch type {
      case .suppressed(let suppressed) where suppressed.isStandard("Copyable"): insert(.noncopyable)
      case .suppressed(let suppressed) where suppressed.isStandard("Escapable"):
        insert(.nonescapable)
      case .composition(let parts): formUnion(ValueRestrictions(suppressedIn: parts))
      default: continue
      }
    }
  }

  /// Returns the restrictions on the generic parameters of a declaration, by parameter name.
  static func restrictions(
    of parameters: [GenericParameter], _ clause: GenericWhereClause?
  ) -> [String: ValueRestrictions] {
    var result: [String: ValueRestrictions] = [:]
    for parameter in parameters {
      guard let inherited = parameter.inheritedType else { continue }
      result[parameter.name] = ValueRestrictions(suppressedIn: [inherited])
    }
    for case .conformance(let subject, let constraint) in clause?.requirements ?? [] {
      guard let name = subject.namedType?.simpleName else { continue }
      result[name, default: []].formUnion(ValueRestrictions(suppressedIn: [constraint]))
    }
    return result
  }

  /// Returns the restrictions on the values of a type.
  static func restrictions(
    of type: TypeSyntax, generics: [String: ValueRestrictions], in program: Program,
    from origin: DeclaredType, depth: Int = 0
  ) -> ValueRestrictions {
    let of = { (type: TypeSyntax, origin: DeclaredType) in
      restrictions(of: type, generics: generics, in: program, from: origin, depth: depth + 1)
    }
    if depth > 16 { return [] }
    if let wrapped = type.wrappedType { return of(wrapped, origin) }
    switch type.withoutAttributes {
    case .existential(let constraint), .opaque(let constraint):
      return ValueRestrictions(suppressedIn: [constraint])
    case .tuple(let elements):
      return elements.reduce(into: []) { $0.formUnion(of($1.type, origin)) }
    default: break
    }
    guard let name = type.namedType else { return [] }
    let path = name.components.map(\.name)
    if let restrictions = generics[path[0]] { return path.count == 1 ? restrictions : [] }
    guard let found = program.find(path, from: origin) else {
      let isStandard = path.count == 1 || path[0] == "Swift"
      return isStandard ? path.last.flatMap { standard[$0] } ?? [] : []
    }
    switch found.declaration {
    case .alias(let alias): return of(alias.type, found)
    case .type(let declaration):
      guard declaration.kind == .struct || declaration.kind == .enum else { return [] }
      return ValueRestrictions(suppressedIn: declaration.inheritedTypes)
    }
  }
}
