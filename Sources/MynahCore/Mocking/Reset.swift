/// Removes all stubs, default values and recorded calls of mocks.
///
/// ```swift
/// reset(bird)
/// ```
///
/// - Parameter mocks: The mocks to make as new.
public func reset(_ mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.reset() }
}

/// Removes all stubs, default values and recorded calls of mock types' static members.
///
/// ```swift
/// reset(type(of: mock(Bird.self)))
/// ```
///
/// - Parameter types: The mock types to make as new.
public func reset(_ types: any LocalMock.Type...) {
  for type in types { type.mockingContext.reset() }
}

/// Removes all stubs and default values of mocks; their recorded calls stay.
///
/// ```swift
/// clearStubs(on: bird)
/// ```
///
/// - Parameter mocks: The mocks to clear.
public func clearStubs(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.clearStubs() }
}

/// Removes all stubs and default values of mock types' static members; their recorded calls stay.
///
/// ```swift
/// clearStubs(on: type(of: mock(Bird.self)))
/// ```
///
/// - Parameter types: The mock types to clear.
public func clearStubs(on types: any LocalMock.Type...) {
  for type in types { type.mockingContext.clearStubs() }
}

/// Forgets the recorded calls of mocks; their stubs stay.
///
/// ```swift
/// clearInvocations(on: bird)
/// ```
///
/// - Parameter mocks: The mocks to clear.
public func clearInvocations(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.clearInvocations() }
}

/// Forgets the recorded calls of mock types' static members; their stubs stay.
///
/// ```swift
/// clearInvocations(on: type(of: mock(Bird.self)))
/// ```
///
/// - Parameter types: The mock types to clear.
public func clearInvocations(on types: any LocalMock.Type...) {
  for type in types { type.mockingContext.clearInvocations() }
}

extension MockingContext {
  func reset() {
    clearStubs()
    clearInvocations()
  }
}

/// Removes the default values of mocks; their stubs stay.
///
/// - Parameter mocks: The mocks to clear.
@available(*, deprecated, renamed: "clearStubs")
public func clearDefaultValues(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.settings.clearDefaultValues() }
}
