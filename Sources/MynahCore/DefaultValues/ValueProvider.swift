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
    guard let value = knownValues?.value(of: type, by: self) else { return nil }
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
