internal import MynahCore

/// A property wrapper that provides a failing placeholder until you set a stub.
///
/// ```swift
/// final class MockBird: Bird {
///   @Stubbed var chirpStub: Stub<Int, Bool>
///
///   func chirp(volume: Int) -> Bool { chirpStub(volume) }
/// }
/// ```
///
/// If you don't set a stub, the property contains a placeholder, and calling it is reported as a
/// failure:
///
/// ```text
/// Unexpected call: no stub is set for MockBird.chirpStub, and there's no value to return instead.
/// It is declared at MockBird.swift:2.
/// Called with: 42
/// Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
/// ```
///
/// A throwing stub with `any Error` throws the failure. Any other stub stops the process after
/// reporting it.
///
/// The wrapper only works in classes. It can't be used in a class that is `Sendable` without
/// `@unchecked`, because a wrapped property can't be `nonisolated(unsafe)`. In these cases, pass
/// the name of the property instead: `= .unset("chirpStub")`.
@propertyWrapper
public struct Stubbed<Value: _StubType> {
  private let value = Locked<Value?>(nil)
  private let location: CodeLocation

  /// Creates a property without a stub.
  ///
  /// Swift calls this initializer for `@Stubbed`.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    location = CodeLocation(fileID, filePath, line, column)
  }

  /// An unavailable property, because a wrapper outside of a class doesn't know its property.
  @available(
    *, unavailable, message: "@Stubbed is for properties of classes. Write = .unset(\"name\")"
  )
  public var wrappedValue: Value {
    get { fatalError("The property is read through its object.") }
    set { fatalError("The property is set through its object.") }
  }

  /// Reads or sets the stub of an object.
  ///
  /// Swift calls this subscript for the property.
  ///
  /// - Parameters:
  ///   - owner: The object that has the property.
  ///   - property: The key path of the wrapped property.
  ///   - storage: The key path of the wrapper.
  /// - Returns: The stub, or a placeholder whose failure names the property if no stub is set.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      owner[keyPath: storage].read { name(of: owner[keyPath: storage], in: owner) }
    }
    set {
      var other: Value? = newValue._isMissing ? nil : newValue
      owner[keyPath: storage].value.withLock { swap(&$0, &other) }
    }
  }

  /// Returns the stub, or creates a placeholder with the given name if no stub is set.
  private func read(name: () -> String) -> Value {
    if let value = value.withLock({ $0 }) { return value }
    let unset = Value._unset(_StubOrigin(property: name(), location: location))
    return value.withLock { value in
      if let value { return value }
      value = unset
      return unset
    }
  }

  /// Returns the name of the property, including its type, such as `MockBird.chirpStub`.
  private static func name(of wrapper: Self, in owner: some AnyObject) -> String {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for case (let label?, let child as Self) in current.children
      where child.value === wrapper.value {
        return "\(current.subjectType).\(label.drop { $0 == "_" })"
      }
      mirror = current.superclassMirror
    }
    return "a property of \(type(of: owner))"
  }
}

/// A type that `Stubbed` can wrap: a stub or an optional stub.
public protocol _StubType {
  /// Creates a placeholder that reports each call as a failure that names its property.
  static func _unset(_ origin: _StubOrigin) -> Self

  /// A Boolean value that indicates whether this is nil.
  var _isMissing: Bool { get }
}

extension Optional: _StubType where Wrapped: _StubType {
  public static func _unset(_ origin: _StubOrigin) -> Self { Wrapped._unset(origin) }

  public var _isMissing: Bool { self == nil }
}
