#if !canImport(Dependencies)
  /// A replacement for the parts of swift-dependencies that the recipe about it uses.
  protocol TestDependencyKey {
    associatedtype Value: Sendable = Self

    static var testValue: Value { get }
  }

  struct DependencyValues: Sendable {
    @TaskLocal static var current = DependencyValues()

    private var values: [ObjectIdentifier: any Sendable] = [:]

    subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
      get { values[ObjectIdentifier(key)] as? Key.Value ?? key.testValue }
      set { values[ObjectIdentifier(key)] = newValue }
    }
  }

  /// A dependency, with the values from the time when the property was initialized.
  @propertyWrapper struct Dependency<Value> {
    private let path: KeyPath<DependencyValues, Value>
    private let values = DependencyValues.current

    init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }

    var wrappedValue: Value { values[keyPath: path] }
  }

  func withDependencies<Result>(
    _ change: (inout DependencyValues) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    var values = DependencyValues.current
    change(&values)
    return try DependencyValues.$current.withValue(values, operation: operation)
  }
#endif
