internal import MynahCore

/// Keeps a stub's property from being nil, and names it in the failure of a call for which no stub was set.
///
/// ```swift
/// final class MockBird: Bird {
///   @Stubbed var chirpStub: Stub<Int, Bool>
///
///   func chirp(volume: Int) -> Bool { chirpStub(volume) }
/// }
/// ```
///
/// Reading the property gives a stub without calls, and calling it is a failure:
///
/// ```text
/// Unexpected call: no stub is set for MockBird.chirpStub, and nothing can be returned in its place.
/// It is declared at MockBird.swift:2.
/// Called with: 42
/// Write: chirpStub = Stub(defaultReturnValue: <#Bool#>)
/// ```
///
/// A throwing stub with `any Error` throws it; any other stops the process after it has reported it.
///
/// It works in classes. Elsewhere, and in a class that is `Sendable` without `@unchecked`, where a wrapped
/// property can not be `nonisolated(unsafe)`, name the property yourself: `= .unset("chirpStub")`.
@propertyWrapper
public struct Stubbed<Value: _StubType> {
  private let value = Locked<Value?>(nil)
  private let location: CodeLocation

  /// Declares a property for which no stub is set yet; Swift calls this for `@Stubbed`.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    location = CodeLocation(fileID, filePath, line, column)
  }

  /// Not for use: a wrapper by itself does not know its property.
  @available(
    *, unavailable, message: "@Stubbed is for properties of classes; write = .unset(\"name\")"
  )
  public var wrappedValue: Value {
    get { fatalError("The property is read through its object.") }
    set { fatalError("The property is set through its object.") }
  }

  /// Reads and sets the stub of an object; Swift calls this for the property.
  ///
  /// - Parameters:
  ///   - owner: The object that has the property.
  ///   - property: The property, as people see it.
  ///   - storage: Its wrapper.
  /// - Returns: The stub that was set, or one without calls that says by which name it was not.
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

  /// The stub that was set, or one that says by which name it was not.
  private func read(name: () -> String) -> Value {
    if let value = value.withLock({ $0 }) { return value }
    let unset = Value._unset(_StubOrigin(property: name(), location: location))
    return value.withLock { value in
      if let value { return value }
      value = unset
      return unset
    }
  }

  /// The property's name with that of its type, as in `MockBird.chirpStub`.
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

/// What `Stubbed` wraps: stubs, and optional ones.
public protocol _StubType {
  /// Makes what a property has for as long as none is set; a call of it is a failure that names the property.
  static func _unset(_ origin: _StubOrigin) -> Self

  /// Whether this is nil.
  var _isMissing: Bool { get }
}

extension Optional: _StubType where Wrapped: _StubType {
  public static func _unset(_ origin: _StubOrigin) -> Self { Wrapped._unset(origin) }

  public var _isMissing: Bool { self == nil }
}
