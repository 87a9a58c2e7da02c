/// Makes a tuple of a type that is known at run time only.
///
/// The language has no way to ask a type for its elements, so this reads the description of the type
/// that the runtime keeps; its layout is part of Swift's stable interface.
///
/// - Parameters:
///   - type: The type, which need not be a tuple.
///   - element: Returns a value of an element's type; nil where there is none.
/// - Returns: The tuple; nil where the type is none or an element has no value.
func makeTuple<Tuple>(_ type: Tuple.Type, element: (Any.Type) -> Any?) -> Tuple? {
  guard let elements = TupleElement.elements(of: type) else { return nil }
  var initializers: [(UnsafeMutableRawPointer) -> Void] = []
  for part in elements {
    guard let value = element(part.type), let initialize = initializer(part, value) else {
      return nil
    }
    initializers.append(initialize)
  }
  let tuple = UnsafeMutablePointer<Tuple>.allocate(capacity: 1)
  defer { tuple.deallocate() }
  for initialize in initializers { initialize(UnsafeMutableRawPointer(tuple)) }
  return tuple.move()
}

/// Returns what puts an element's value into the memory of its tuple; nil where its type is another.
private func initializer(
  _ element: TupleElement, _ value: Any
) -> ((UnsafeMutableRawPointer) -> Void)? {
  func make<Element>(_ type: Element.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
    guard let value = value as? Element else { return nil }
    return { ($0 + element.offset).initializeMemory(as: Element.self, to: value) }
  }
  return make(element.type)
}

/// An element of a tuple type.
struct TupleElement {
  let type: Any.Type
  let offset: Int

  /// The elements of a type; nil where it is no tuple.
  static func elements(of type: Any.Type) -> [TupleElement]? {
    let tupleKind = 0x301
    let word = MemoryLayout<Int>.size
    let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard description.load(as: Int.self) == tupleKind else { return nil }
    // The kind, the number of elements, their labels, and for each its type and its offset.
    let count = description.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      let element = description + word * (3 + 2 * index)
      return TupleElement(
        type: element.load(as: Any.Type.self),
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }
}
