internal import MynahSyntax

extension TypeSyntax {
  /// Whether it is known without looking further that values of the type can be sent anywhere.
  var isPlainlySendable: Bool {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrappedOptional(let wrapped), .array(let wrapped):
      wrapped.isPlainlySendable
    case .dictionary(let key, let value): key.isPlainlySendable && value.isPlainlySendable
    case .tuple(let elements): elements.allSatisfy(\.type.isPlainlySendable)
    case .named(let name): name.components.count == 1 && Self.sendable.contains(name.name)
    case .attributed(let type, _, let attributes):
      attributes.contains { ["Sendable", "MainActor"].contains($0.name) }
        || !type.isFunction && type.isPlainlySendable
    // A metatype takes along what its type conforms to, which an actor may own.
    case .metatype(let instance): instance.isPlainlySendable
    default: false
    }
  }

  /// Whether values are a protocol's own type, as `(any Bird).Type` is, or hold it: the compiler lets nobody
  /// send it, though there is only one.
  var holdsProtocolType: Bool {
    if let wrappedType { return wrappedType.holdsProtocolType }
    if isAutoclosure, let result = functionType?.result { return result.holdsProtocolType }
    return switch self {
    case .metatype(.existential): true
    case .metatype(let type): type.isTuple && type.contains { $0.isProtocolItself }
    case .tuple(let elements): elements.contains(where: \.type.holdsProtocolType)
    case .attributed(let type, _, _): type.holdsProtocolType
    default: false
    }
  }

  /// Whether values are a tuple's own type, or hold it, which to the compiler can no more be sent than what is
  /// in the tuple.
  var holdsTupleType: Bool {
    switch withoutAttributes {
    case .metatype(let type): type.isTuple && !type.isPlainlySendable
    case .tuple(let elements): elements.contains(where: \.type.holdsTupleType)
    default: false
    }
  }

  private var isProtocolItself: Bool {
    switch self {
    case .existential, .protocolMetatype: true
    default: false
    }
  }

  /// Whether a function says when it is called where it runs, as `@isolated(any)` does.
  var isIsolatedDynamically: Bool {
    contains { part in
      guard case .attributed(_, _, let attributes) = part else { return false }
      return attributes.contains { $0.name == "isolated" }
    }
  }

  private static let sendable: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16",
    "Int32", "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "UUID", "Void",
  ]
}
