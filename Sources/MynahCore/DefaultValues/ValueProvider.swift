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

  /// The source of the values that a mock's generated file can create, or nil if no mock asks for a
  /// value.
  private var source: (any _ValueSource.Type)?

  /// The number of types for which the source can still be asked.
  ///
  /// All parts of a value share it, because creating many parts can take long.
  private var remaining: Counter?

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
  /// ```swift
  /// provider.remove([Int].self)  // Removes the values of all arrays.
  /// ```
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
      if values[family] != nil { return providable.createInstance().flatMap { $0 as? Value } }
      if removed.contains(family) { return nil }
    }
    if let tuple = makeTuple(type, element: { provideValue(ofAny: $0) }) { return tuple }
    guard usesConformances else { return nil }
    if let value = conformingValue(for: type) { return value }
    // Cast only after unwrapping. Casting the optional would turn nil into a value of types such as
    // `any Sendable`.
    if let value = knownValue(of: type) { return value as? Value }
    return decodedValue(for: type)
  }

  /// Returns a value that a mock's generated file creates.
  ///
  /// This provider creates the parts of the value, so a test's default values take precedence over
  /// the file's values.
  private func knownValue(of type: Any.Type) -> Any? {
    guard let source, let remaining, remaining.value > 0, let inner = makingParts(of: type) else {
      return nil
    }
    remaining.value -= 1
    return source.value(of: type, _ValueMaker(provider: inner))
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
  func makingParts(of type: Any.Type) -> ValueProvider? {
    let deepest = 16
    guard unfinishedTypes.count < deepest, !unfinishedTypes.contains(ObjectIdentifier(type)) else {
      return nil
    }
    var inner = self
    inner.unfinishedTypes.append(ObjectIdentifier(type))
    return inner
  }

  /// Returns a copy of this provider that also uses the values of a mock's generated file.
  ///
  /// Returns this provider if there isn't a source, or if this provider doesn't derive values.
  func knowing(_ source: (any _ValueSource.Type)?) -> ValueProvider {
    guard let source, usesConformances else { return self }
    var copy = self
    copy.source = source
    copy.remaining = Counter()
    return copy
  }

  private final class Counter {
    var value = 1_000
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
  /// ```swift
  /// provider.add(.collectionsProvider)
  /// ```
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
  ///
  /// - Parameters:
  ///   - left: A provider.
  ///   - right: The provider whose values take precedence.
  public static func + (left: ValueProvider, right: ValueProvider) -> ValueProvider {
    left.adding(right)
  }
}

/// The key of a default value: one type, or a generic type with any type arguments.
enum ProvidedType: Hashable {
  case exact(ObjectIdentifier)
  case family(String)

  static func exactly(_ type: Any.Type) -> ProvidedType { .exact(ObjectIdentifier(type)) }

  /// Returns the family of a type: all types whose names differ only in their type arguments.
  static func family(of type: any Providable.Type) -> ProvidedType {
    var depth = 0
    let name = String(reflecting: type).replacing("->", with: "").filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return .family(name)
  }
}
