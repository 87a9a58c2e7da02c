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
    "ExecutorJob": .noncopyable, "MutableRawSpan": [.noncopyable, .nonescapable],
    "OutputRawSpan": [.noncopyable, .nonescapable], "RawSpan": .nonescapable,
    "UTF8Span": .nonescapable,
  ]

  private static let standardGenerics: [String: ValueRestrictions] = [
    "Atomic": .noncopyable, "AtomicLazyReference": .noncopyable, "Mutex": .noncopyable,
    "MutableSpan": [.noncopyable, .nonescapable], "OutputSpan": [.noncopyable, .nonescapable],
    "Span": .nonescapable,
  ]

  /// Returns the restrictions of a standard type.
  ///
  /// Without type arguments, a name such as `Span` refers to a type of another module.
  private static func restrictions(ofStandard name: NamedType) -> ValueRestrictions {
    (name.last.genericArguments.isEmpty ? standard : standardGenerics)[name.firstName] ?? []
  }
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
    from origin: DeclaredType
  ) -> ValueRestrictions {
    // Most types are standard types, whose meanings don't need to be found.
    switch type {
    case .array, .dictionary, .function: return []
    case .named(let name) where name.components.count == 1 && name.firstName != "Optional":
      if let restrictions = generics[name.firstName] { return restrictions }
      guard program.declares(name.firstName) else { return restrictions(ofStandard: name) }
    default: break
    }
    let meaning = program.meaning(of: type, from: origin, generics: Set(generics.keys))
    return restrictions(ofMeaning: meaning, generics, program)
  }

  private static func restrictions(
    ofMeaning type: TypeSyntax, _ generics: [String: ValueRestrictions], _ program: Program
  ) -> ValueRestrictions {
    switch type.withoutAttributes {
    case .optional(let wrapped): return restrictions(ofMeaning: wrapped, generics, program)
    case .opaque, .composition, .suppressed:
      return ValueRestrictions(suppressedIn: [type.constraint])
    case .tuple(let elements):
      return elements.reduce(into: []) {
        $0.formUnion(restrictions(ofMeaning: $1.type, generics, program))
      }
    case .named(let name):
      let first = name.firstName
      let isPlain = name.components.count == 1
      if let restrictions = generics[first] { return isPlain ? restrictions : [] }
      guard let declaration = program.declaration(type)?.type else {
        return isPlain ? restrictions(ofStandard: name) : []
      }
      guard declaration.kind == .struct || declaration.kind == .enum else { return [] }
      return ValueRestrictions(suppressedIn: declaration.inheritedTypes)
    default: return []
    }
  }
}

extension TypeSyntax {
  /// The constraint of an opaque type, or the type itself.
  fileprivate var constraint: TypeSyntax {
    if case .opaque(let constraint) = self { constraint } else { self }
  }
}
