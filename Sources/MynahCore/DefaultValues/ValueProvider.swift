/// Default values for types, which answer calls that no stub answers.
///
/// ```swift
/// var provider = ValueProvider()
/// provider.register("Ryan", for: String.self)
/// bird.useDefaultValues(from: provider)
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// There are ready ones, such as ``standardProvider``. A provider has a value for a tuple where it has
/// one for each element.
///
/// Values are handed to whatever thread calls the mock, as those of stubs are.
public struct ValueProvider: @unchecked Sendable {
  /// The value of each type, and something for each family of types that make their own.
  private(set) var values: [ProvidedType: Any] = [:]

  /// What was taken out, so that nothing else provides for it.
  private(set) var removed: Set<ProvidedType> = []

  /// Whether types without a value of their own get one by what they conform to.
  private(set) var usesConformances: Bool

  /// Whether members return a nested mock where their result is a protocol that is mocked too.
  private(set) var usesNestedMocks: Bool

  /// What the file of a mock knows, while it is asked for a value.
  private var knownValues: KnownValues?

  /// The types that are being decoded.
  private var decodedTypes: [ObjectIdentifier] = []

  /// Creates a provider without values.
  ///
  /// ```swift
  /// var provider = ValueProvider()
  /// provider.register("Ryan", for: String.self)
  /// ```
  public init() {
    self.init(usesConformances: false)
  }

  init(usesConformances: Bool = false, usesNestedMocks: Bool = false) {
    self.usesConformances = usesConformances
    self.usesNestedMocks = usesNestedMocks
  }

  /// Registers the value of a type, in place of an earlier one.
  ///
  /// ```swift
  /// provider.register(crow, for: Bird.self)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type that members are declared to return.
  public mutating func register<Value>(_ value: Value, for type: Value.Type) {
    insert(value, for: .exactly(type))
  }

  /// Registers a type that makes its own value; a generic one whatever its type arguments are.
  ///
  /// ```swift
  /// provider.registerType(Array<Any>.self)  // Serves arrays of all elements.
  /// ```
  ///
  /// - Parameter type: The type, with any type arguments.
  public mutating func registerType<Value: Providable>(_ type: Value.Type = Value.self) {
    insert((), for: .family(of: type))
  }

  /// Removes the value of a type.
  ///
  /// ```swift
  /// provider.remove(String.self)
  /// ```
  ///
  /// - Parameter type: The type that this provider shall have no value for.
  public mutating func remove<Value>(_ type: Value.Type = Value.self) {
    withdraw(.exactly(type))
  }

  /// Removes the values of a type that makes its own; of a generic one whatever its type arguments are,
  /// but for those that have a value registered.
  ///
  /// - Parameter type: The type that this provider shall have no values for, with any type arguments.
  public mutating func remove<Value: Providable>(_ type: Value.Type = Value.self) {
    values[.exactly(type)] = nil
    withdraw(.family(of: type))
  }

  /// Returns the value for a type; nil where this provider has none.
  ///
  /// ```swift
  /// let name = ValueProvider.standardProvider.provideValue(for: String.self)
  /// ```
  ///
  /// - Parameter type: The type.
  /// - Returns: The value.
  public func provideValue<Value>(for type: Value.Type = Value.self) -> Value? {
    if let value = values[.exactly(type)] { return value as? Value }
    if removed.contains(.exactly(type)) { return nil }
    if let providable = type as? any Providable.Type {
      let family = ProvidedType.family(of: providable)
      if values[family] != nil { return anyInstance(of: providable) as? Value }
      if removed.contains(family) { return nil }
    }
    if let tuple = makeTuple(type, element: { provideValue(ofAny: $0) }) { return tuple }
    guard usesConformances else { return nil }
    if let value = conformingValue(for: type) { return value }
    // Not cast while it is optional: that makes a nil of what a type such as `any Sendable` can hold.
    if let value = knownValues?.value(of: type, by: self) { return value as? Value }
    return decodedValue(for: type)
  }

  /// Returns a value that is decoded from default values.
  ///
  /// An initializer of another module can stop the process for such values, so it's the last one to be asked.
  private func decodedValue<Value>(for type: Value.Type) -> Value? {
    let deepest = 16
    guard let decodable = type as? any Decodable.Type, decodedTypes.count < deepest,
      !decodedTypes.contains(ObjectIdentifier(type))
    else { return nil }
    var inner = self
    inner.decodedTypes.append(ObjectIdentifier(type))
    guard let value = try? decodable.init(from: DefaultValueDecoder(provider: inner))
    else { return nil }
    return value as? Value
  }

  /// Returns this provider with what the file of a mock knows.
  func knowing(_ values: KnownValues) -> ValueProvider {
    var copy = self
    copy.knownValues = values
    return copy
  }

  /// Returns the value for a type that is not known when the code is compiled.
  func provideValue(ofAny type: Any.Type) -> Any? {
    func provide<Value>(_ type: Value.Type) -> Any? { provideValue(for: type).map { $0 as Any } }
    return provide(type)
  }

  private mutating func insert(_ value: Any, for type: ProvidedType) {
    values[type] = value
    removed.remove(type)
  }

  private mutating func withdraw(_ type: ProvidedType) {
    values[type] = nil
    removed.insert(type)
  }

  /// Adds the values of another provider, which take the place of those that this one has.
  ///
  /// - Parameter other: The provider whose values to add.
  public mutating func add(_ other: ValueProvider) {
    let withdrawn = other.removed.subtracting(values.keys)
    removed = removed.subtracting(other.values.keys).union(withdrawn)
    values.merge(other.values) { $1 }
    usesConformances = usesConformances || other.usesConformances
    usesNestedMocks = usesNestedMocks || other.usesNestedMocks
  }

  /// Whether a nested mock is the value of a type, and not one that was registered.
  func hasNestedMock(for type: Any.Type) -> Bool {
    let exact = ProvidedType.exactly(type)
    return usesNestedMocks && values[exact] == nil && !removed.contains(exact)
  }
}

private func anyInstance(of type: any Providable.Type) -> Any? {
  type.createInstance().map { $0 as Any }
}

extension ValueProvider {
  /// Returns a provider with the values of this and another one.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider.adding(provider))
  /// ```
  ///
  /// - Parameter other: The provider whose values take the place of those that this one has.
  public func adding(_ other: ValueProvider) -> ValueProvider {
    var sum = self
    sum.add(other)
    return sum
  }

  /// Returns a provider with the values of two; those of the second take the place of those of the
  /// first.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .collectionsProvider + .primitivesProvider)
  /// ```
  public static func + (left: ValueProvider, right: ValueProvider) -> ValueProvider {
    left.adding(right)
  }
}

extension ValueProvider {
  /// Returns a value that a type has by what it conforms to.
  func conformingValue<Value>(for type: Value.Type) -> Value? {
    // A nil would be a value of types such as `any Sendable`.
    candidates(for: type).lazy.compactMap { $0().flatMap { $0 as? Value } }.first
  }

  private func candidates(for type: Any.Type) -> [() -> Any?] {
    [
      { (type as? any AdditiveArithmetic.Type)?.zeroValue },
      { (type as? any CaseIterable.Type)?.firstCase },
      { (type as? any RawRepresentable.Type)?.value(from: self) },
      { (type as? any RangeReplaceableCollection.Type)?.empty },
      { (type as? any SetAlgebra.Type)?.emptySet },
      { metatypeValue(type) },
      { (type as? any ValueHolder.Type)?.value(from: self) },
      { emptySequence(type) },
      { zeroedStruct(type) },
      { (type as? any (ExpressibleByArrayLiteral & Sequence).Type)?.emptyArray },
      { (type as? any (ExpressibleByDictionaryLiteral & Sequence).Type)?.emptyDictionary },
    ]
  }
}

/// A struct of C of zeros, as Swift makes it too.
private func zeroedStruct(_ type: Any.Type) -> Any? {
  let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard description.load(as: Int.self) == structKind, String(reflecting: type).hasPrefix("__C.")
  else { return nil }
  func make<Value>(_ type: Value.Type) -> Any? {
    guard _isPOD(type) else { return nil }
    let size = MemoryLayout<Value>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.load(as: type)
  }
  return _openExistential(type, do: make)
}

private let structKind = 0x200

private func emptySequence(_ type: Any.Type) -> Any? {
  func make<Value>(_ type: Value.Type) -> Any? { makeEmptySequence(type) }
  return _openExistential(type, do: make)
}

extension AdditiveArithmetic {
  fileprivate static var zeroValue: Any { zero }
}

extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}

extension RawRepresentable {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: RawValue.self).flatMap { Self(rawValue: $0) }
  }
}

extension RangeReplaceableCollection {
  fileprivate static var empty: Any { Self() }
}

extension SetAlgebra {
  fileprivate static var emptySet: Any { Self() }
}

// What is no sequence may want a number of its own of elements, as a vector does.
extension ExpressibleByArrayLiteral where Self: Sequence {
  fileprivate static var emptyArray: Any { [] as Self }
}

extension ExpressibleByDictionaryLiteral where Self: Sequence {
  fileprivate static var emptyDictionary: Any { [:] as Self }
}

/// The value of a type that has but one, as `Int.Type` has; of `Any.Type` that of what is nothing.
private func metatypeValue(_ type: Any.Type) -> Any? {
  if type == Any.Type.self { return Void.self }
  let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
  // The kind and the type; its layout is part of Swift's stable interface.
  guard description.load(as: Int.self) == metatypeKind else { return nil }
  return description.load(fromByteOffset: MemoryLayout<Int>.size, as: Any.Type.self)
}

private let metatypeKind = 0x304

extension ValueProvider {
  /// Has values for everything that a value can be made of without harm.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// These are the values of ``collectionsProvider``, ``primitivesProvider``, ``basicsProvider``,
  /// ``stringsProvider`` and ``streamsProvider``, and for other types
  ///
  /// - the zero of a number, or of what is added like one,
  /// - the first case of a `CaseIterable` type,
  /// - the value of a `RawRepresentable` type whose raw value has a default value,
  /// - an empty collection of a `RangeReplaceableCollection` type, or a sequence that a literal makes,
  /// - the success of a `Result` whose value has a default value, and a range of such bounds,
  /// - an `any AsyncSequence` that has ended,
  /// - what a `Decodable` type decodes from nothing but default values.
  ///
  /// Where a mock has no default values, a call that no stub answers fails the test and returns these.
  public static let standardProvider =
    ValueProvider(usesConformances: true) + collectionsProvider + primitivesProvider
    + basicsProvider + stringsProvider + streamsProvider

  /// Has empty arrays, sets and dictionaries.
  public static let collectionsProvider = make { provider in
    provider.registerType(Array<Any>.self)
    provider.registerType(Set<AnyHashable>.self)
    provider.registerType(Dictionary<AnyHashable, Any>.self)
  }

  /// Has false, and zero for numbers.
  public static let primitivesProvider = make { provider in
    provider.register(false, for: Bool.self)
    let numbers: [any Numeric.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self,
    ]
    for number in numbers { provider.registerZero(of: number) }
  }

  /// Has nil, `Void` and a duration of zero.
  public static let basicsProvider = make { provider in
    provider.registerType(Optional<Any>.self)
    provider.register((), for: Void.self)
    provider.register(.zero, for: Duration.self)
  }

  /// Has empty texts, and a space as a character.
  public static let stringsProvider = make { provider in
    provider.register("", for: String.self)
    provider.register("", for: Substring.self)
    provider.register(" ", for: Character.self)
    provider.register(" ", for: Unicode.Scalar.self)
    provider.register("", for: StaticString.self)
  }

  /// Has streams that have ended.
  public static let streamsProvider = make { provider in
    provider.registerType(AsyncStream<Any>.self)
    provider.registerType(AsyncThrowingStream<Any, any Error>.self)
  }

  /// Has a mock for each member whose result is a protocol that is mocked in the same generated file,
  /// an optional one too.
  ///
  /// ```swift
  /// let lodge = mock(Lodge.self).useDefaultValues(from: .nestedMocksProvider)
  /// lodge.tenant.sing()  // Calls a mock of `Bird`, always the same one.
  /// verify(lodge.tenant.nestedMock.sing()).wasCalled()
  /// ```
  ///
  /// A member has one nested mock, whatever the arguments of its calls are, until `clearStubs`. The nested
  /// mock has the default values of the outer one, and so nested mocks of its own. Its name in failures is
  /// that of the member, as in `lodge.tenant`.
  ///
  /// Without this provider a test gets the nested mock of a single member by asking for it: once
  /// `nestedMock` was read, calls that nothing else answers return it.
  ///
  /// ```swift
  /// given(lodge.tenant.nestedMock.chirp(volume: any())).willReturn(true)
  /// ```
  public static let nestedMocksProvider = ValueProvider(usesNestedMocks: true)

  private static func make(_ fill: (inout ValueProvider) -> Void) -> ValueProvider {
    var provider = ValueProvider()
    fill(&provider)
    return provider
  }
}

extension ValueProvider {
  fileprivate mutating func registerZero<Number: Numeric>(of type: Number.Type) {
    register(.zero, for: type)
  }
}

/// A type that makes its own default value, usually a generic one.
///
/// Conform your type to it, and register the type with a ``ValueProvider``:
///
/// ```swift
/// struct Basket<Fruit> {
///   var fruits: [Fruit]
/// }
///
/// extension Basket: Providable {
///   static func createInstance() -> Self? { Self(fruits: []) }
/// }
///
/// var provider = ValueProvider()
/// provider.registerType(Basket<Any>.self)  // Serves baskets of all fruits.
/// ```
public protocol Providable {
  /// Creates the default value; nil where there is none.
  static func createInstance() -> Self?
}

extension Optional: Providable {
  /// Returns nil as the default value.
  public static func createInstance() -> Self? { .some(.none) }
}

extension Array: Providable {
  /// Returns an empty array.
  public static func createInstance() -> Self? { Self() }
}

extension Set: Providable {
  /// Returns an empty set.
  public static func createInstance() -> Self? { Self() }
}

extension Dictionary: Providable {
  /// Returns an empty dictionary.
  public static func createInstance() -> Self? { Self() }
}

/// What a value provider has a value for: one type, or a generic type with any type arguments.
enum ProvidedType: Hashable {
  case exact(ObjectIdentifier)
  case family(String)

  static func exactly(_ type: Any.Type) -> ProvidedType { .exact(ObjectIdentifier(type)) }

  /// The family of a type: all types whose names differ in their type arguments only.
  static func family(of type: any Providable.Type) -> ProvidedType {
    var depth = 0
    let name = String(reflecting: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return .family(name)
  }
}

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
