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

  private static let sendable: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16",
    "Int32", "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "UUID", "Void",
  ]
}
