// Swift can't list the parts of a type, and a mirror can't read each part of a value. The code in
// this file asks the runtime instead. The layout of the metadata is part of Swift's stable ABI.

/// Returns a Boolean value that indicates whether a type is a function type.
///
/// Values of function types can't be compared.
func isFunctionType(_ type: Any.Type) -> Bool { MetadataKind.function.isKind(of: type) }

/// The kind of a type, which is the first word of its metadata.
///
/// For a class, the first word is a pointer instead.
enum MetadataKind: Int {
  case structure = 0x200
  case enumeration = 0x201

  /// A type that's built into the compiler, such as the storage of an `UnsafeContinuation`.
  case opaque = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304

  /// An existential type with type arguments, such as `any Sequence<Int>`.
  case extendedExistential = 0x307

  /// Returns a Boolean value that indicates whether a type is of this kind.
  func isKind(of type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == rawValue
  }
}

/// An element of a tuple type.
struct TupleElement {
  let type: Any.Type
  let offset: Int

  /// Returns the elements of a tuple type, or nil if the type isn't a tuple.
  static func elements(of type: Any.Type) -> [TupleElement]? {
    guard MetadataKind.tuple.isKind(of: type) else { return nil }
    let word = MemoryLayout<Int>.size
    let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The metadata consists of the kind, the number of elements, their labels, and the type and
    // offset of each element.
    let count = description.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      let element = description + word * (3 + 2 * index)
      return TupleElement(
        type: element.load(as: Any.Type.self),
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }
}

/// Returns the instance type of a metatype, or nil if the type isn't a metatype.
func instanceType(of type: Any.Type) -> Any.Type? {
  guard MetadataKind.metatype.isKind(of: type) else { return nil }
  // The metadata consists of the kind and the type.
  return unsafeBitCast(type, to: UnsafeRawPointer.self)
    .load(fromByteOffset: MemoryLayout<Int>.size, as: Any.Type.self)
}

/// Returns the first two type arguments of an existential type, or nil for other types.
///
/// The type must have at least two arguments, such as `any AsyncSequence<Int, Never>`.
func firstArguments(ofExistential type: Any.Type) -> (Any.Type, Any.Type)? {
  guard MetadataKind.extendedExistential.isKind(of: type) else { return nil }
  // The metadata consists of the kind, the existential's shape, and the type arguments.
  let arguments =
    unsafeBitCast(type, to: UnsafeRawPointer.self) + 2 * MemoryLayout<Int>.size
  return (
    arguments.load(as: Any.Type.self),
    arguments.load(fromByteOffset: MemoryLayout<Int>.size, as: Any.Type.self)
  )
}

/// Returns the closest class that two classes have in common, or nil if there isn't one.
func commonClass(of left: AnyClass, _ right: AnyClass) -> AnyClass? {
  var ancestors: Set<ObjectIdentifier> = []
  var next: AnyClass? = left
  while let type = next {
    ancestors.insert(ObjectIdentifier(type))
    next = _getSuperclass(type)
  }
  next = right
  while let type = next, !ancestors.contains(ObjectIdentifier(type)) { next = _getSuperclass(type) }
  return next
}

/// Returns a Boolean value that indicates whether two values of one type have equal memory.
func haveEqualMemory(_ left: Any, _ right: Any) -> Bool {
  withMemory(of: left) { left in
    withMemory(of: right) { right in
      guard let left, let right else { return false }
      return left.elementsEqual(right)
    }
  }
}

/// Returns the name of an enum's case, even if the enum has a custom description.
func enumCase(of value: Any) -> String? {
  func name<Value>(_ type: Value.Type) -> String? {
    (value as? Value).flatMap { enumCaseName($0) }.map { String(cString: $0) }
  }
  return _openExistential(type(of: value), do: name)
}

/// Returns the name of an enum's case.
///
/// A mirror's children don't include cases without a payload, and a description can be custom.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A stored property of a struct or class.
private struct StoredProperty {
  let name: String
  let type: Any.Type
  let offset: Int

  /// A Boolean value that indicates whether the property isn't a weak or unowned reference.
  let isStrong: Bool

  /// Returns the stored properties of a struct or class, and before them those of its superclasses.
  static func all(of type: Any.Type) -> [StoredProperty] {
    (0..<propertyCount(type)).map { index in
      var metadata = PropertyMetadata()
      let propertyType = MynahCore.propertyType(type, index: index, metadata: &metadata)
      defer { metadata.free?(metadata.name) }
      return StoredProperty(
        name: metadata.name.map { String(cString: $0) } ?? "", type: propertyType,
        offset: propertyOffset(type, index: index), isStrong: metadata.isStrong)
    }
  }
}

// The standard library declares these functions for its own use. Only they know which properties
// are weak or unowned.

private struct PropertyMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyType(
  _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<PropertyMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_ type: Any.Type, index: Int) -> Int

/// A weak or unowned reference, which isn't read because its object may not exist anymore.
struct UnreadReference: Equatable, CustomStringConvertible {
  /// The memory of the reference, which is equal for references to one object.
  let bits: UInt

  var description: String { "a weak or unowned reference" }
}

extension Mirror {
  /// Returns the children of the mirrored value, in which weak and unowned references aren't read.
  ///
  /// A mirror reads all references, and reading an unowned reference to an object that doesn't
  /// exist anymore ends the process.
  func safeChildren(of value: Any) -> Children {
    guard displayStyle == .struct || displayStyle == .class, !(value is any CustomReflectable),
      !isPlainMemory(value)
    else { return children }
    // A mirror of a superclass has the same value, and other children.
    let properties = StoredProperty.all(of: subjectType).suffix(children.count)
    guard properties.count == children.count, properties.contains(where: { !$0.isStrong }) else {
      return children
    }
    let isClass = displayStyle == .class
    return Children(
      zip(children.indices, properties).map { index, property in
        guard !property.isStrong else { return children[index] }
        let bits = word(in: value, at: property.offset, ofObject: isClass)
        return (property.name, UnreadReference(bits: bits))
      })
  }
}

/// Returns a word in the memory of a value, or in the memory of the object that the value refers
/// to.
private func word(in value: Any, at offset: Int, ofObject isOfObject: Bool) -> UInt {
  if isOfObject {
    let object = Unmanaged.passUnretained(value as AnyObject).toOpaque()
    return UnsafeRawPointer(object).loadUnaligned(fromByteOffset: offset, as: UInt.self)
  }
  return withMemory(of: value) { $0?.loadUnaligned(fromByteOffset: offset, as: UInt.self) } ?? 0
}

/// Returns the result of a closure that reads the memory of a value, in which unused bytes are 0.
private func withMemory<Result>(
  of value: Any, _ body: (UnsafeRawBufferPointer?) -> Result
) -> Result {
  // Open the type instead of the value, because the value can be in two containers. For example,
  // the elements of an array of `Any` are in such containers.
  func read<Value>(_ type: Value.Type) -> Result {
    guard let value = value as? Value else { return body(nil) }
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    // Copying from a pointer only writes the bytes that are used.
    let copy = withUnsafePointer(to: value) {
      memory.baseAddress.unsafelyUnwrapped.initializeMemory(as: Value.self, from: $0, count: 1)
    }
    defer { copy.deinitialize(count: 1) }
    return body(UnsafeRawBufferPointer(memory))
  }
  return _openExistential(type(of: value), do: read)
}

/// Returns a Boolean value that indicates whether a value doesn't contain any references.
private func isPlainMemory(_ value: Any) -> Bool {
  func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  return _openExistential(type(of: value), do: isPlain)
}

/// Returns a Boolean value that indicates whether a struct has memory that its mirror doesn't show.
///
/// This is the case for C unions and bit-fields, for other structs from C that contain them, and
/// for structs with a custom mirror without children.
func hidesMemory(_ value: Any, _ mirror: Mirror) -> Bool {
  guard mirror.displayStyle == .struct else { return false }
  let (size, _) = layout(of: type(of: value))
  if mirror.children.isEmpty { return size > 0 }
  guard String(reflecting: mirror.subjectType).hasPrefix("__C.") else { return false }
  var end = 0
  var largest = 1
  for child in mirror.children {
    let part = layout(of: type(of: child.value))
    end = end.rounded(upTo: part.alignment) + part.size
    largest = max(largest, part.alignment)
  }
  // The size of a C struct is a multiple of its alignment.
  return end.rounded(upTo: largest) != size
}

/// Returns the size and the alignment of a type's values in bytes.
func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
  func layout<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
  return layout(type)
}

extension Int {
  /// Returns the next multiple of an alignment, which is a power of two.
  func rounded(upTo alignment: Int) -> Int { (self + alignment - 1) & ~(alignment - 1) }
}

/// Creates a tuple of a type that is only known at run time.
///
/// - Parameters:
///   - type: The type, which doesn't have to be a tuple.
///   - element: A closure that returns a value of an element's type, or nil.
/// - Returns: The tuple, or nil if the type isn't a tuple or an element doesn't have a value.
func makeTuple<Tuple>(_ type: Tuple.Type, element: (Any.Type) -> Any?) -> Tuple? {
  guard let elements = TupleElement.elements(of: type) else { return nil }
  // Collect all values first, because a partly initialized tuple couldn't be released.
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

/// Returns a closure that stores an element in its tuple, or nil if the value has another type.
private func initializer(
  _ element: TupleElement, _ value: Any
) -> ((UnsafeMutableRawPointer) -> Void)? {
  func make<Element>(_ type: Element.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
    guard let value = value as? Element else { return nil }
    return { ($0 + element.offset).initializeMemory(as: Element.self, to: value) }
  }
  return make(element.type)
}
