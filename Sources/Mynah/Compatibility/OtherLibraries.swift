public import MynahCore

// These declarations have names from other mocking libraries. If a test uses such a name, the
// compiler finds the declaration and shows the code to write instead. The declarations don't
// conflict with Mynah's names.

/// Rejects a stub that is written for another library.
@available(*, unavailable, renamed: "given(_:)")
public func when<Call: _CallOfMock>(
  _ call: Call
) -> Stubbing<Call._Function, Call._Result, Call._Failure> { fatalError() }

/// Rejects a mock without a call.
@available(
  *, unavailable, message: "write the stub as given(bird.chirp(volume: any())).willReturn(true)"
)
public func when<Stubbed: LocalMock>(_ mock: Stubbed) -> _CallBelongsInParentheses { fatalError() }

/// Rejects a stub that is written for another library.
@available(
  *, unavailable, message: "write the stub as given(bird.chirp(volume: any())).willReturn(true)"
)
@discardableResult
public func stub<Call: _CallOfMock, each Answer>(
  _ call: Call, _ answer: repeat each Answer
) -> Stubbing<Call._Function, Call._Result, Call._Failure> { fatalError() }

/// Rejects stubs that are written for another library.
@available(
  *, unavailable, message: "write the stub as given(bird.chirp(volume: any())).willReturn(true)"
)
public func stub<Stubbed: LocalMock>(_ mock: Stubbed, _ block: (Stubbed) -> Void) {}

/// Rejects a verification that is written for another library.
@available(
  *, unavailable,
  message:
    "write the call in verify and the count after it, such as verify(bird.sing()).wasCalled(2)"
)
public func verify<Verified: LocalMock>(
  _ mock: Verified, _ count: some _CallCount
) -> _RefusedMock<_RefusedMock<Any>> { fatalError() }

/// Rejects a verification whose count is an argument without a label.
@available(
  *, unavailable, message: "write the count after the call: verify(bird.sing()).wasCalled(2)"
)
@discardableResult
public func verify<Call: _CallOfMock>(
  _ call: Call, _ count: some _CallCount
) -> _RefusedMock<Void> { fatalError() }

/// Rejects a verification whose count is an argument.
@available(
  *, unavailable, message: "write the count after the call: verify(bird.sing()).wasCalled(2)"
)
@discardableResult
public func verify<Call: _CallOfMock>(
  _ call: Call, times: some _CallCount
) -> _RefusedMock<Void> { fatalError() }

/// Rejects a count that is written for another library.
@available(*, unavailable, message: "write only the number: wasCalled(2)")
public func times(_ count: Int) -> CountMatcher { fatalError() }

@available(*, unavailable, message: "write the count without a dot: wasCalled(once)")
extension _CallCount where Self == CountMatcher {
  public static var once: Self { fatalError() }
  public static var twice: Self { fatalError() }
  public static var never: Self { fatalError() }
  public static func exactly(_ times: Int) -> Self { fatalError() }
  public static func atLeast(_ times: Int) -> Self { fatalError() }
  public static func atMost(_ times: Int) -> Self { fatalError() }
}

@available(*, unavailable, message: "write only the number: wasCalled(2)")
extension _CallCount where Self == CountMatcher {
  public static func times(_ count: Int) -> Self { fatalError() }
}

@available(*, unavailable, message: "write only the number: wasCalled(2)")
extension _CallCount {
  public var times: Self { self }
}

@_documentation(visibility: private)
extension Verification {
  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func called(_ count: some _CallCount) {}

  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func called(times: Int) {}

  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func wasCalled(times: Int) {}

  @available(*, unavailable, renamed: "wasCalled()")
  public func wasCalledOnce() {}

  @available(*, unavailable, message: "write the count as wasCalled(atLeast(2))")
  public func wasCalled(atLeast times: Int) {}

  @available(*, unavailable, message: "write the count as wasCalled(atMost(2))")
  public func wasCalled(atMost times: Int) {}

  @available(*, unavailable, renamed: "wasNeverCalled()")
  public func wasNotCalled() {}
}

@_documentation(visibility: private)
extension Stubbing {
  @available(*, unavailable, renamed: "willReturn(_:)")
  @discardableResult public func thenReturn(_ values: Result...) -> Self { self }

  @available(*, unavailable, renamed: "willReturn()")
  @discardableResult public func thenDoNothing() -> Self { self }

  @available(*, unavailable, renamed: "willThrow(_:)")
  @discardableResult public func thenThrow(_ error: any Error) -> Self { self }

  @available(*, unavailable, renamed: "will(_:)")
  @discardableResult public func then(_ function: Function) -> Self { self }

  @available(*, unavailable, renamed: "will(_:)")
  @discardableResult public func willProduce(_ function: Function) -> Self { self }
}

@_documentation(visibility: private)
extension ArgumentCaptor {
  @available(*, unavailable, renamed: "any()")
  public func capture() -> Value? { nil }

  @available(*, unavailable, renamed: "allValues")
  public var values: [Value] { [] }

  @available(*, unavailable, message: "write the type as ArgumentCaptor<Int>()")
  public convenience init(_ type: Value.Type) { self.init() }
}
