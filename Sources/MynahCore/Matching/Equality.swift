/// Returns a Boolean value that indicates whether two values are equal.
///
/// Values are compared in one of these ways:
///
/// - By `==`, if their type is `Equatable`
/// - By identity, if they're instances of another class
/// - By their text, if they're static strings or integers, which aren't `Equatable`
/// - By key, if they're dictionaries
/// - Part by part, if they're of any other type
///
/// Values of different types are equal if `commonParts(of:_:)` finds equal parts. Closures are never
/// equal. The types that conform to `ComparedByParts` are always compared part by part.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  // Compare parts in a loop instead of by recursion, because a deeply nested value would overflow
  // the stack.
  var pairs = [(left, right)]
  while let (left, right) = pairs.popLast() {
    guard areEqual(left, right, exceptForParts: &pairs) else { return false }
  }
  return true
}

/// Returns a Boolean value that indicates whether two values are equal if their parts are equal.
///
/// - Parameters:
///   - left: The first value.
///   - right: The second value.
///   - pairs: A list to which this function adds the parts that remain to be compared.
private func areEqual(
  _ left: Any, _ right: Any, exceptForParts pairs: inout [(Any, Any)]
) -> Bool {
  if let leftType = left as? Any.Type, let rightType = right as? Any.Type {
    return leftType == rightType
  }
  let (type, otherType) = (type(of: left), Swift.type(of: right))
  // An `Any?` can contain nil of another type, but the nil that a `T??` wraps is a value.
  if type == Any?.self || type != otherType, isNil(left), isNil(right) { return true }
  guard type == otherType else {
    guard let parts = commonParts(of: left, right) else {
      return isEqualAsCommonClass(left, type, right, otherType)
    }
    pairs += parts
    return true
  }
  if let equatable = type as? any Equatable.Type, !isComparedByParts(type) {
    return isEqual(left, right, as: equatable)
  }
  if let text = literalText(of: left) { return text == literalText(of: right) }
  if let dictionary = left as? any KeyedValues {
    guard let values = dictionary.values(besideThoseOf: right) else { return false }
    pairs += values
    return true
  }
  if let left = left as? any ListedValues, let right = right as? any ListedValues {
    let left = left.listedValues
    let right = right.listedValues
    pairs += zip(left, right)
    return left.count == right.count
  }
  if type is AnyClass, !isComparedByParts(type) {
    return (left as AnyObject) === (right as AnyObject)
  }
  let leftMirror = Mirror(reflecting: left)
  let rightMirror = Mirror(reflecting: right)
  let isEnum = MetadataKind.enumeration.isKind(of: type)
  if isEnum, enumCase(of: left) != enumCase(of: right) { return false }
  let leftChildren = leftMirror.parts(of: left)
  let rightChildren = rightMirror.parts(of: right)
  guard leftChildren.count == rightChildren.count else { return false }
  guard leftChildren.isEmpty else {
    for (leftChild, rightChild) in zip(leftChildren, rightChildren) {
      guard leftChild.label == rightChild.label else { return false }
      pairs.append((leftChild.value, rightChild.value))
    }
    return !hidesMemory(left, leftMirror)
  }
  if isEnum { return true }
  guard leftMirror.displayStyle == nil else { return !hidesMemory(left, leftMirror) }
  // The custom mirror of an empty collection doesn't have to show that it's a collection.
  if let left = left as? any Collection, let right = right as? any Collection {
    return left.isEmpty && right.isEmpty
  }
  // Closures don't have parts either, but that doesn't make them equal.
  return MetadataKind.opaque.isKind(of: type) && haveEqualMemory(left, right)
}

extension Mirror {
  /// Returns the children of a value, and the children that a class inherits.
  func parts(of value: Any) -> Children {
    let own = safeChildren(of: value)
    guard let superclassMirror else { return own }
    return Children(Array(own) + superclassMirror.parts(of: value))
  }
}

/// Returns a Boolean value that indicates whether two instances of different classes are equal by
/// the `==` of a class that both inherit from.
private func isEqualAsCommonClass(
  _ left: Any, _ leftType: Any.Type, _ right: Any, _ rightType: Any.Type
) -> Bool {
  guard let leftClass = leftType as? AnyClass, let rightClass = rightType as? AnyClass,
    let type = commonClass(of: leftClass, rightClass) as? any Equatable.Type
  else { return false }
  return isEqual(left, right, as: type)
}

/// Returns the parts that determine whether two values of different types are equal.
///
/// Arrays and dictionaries of different types can have the same elements, such as `["a"]` as an
/// array of strings, and as a part of parsed JSON. Foundation's objects can be values in disguise:
/// `JSONSerialization` creates an `NSNumber` where a test writes 3.
///
/// - Returns: The pairs of parts to compare, or nil if the values aren't equal.
private func commonParts(of left: Any, _ right: Any) -> [(Any, Any)]? {
  func value<Value>(of object: Any, as type: Value.Type) -> Any? { object as? Value }
  let leftType = type(of: left)
  let rightType = type(of: right)
  // A cast would also unwrap an optional.
  guard !(leftType is any ExpressibleByNilLiteral.Type),
    !(rightType is any ExpressibleByNilLiteral.Type)
  else { return nil }
  if let left = left as? [Any], let right = right as? [Any] {
    guard left.count == right.count else { return nil }
    return Array(zip(left, right))
  }
  if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
    return left.values(besideThoseOf: right)
  }
  switch (leftType is AnyClass, rightType is AnyClass) {
  case (true, false): return value(of: left, as: rightType).map { [($0, right)] }
  case (false, true): return value(of: right, as: leftType).map { [(left, $0)] }
  default: return nil
  }
}

/// Returns the text of a static string or a static integer, or nil for other values.
private func literalText(of value: Any) -> String? {
  if let string = value as? StaticString { return string.description }
  if #available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *),
    let number = value as? StaticBigInt
  {
    return number.debugDescription
  }
  return nil
}

private func isEqual<Value: Equatable>(_ left: Any, _ right: Any, as type: Value.Type) -> Bool {
  guard let left = left as? Value, let right = right as? Value else { return false }
  return left == right
}

/// A dictionary of unknown types.
private protocol KeyedValues {
  /// Returns each value next to the value of another dictionary for its key.
  ///
  /// Returns nil if the dictionaries don't have the same keys.
  func values(besideThoseOf other: Any) -> [(Any, Any)]?
}

extension Dictionary: KeyedValues {
  fileprivate func values(besideThoseOf other: Any) -> [(Any, Any)]? {
    guard let other = other as? Self, count == other.count else { return nil }
    var pairs: [(Any, Any)] = []
    for (key, value) in self {
      guard let otherValue = other[key] else { return nil }
      pairs.append((value, otherValue))
    }
    return pairs
  }
}

/// A value whose `==` and mirror don't show its parts, such as a collection with a hidden storage.
package protocol ListedValues {
  var listedValues: [Any] { get }
}

extension ListedValues where Self: Sequence {
  package var listedValues: [Any] { Array(self) }
}

extension AnyCollection: ListedValues {}
extension AnyBidirectionalCollection: ListedValues {}
extension AnyRandomAccessCollection: ListedValues {}
extension Dictionary.Values: ListedValues {}
extension String.UTF8View: ListedValues {}
extension String.UTF16View: ListedValues {}
extension String.UnicodeScalarView: ListedValues {}
extension Substring.UTF8View: ListedValues {}
extension Substring.UTF16View: ListedValues {}
extension Substring.UnicodeScalarView: ListedValues {}

#if compiler(>=6.2)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension InlineArray: ListedValues {
    package var listedValues: [Any] { indices.map { self[$0] } }
  }
#endif

/// Returns a list of the elements of a value, or the value itself if its description already shows
/// them.
func listed(_ value: Any) -> Any {
  guard let list = value as? any ListedValues, !(value is any CustomStringConvertible) else {
    return value
  }
  return list.listedValues
}

/// A type that's compared part by part, because its `==` or its identity isn't the right answer.
///
/// The module Mynah conforms types of Foundation, which this module doesn't import.
package protocol ComparedByParts {}

extension Optional: ComparedByParts where Wrapped: ComparedByParts {}
extension Array: ComparedByParts where Element: ComparedByParts {}
extension Dictionary: ComparedByParts where Value: ComparedByParts {}

/// Returns a Boolean value that indicates whether values are compared part by part instead of by
/// `==`.
func isComparedByParts(_ type: Any.Type) -> Bool { type is any ComparedByParts.Type }

/// A part of a value that can't be compared, and its path in the value.
struct IncomparablePart {
  enum Kind {
    case closure

    /// A C union, or a struct with bit-fields.
    case hiddenMemory
  }

  let kind: Kind

  /// A path such as `.options[2].onEnd`, or an empty string if the part is the whole value.
  let path: String

  /// Finds a part that can't be compared.
  ///
  /// The search covers only the parts by which exact values are compared, and only the first parts
  /// of a large value.
  static func first(in value: Any) -> IncomparablePart? {
    var budget = 10_000
    return first(in: value, depth: 0, &budget)
  }

  private static func first(in value: Any, depth: Int, _ budget: inout Int) -> IncomparablePart? {
    let type = type(of: value)
    budget -= 1
    let deepest = 8
    guard depth < deepest, budget > 0, !(type is AnyClass), !(value is Any.Type),
      !(value is any Equatable) || isComparedByParts(type)
    else { return nil }
    if isFunctionType(type) { return IncomparablePart(kind: .closure, path: "") }
    let value = (value as? any ListedValues)?.listedValues ?? value
    let mirror = Mirror(reflecting: value)
    let style = mirror.displayStyle
    if hidesMemory(value, mirror) { return IncomparablePart(kind: .hiddenMemory, path: "") }
    for (index, child) in mirror.safeChildren(of: value).prefix(100).enumerated() {
      // The children of a dictionary are pairs of a key and a value. Keys are `Hashable`, so they
      // can be compared.
      let pair = splitTuple(child.value, count: mirror.countOfParts)
      let part = pair.last ?? child.value
      guard let found = first(in: part, depth: depth + 1, &budget) else { continue }
      let step =
        switch style {
        case .optional: ""
        case .collection: "[\(index)]"
        case .dictionary: "[\(pair.first.map { describe($0) } ?? "")]"
        default: child.label.asPath
        }
      return IncomparablePart(kind: found.kind, path: step + found.path)
    }
    return nil
  }
}
