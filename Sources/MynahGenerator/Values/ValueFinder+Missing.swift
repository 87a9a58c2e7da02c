internal import MynahSyntax

extension ValueFinder {
  /// Why there may be no value of a result; nil where there is one.
  func reasonAgainstValue(of type: TypeSyntax, from origin: DeclaredType) -> String? {
    guard !hasValue(type, from: origin) else { return nil }
    switch type.withoutAttributes {
    case .existential, .metatype: return Self.isOfProtocol
    case .named(let name):
      guard let found = program.find(name.components.map(\.name), from: origin) else {
        if Self.holders.contains(name.name) { return Self.isMadeOfNothing }
        return name.name == "Any" ? "may be anything" : "is declared in no file that was read"
      }
      if found.type?.kind == .protocol { return Self.isOfProtocol }
      let isLimited = program.enclosing(found).contains { outer in
        outer.type?.attributes.contains { $0.name == "available" && !$0.isDeprecation } == true
      }
      if isLimited { return "does not exist on all systems" }
      return isEverywhere
        ? "has no initializer that is sure to make one"
        : "is made for mocks alone that exist on all systems"
    default: return Self.isMadeOfNothing
    }
  }

  private static let isMadeOfNothing = "is made of what has no value"
  private static let isOfProtocol = "is a protocol's, of which nothing here is a mock"

  /// Whether a value of a type is certainly known when a test runs.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - origin: From where its names are looked up.
  ///   - aliases: How many aliases lead to it; more could be a circle.
  func hasValue(_ type: TypeSyntax, from origin: DeclaredType, aliases: Int = 0) -> Bool {
    switch type.withoutAttributes {
    case .optional, .implicitlyUnwrappedOptional, .array, .dictionary: return true
    case .tuple(let elements):
      return elements.allSatisfy { hasValue($0.type, from: origin, aliases: aliases) }
    case .function(let function):
      return hasEntry(type)
        && (function.result.isVoid || hasValue(function.result, from: origin, aliases: aliases))
    case .existential, .protocolMetatype:
      return hasEntry(type) || type.mentions("AsyncSequence")
    case .metatype(let instance):
      if case .existential = instance { return hasEntry(type) }
      return true
    case .named(let name): return hasValue(name, from: origin, aliases)
    default: return false
    }
  }

  private func hasValue(_ name: NamedType, from origin: DeclaredType, _ aliases: Int) -> Bool {
    guard let found = program.find(name.components.map(\.name), from: origin) else {
      let last = name.components.last
      if let last, Self.holders.contains(last.name), let held = last.genericArguments.first {
        return hasValue(held, from: origin, aliases: aliases)
      }
      return last.map { Self.values.contains($0.name) } == true || hasEntry(.named(name))
    }
    switch found.declaration {
    case .alias(let alias):
      return alias.genericParameters.isEmpty && aliases < 64
        && hasValue(alias.type, from: found, aliases: aliases + 1)
    case .type(let declaration) where declaration.kind == .protocol:
      return hasEntry(.existential(.identifier(program.reference(to: found))))
    case .type:
      return isMade(name.hasGenericArguments ? name.description : program.reference(to: found))
        || conformsToProvided(found)
    }
  }

  /// Whether a type has a value by what it conforms to.
  private func conformsToProvided(_ type: DeclaredType) -> Bool {
    let names = namesOfParents(of: type)
    return !names.isDisjoint(with: Self.protocols)
      || !names.isDisjoint(with: Self.literals) && !names.isDisjoint(with: Self.sequences)
  }

  /// The names of what a type conforms to, and of what that refines, read or not.
  private func namesOfParents(of type: DeclaredType) -> Set<String> {
    var names: Set<String> = []
    var remaining = [type]
    while let next = remaining.popLast(), names.count < 100 {
      let declared = next.type?.inheritedTypes ?? []
      for parent in declared + program.extensions(of: next).conformances {
        guard let name = parent.withoutAttributes.namedType?.components.last?.name,
          names.insert(name).inserted
        else { continue }
        remaining += program.parents(parent, from: next)
      }
    }
    return names
  }

  /// The types of the toolchain of which the standard provider has values.
  private static let values: Set = [
    "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "Bool", "CChar", "CGFloat", "CInt", "Calendar", "Character", "ContiguousArray", "Data", "Date",
    "Decimal", "Dictionary", "Double", "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16",
    "Int32", "Int64", "Int8", "KeyValuePairs", "Locale", "OpaquePointer", "Optional", "Scalar",
    "Set", "StaticString", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void",
  ]

  /// The types that have a value where what they hold has.
  private static let holders: Set = ["ClosedRange", "CollectionOfOne", "Range", "Result"]

  /// The protocols of whose types the standard provider makes values.
  private static let protocols: Set = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable",
    "Decodable", "FixedWidthInteger", "FloatingPoint", "Numeric", "OptionSet",
    "RangeReplaceableCollection", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "UnsignedInteger",
  ]

  /// The protocols of whose sequences the standard provider makes an empty one.
  private static let literals: Set = [
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
  ]

  private static let sequences: Set = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "Sequence",
  ]
}
