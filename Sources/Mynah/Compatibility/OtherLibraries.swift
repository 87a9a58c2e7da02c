public import MynahCore

// These declarations have names from other mocking libraries. If a test uses such a name, the
// compiler finds the declaration and shows the code to write instead. The declarations don't
// conflict with Mynah's names.

/// Rejects a stub that is written for another library.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "write the stub as given(bird.chirp(volume: any())).willReturn(true)"
)
public func when<Call: _CallOfMock>(_ call: Call) -> _RefusedMock<Any> { fatalError() }

/// Rejects stubs that are written for another library.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "write the stub as given(bird.chirp(volume: any())).willReturn(true)"
)
public func stub<Stubbed: LocalMock>(_ mock: Stubbed, _ block: (Stubbed) -> Void) {}

/// Rejects a verification that is written for another library.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "write the call in verify and the count after it, such as verify(bird.sing()).wasCalled(2)"
)
public func verify<Verified: LocalMock, Count>(
  _ mock: Verified, _ count: Count
) -> _RefusedMock<_RefusedMock<Any>> { fatalError() }

/// Rejects a verification whose count is an argument without a label.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "write the count after the call: verify(bird.sing()).wasCalled(2)"
)
@discardableResult
public func verify<Call: _CallOfMock, Count>(_ call: Call, _ count: Count) -> _RefusedMock<Void> {
  fatalError()
}

/// Rejects a verification whose count is an argument.
@_documentation(visibility: private)
@available(
  *, unavailable, message: "write the count after the call: verify(bird.sing()).wasCalled(2)"
)
@discardableResult
public func verify<Call: _CallOfMock, Count>(_ call: Call, times: Count) -> _RefusedMock<Void> {
  fatalError()
}

/// Rejects a count that is written for another library.
@_documentation(visibility: private)
@available(*, unavailable, message: "write only the number: wasCalled(2)")
public func times(_ count: Int) -> CountMatcher { exactly(count) }

@available(*, unavailable, message: "write the count without a dot: wasCalled(once)")
extension _CallCount where Self == CountMatcher {
  public static var once: Self { MynahCore.exactly(1) }
  public static var twice: Self { MynahCore.exactly(2) }
  public static var never: Self { MynahCore.exactly(0) }
  public static func exactly(_ times: Int) -> Self { MynahCore.exactly(times) }
  public static func atLeast(_ times: Int) -> Self { MynahCore.atLeast(times) }
  public static func atMost(_ times: Int) -> Self { MynahCore.atMost(times) }
}

@_documentation(visibility: private)
extension Verification {
  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func called(_ count: some _CallCount) {}

  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func called(times: Int) {}

  @available(*, unavailable, renamed: "wasCalled(_:)")
  public func wasCalled(times: Int) {}

  @available(*, unavailable, renamed: "wasNeverCalled()")
  public func wasNotCalled() {}
}

@_documentation(visibility: private)
extension Stubbing {
  @available(*, unavailable, renamed: "willReturn(_:)")
  @discardableResult public func thenReturn(_ value: Result) -> Self { self }

  @available(*, unavailable, renamed: "willThrow(_:)")
  @discardableResult public func thenThrow(_ error: any Error) -> Self { self }

  @available(*, unavailable, renamed: "will(_:)")
  @discardableResult public func then(_ function: Function) -> Self { self }
}

@_documentation(visibility: private)
extension ArgumentCaptor {
  @available(*, unavailable, renamed: "any()")
  public func capture() -> Value? { nil }
}
