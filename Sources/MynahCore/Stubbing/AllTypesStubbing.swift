/// Begins a stub of a generic member for all types that it is used with.
///
/// ```swift
/// given(client.send(any())).willThrow(Offline())
/// ```
///
/// - `call`: The calls to answer, with `any()` for the arguments of which nothing tells the types.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The stub that takes the behaviors.
@_disfavoredOverload
public func given<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AllTypesStubbing<Result, Failure> {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let misuses = call.parts.compactMap(\.misuse)
  for misuse in misuses { MockFailure.misuse(misuse).report(at: location) }
  return AllTypesStubbing(misuses.isEmpty ? call : nil, at: location)
}

/// What `verify` says where nothing tells the types of a generic member.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "calls of a generic member are counted for one set of types. Name them, as in verify(client.store(any(Int.self)))"
)
@_disfavoredOverload
public func verify<Result, Failure>(
  _ call: _AllTypesPattern<Result, Failure>
) -> Verification<Result> {
  fatalError("Nothing tells the types of this member.")
}

/// A stub of a generic member for all types that takes its behaviors.
///
/// Each behavior answers one call, and the last answers all that follow.
public final class AllTypesStubbing<Result, Failure: Error> {
  private let pattern: _AllTypesPattern<Result, Failure>?
  private let location: CodeLocation
  private var stub: AllTypesStub?
  private var isLenient = false

  /// What runs beside each answer, before there is a stub.
  private var sideEffects: [([Any]) -> Void] = []

  init(_ pattern: _AllTypesPattern<Result, Failure>?, at location: CodeLocation) {
    self.pattern = pattern
    self.location = location
  }

  /// Throws an error, whatever the member's types are.
  ///
  /// ```swift
  /// given(client.send(any())).willThrow(Offline())
  /// ```
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  public func willThrow(_ error: Failure) -> Self { add(.throws(error)) }

  /// Returns a value, whatever the member's types are; exists where the result does not depend on them.
  ///
  /// ```swift
  /// given(cache.save(any())).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self { add(.returns(value)) }

  /// Returns from a member without a result.
  @discardableResult
  public func willReturn() -> Self where Result == Void { add(.returns(())) }

  /// Calls a closure with the call's arguments, whatever the member's types are.
  ///
  /// ```swift
  /// given(cache.save(any())).willForAllTypes { arguments in arguments[0] is Int }
  /// ```
  ///
  /// - Parameter closure: The closure, which takes the arguments in order. Of closures that do not escape it
  ///   gets what stands for them.
  // Where both fit, as where a closure only throws, the compiler must not have to choose.
  @_disfavoredOverload
  @discardableResult
  public func willForAllTypes(_ closure: @escaping ([Any]) throws(Failure) -> Result) -> Self {
    add(.performs { try closure($0) })
  }

  /// Calls a closure with the call's arguments, whatever the member's types are.
  ///
  /// A closure that returns another type than a call wants fails the test:
  ///
  /// ```text
  /// A stub for all types returned "three", but this call of client.send(_:) returns Int.
  /// Name the types in the stub, or return a value of the type that each call wants.
  /// ```
  ///
  /// - Parameter closure: The closure, which takes the arguments in order and returns a value of the type
  ///   that the call wants.
  @discardableResult
  public func willForAllTypes(_ closure: @escaping ([Any]) throws(Failure) -> Any) -> Self
  where Result == _Untyped {
    add(.performs { try closure($0) })
  }

  /// Lets this stub stay unused in a strict session.
  @discardableResult
  public func lenient() -> Self {
    isLenient = true
    stub?.excuse()
    return self
  }

  /// Has a closure run beside each answer.
  func run(_ action: @escaping ([Any]) -> Void) {
    guard let stub else { return sideEffects.append(action) }
    if let pattern, pattern.family.has(stub) {
      stub.append(beside: action)
    } else if let pattern {
      MockFailure.misuse(.clearedStub(pattern.family.text(of: stub))).report(at: location)
    }
  }

  private func add(_ answer: AllTypesStub.Answer) -> Self {
    guard let pattern else { return self }
    if let stub {
      if pattern.family.has(stub) {
        stub.append(answer)
      } else {
        let text = pattern.family.text(of: stub)
        MockFailure.misuse(.clearedStub(text)).report(at: location)
      }
      return self
    }
    let new = AllTypesStub(
      answer, beside: sideEffects, for: pattern.parts, at: location)
    if isLenient { new.excuse() }
    stub = new
    pattern.family.insert(new)
    return self
  }
}

extension AllTypesStubbing {
  /// What `will` says where nothing tells what the closure takes.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "nothing tells what the closure takes. Name the types in the call, as in any(Int.self), or write willForAllTypes { arguments in ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func will(_ closure: ([Any]) throws -> Any) -> Self { self }

  /// What `willReturn(_:)` says where the result depends on the types, or is of another type.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this is no value that the member returns for all its types. Name the types in the call, as in any(Int.self), or write willForAllTypes { arguments in ... }"
  )
  @_disfavoredOverload
  @discardableResult
  public func willReturn<Other>(_ value: Other) -> Self { self }

  /// What `returning(_:)` says where an argument has no type.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message: "the result does not tell all types. Name those of the arguments, as in any(Int.self)"
  )
  @_disfavoredOverload
  public func returning<Other>(_ type: Other.Type) -> Self { self }
}

extension AllTypesStubbing where Failure == Never {
  /// What `willThrow` says where the member does not throw.
  @_documentation(visibility: private)
  @available(
    *, unavailable,
    message:
      "this member does not throw. Declare it with 'throws' in the mocked type, or return a value"
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> Self { self }
}
