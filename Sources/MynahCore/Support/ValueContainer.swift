/// A value that contains values of a type that isn't known at compile time.
protocol ValueContainer {
  static var contentType: Any.Type { get }

  /// Returns the container with copies of its values.
  func copied(by copy: ArgumentCopy) -> Any
}

extension Array: ValueContainer {
  static var contentType: Any.Type { Element.self }
  func copied(by copy: ArgumentCopy) -> Any { map(copy.copied) }
}

extension Dictionary: ValueContainer {
  static var contentType: Any.Type { Value.self }
  func copied(by copy: ArgumentCopy) -> Any { mapValues(copy.copied) }
}

/// An optional whose wrapped type isn't known at compile time.
protocol OptionalValue: ValueContainer {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var contentType: Any.Type { Wrapped.self }
  var wrapped: Any? { map { $0 as Any } }
  func copied(by copy: ArgumentCopy) -> Any { map(copy.copied) as Any }
}

/// A function that copies the values of one type, which the test wrote, in arguments of any type.
struct ArgumentCopy: @unchecked Sendable {
  private let valueType: Any.Type
  private let isValue: (Any.Type) -> Bool
  private let copyValue: (Any) -> Any?

  init<Value>(_ copy: @escaping (Value) -> Value) {
    valueType = Value.self
    isValue = { $0 is Value.Type }
    copyValue = { ($0 as? Value).map(copy) }
  }

  /// Returns a function that copies values in all arguments of a call, or nil if there aren't any.
  func copying<Arguments>(_ type: Arguments.Type) -> ((Arguments) -> Arguments)? {
    guard let elements = TupleElement.elements(of: type) else {
      guard copies(type) else { return nil }
      return { copied($0) }
    }
    let parts = elements.filter { copies($0.type) }
    if parts.isEmpty { return nil }
    return { arguments in
      var arguments = arguments
      withUnsafeMutablePointer(to: &arguments) { tuple in
        for element in parts {
          copy(element.type, at: UnsafeMutableRawPointer(tuple) + element.offset)
        }
      }
      return arguments
    }
  }

  private func copy<Argument>(_ type: Argument.Type, at place: UnsafeMutableRawPointer) {
    let place = place.assumingMemoryBound(to: type)
    place.pointee = copied(place.pointee)
  }

  /// Returns a Boolean value that indicates whether arguments of a type can contain the values.
  private func copies<Argument>(_ type: Argument.Type) -> Bool {
    if let container = type as? any ValueContainer.Type {
      return valueType == type || copies(container.contentType)
    }
    return isValue(type) || valueType is Argument.Type
      || MetadataKind.existential.isKind(of: type)
      || MetadataKind.extendedExistential.isKind(of: type)
  }

  /// Returns an argument with copies of its values.
  func copied<Argument>(_ argument: Argument) -> Argument {
    if let value = copyValue(argument) { return value as? Argument ?? argument }
    guard let container = argument as? any ValueContainer else { return argument }
    return container.copied(by: self) as? Argument ?? argument
  }
}
