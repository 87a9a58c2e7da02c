/// A set of default values for calls without a stub.
///
/// ```swift
/// var provider = ValueProvider()
/// provider.register("Ryan", for: String.self)
/// bird.useDefaultValues(from: provider)
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// Mynah has predefined providers, such as ``standardProvider``. A provider has a value for a tuple
/// if it has a value for each element.
///
/// Like a stubbed value, a default value is returned on any thread that calls the mock.
public struct ValueProvider: @unchecked Sendable {
  /// The value of each registered type, and `()` for each type that creates its own default value.
  private(set) var values: [ProvidedType: Any] = [:]

  /// The removed types, which don't get a value from another source.
  private(set) var removed: Set<ProvidedType> = []

  /// A Boolean value that indicates whether types without a registered value get a derived value.
  ///
  /// For example, the value of a number type is its zero.
  private(set) var usesConformances: Bool

  /// A Boolean value that indicates whether members that return a mocked protocol get nested mocks.
  private(set) var usesNestedMocks: Bool

  /// The values that a mock's generated file can create, or nil if no mock asks for a value.
  private var knownValues: KnownValues?

  /// The types whose values are being made from other values, which may need these types again.
  private var unfinishedTypes: [ObjectIdentifier] = []

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

  /// Registers the value of a type, and replaces an earlier value.
  ///
  /// ```swift
  /// provider.register(crow, for: Bird.self)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The default value.
  ///   - type: The declared result type of members.
  public mutating func register<Value>(_ value: Value, for type: Value.Type) {
    insert(value, for: .exactly(type))
  }

  /// Registers a type that creates its own default value.
  ///
  /// If the type is generic, it's registered for all type arguments.
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
  /// - Parameter type: The type that shouldn't have a value in this provider.
  public mutating func remove<Value>(_ type: Value.Type = Value.self) {
    markRemoved(.exactly(type))
  }

  /// Removes the values of a type that creates its own default value.
  ///
  /// If the type is generic, it's removed for all type arguments. Values that you registered with
  /// `register(_:for:)` for other type arguments stay.
  ///
  /// - Parameter type: The type that shouldn't have values in this provider, with any type
  ///   arguments.
  public mutating func remove<Value: Providable>(_ type: Value.Type = Value.self) {
    values[.exactly(type)] = nil
    markRemoved(.family(of: type))
  }

  /// Returns the value for a type, or nil if this provider doesn't have one.
  ///
  /// ```swift
  /// let name = ValueProvider.standardProvider.provideValue(for: String.self)
  /// ```
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value, or nil.
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
    // Cast only after unwrapping. Casting the optional would turn nil into a value of types such as
    // `any Sendable`.
    if let value = knownValues?.value(of: type, by: self) { return value as? Value }
    return decodedValue(for: type)
  }

  /// Returns a value that is decoded from default values.
  ///
  /// Decoding is the last resort, because an `init(from:)` in another module can crash if it gets
  /// such values.
  private func decodedValue<Value>(for type: Value.Type) -> Value? {
    guard let decodable = type as? any Decodable.Type, let inner = makingParts(of: type),
      let value = try? decodable.init(from: DefaultValueDecoder(provider: inner))
    else { return nil }
    return value as? Value
  }

  /// Returns the provider of the values from which the value of a type is made.
  ///
  /// Returns nil if the type contains itself, or if too many types are nested.
  fileprivate func makingParts(of type: Any.Type) -> ValueProvider? {
    let deepest = 16
    guard unfinishedTypes.count < deepest, !unfinishedTypes.contains(ObjectIdentifier(type)) else {
      return nil
    }
    var inner = self
    inner.unfinishedTypes.append(ObjectIdentifier(type))
    return inner
  }

  /// Returns a copy of this provider that also uses the values of a mock's generated file.
  func knowing(_ values: KnownValues) -> ValueProvider {
    var copy = self
    copy.knownValues = values
    return copy
  }

  /// Returns the value for a type that is only known at run time.
  func provideValue(ofAny type: Any.Type) -> Any? {
    func provide<Value>(_ type: Value.Type) -> Any? { provideValue(for: type).map { $0 as Any } }
    return provide(type)
  }

  private mutating func insert(_ value: Any, for type: ProvidedType) {
    values[type] = value
    removed.remove(type)
  }

  private mutating func markRemoved(_ type: ProvidedType) {
    values[type] = nil
    removed.insert(type)
  }

  /// Adds the values of another provider, which replace this provider's values for the same types.
  ///
  /// - Parameter other: The provider with the values to add.
  public mutating func add(_ other: ValueProvider) {
    let withdrawn = other.removed.subtracting(values.keys)
    removed = removed.subtracting(other.values.keys).union(withdrawn)
    values.merge(other.values) { $1 }
    usesConformances = usesConformances || other.usesConformances
    usesNestedMocks = usesNestedMocks || other.usesNestedMocks
  }

  /// Returns a Boolean value that indicates whether a type's default value may be a nested mock.
  ///
  /// A registered value takes precedence over a nested mock.
  func hasNestedMock(for type: Any.Type) -> Bool {
    let exact = ProvidedType.exactly(type)
    return usesNestedMocks && values[exact] == nil && !removed.contains(exact)
  }
}

private func anyInstance(of type: any Providable.Type) -> Any? {
  type.createInstance().map { $0 as Any }
}

extension ValueProvider {
  /// Returns a provider with the values of this provider and another one.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider.adding(provider))
  /// ```
  ///
  /// - Parameter other: The provider whose values take precedence.
  public func adding(_ other: ValueProvider) -> ValueProvider {
    var sum = self
    sum.add(other)
    return sum
  }

  /// Returns a provider with the values of two providers.
  ///
  /// The values of the second provider take precedence.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .collectionsProvider + .primitivesProvider)
  /// ```
  public static func + (left: ValueProvider, right: ValueProvider) -> ValueProvider {
    left.adding(right)
  }
}

extension ValueProvider {
  /// Returns a value that is derived from the conformances or the kind of a type.
  func conformingValue<Value>(for type: Value.Type) -> Value? {
    // Cast only after unwrapping, because nil would be a value of types such as `any Sendable`.
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

/// Returns a C struct filled with zeros, or nil for other types.
///
/// The imported initializer without parameters creates such a struct, too.
private func zeroedStruct(_ type: Any.Type) -> Any? {
  guard MetadataKind.structure.isKind(of: type), String(reflecting: type).hasPrefix("__C.") else {
    return nil
  }
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
    provider.makingParts(of: Self.self)?.provideValue(for: RawValue.self).flatMap {
      Self(rawValue: $0)
    }
  }
}

extension RangeReplaceableCollection {
  fileprivate static var empty: Any { Self() }
}

extension SetAlgebra {
  fileprivate static var emptySet: Any { Self() }
}

// Require a sequence, because other types, such as SIMD vectors, can require a fixed number of
// elements.
extension ExpressibleByArrayLiteral where Self: Sequence {
  fileprivate static var emptyArray: Any { [] as Self }
}

extension ExpressibleByDictionaryLiteral where Self: Sequence {
  fileprivate static var emptyDictionary: Any { [:] as Self }
}

/// Returns a metatype's value, such as `Int.self` for `Int.Type`, or `Void.self` for `Any.Type`.
///
/// Returns nil if the type isn't a metatype.
private func metatypeValue(_ type: Any.Type) -> Any? {
  type == Any.Type.self ? Void.self : instanceType(of: type)
}

extension ValueProvider {
  /// Default values for all types that Mynah can create values of.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// This provider has the values of ``collectionsProvider``, ``primitivesProvider``,
  /// ``basicsProvider``, ``stringsProvider``, and ``streamsProvider``. For other types, it has
  /// these values, among others:
  ///
  /// - The zero of numbers, and of other `AdditiveArithmetic` types.
  /// - The first case of a `CaseIterable` type.
  /// - The value of a `RawRepresentable` type, if its raw value has a default value.
  /// - An empty `RangeReplaceableCollection`, or an empty sequence created from a literal.
  /// - A successful `Result` or a range, if its value or its bounds have a default value.
  /// - A finished `any AsyncSequence`.
  /// - A C struct filled with zeros.
  /// - The value that a `Decodable` type decodes from default values.
  ///
  /// If a mock doesn't have default values, an unexpected call to a nonthrowing member fails the
  /// test and returns one of these values.
  public static let standardProvider =
    ValueProvider(usesConformances: true) + collectionsProvider + primitivesProvider
    + basicsProvider + stringsProvider + streamsProvider

  /// Empty arrays, sets, and dictionaries.
  public static let collectionsProvider = make { provider in
    provider.registerType(Array<Any>.self)
    provider.registerType(Set<AnyHashable>.self)
    provider.registerType(Dictionary<AnyHashable, Any>.self)
  }

  /// The value false, and zero for numbers.
  public static let primitivesProvider = make { provider in
    provider.register(false, for: Bool.self)
    let numbers: [any Numeric.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self,
    ]
    for number in numbers { provider.registerZero(of: number) }
  }

  /// The values nil and `()`, and a duration of zero.
  public static let basicsProvider = make { provider in
    provider.registerType(Optional<Any>.self)
    provider.register((), for: Void.self)
    provider.register(.zero, for: Duration.self)
  }

  /// Empty strings, and a space for characters.
  public static let stringsProvider = make { provider in
    provider.register("", for: String.self)
    provider.register("", for: Substring.self)
    provider.register(" ", for: Character.self)
    provider.register(" ", for: Unicode.Scalar.self)
    provider.register("", for: StaticString.self)
  }

  /// Finished streams.
  public static let streamsProvider = make { provider in
    provider.registerType(AsyncStream<Any>.self)
    provider.registerType(AsyncThrowingStream<Any, any Error>.self)
  }

  /// Nested mocks for members that return a mocked protocol.
  ///
  /// The protocol must be mocked in the same generated file. The member can also return an optional
  /// of the protocol.
  ///
  /// ```swift
  /// let lodge = mock(Lodge.self).useDefaultValues(from: .nestedMocksProvider)
  /// lodge.tenant.sing()  // Calls a mock of `Bird`, always the same one.
  /// verify(lodge.tenant.nestedMock.sing()).wasCalled()
  /// ```
  ///
  /// A member has one nested mock for all arguments, until you call `clearStubs`. The nested mock
  /// inherits the default values of the outer mock, so its members return nested mocks, too. In
  /// failures, its name contains the member, such as `lodge.tenant`.
  ///
  /// Without this provider, you can create the nested mock of a single member by reading
  /// `nestedMock`. From then on, calls to the member return the nested mock unless they have a stub
  /// or a forwarding target.
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

/// A type that creates its own default value, usually a generic type.
///
/// Conform your type to this protocol, and register the type with a ``ValueProvider``:
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
  /// Returns the default value, or nil if the type doesn't have one.
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

/// The key of a default value: one type, or a generic type with any type arguments.
enum ProvidedType: Hashable {
  case exact(ObjectIdentifier)
  case family(String)

  static func exactly(_ type: Any.Type) -> ProvidedType { .exact(ObjectIdentifier(type)) }

  /// Returns the family of a type: all types whose names differ only in their type arguments.
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
