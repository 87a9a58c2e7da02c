/// A stub of an assignment that takes its behaviors; what `given(bird.name = any())` returns.
public final class AssignmentStubbing {
  private let target: (any AssignmentTarget)?
  private let location: CodeLocation
  private var stub: UInt64?

  init(_ target: (any AssignmentTarget)?, at location: CodeLocation) {
    self.target = target
    self.location = location
  }

  /// Calls a closure with the assigned value.
  ///
  /// ```swift
  /// given(bird.name = any()).will { (name: String) in print(name) }
  /// ```
  ///
  /// A closure that takes another type than the property's fails the test:
  ///
  /// ```text
  /// The closure of this stub takes Int, but String is assigned.
  /// Write: .will { (value: String) in ... }
  /// ```
  ///
  /// - Parameter closure: The closure, with the type of its parameter written out.
  @discardableResult
  public func will<Value>(_ closure: @escaping (Value) -> Void) -> Self {
    add(closure, of: Value.self)
  }

  /// Does nothing when the property is assigned.
  @discardableResult
  public func willReturn() -> Self {
    add(nil, of: Void.self)
  }

  private func add(_ closure: Any?, of type: Any.Type) -> Self {
    guard let target else { return self }
    if let stub {
      if target.append(closure, toStub: stub) { return self }
    } else {
      stub = target.add(closure, at: location)
      if stub != nil { return self }
    }
    let misuse = Misuse.assignedType(takes: "\(type)", assigned: "\(target.valueType)")
    MockFailure.misuse(misuse).report(at: location)
    return self
  }
}
