/// A generated mock.
///
/// You don't write mocks yourself. Mynah generates them for the types that your tests mention.
///
/// ```swift
/// let bird = mock(Bird.self)
/// ```
public protocol Mock: LocalMock, Sendable {}

/// Creates a mock of a type.
///
/// The compiler finds this declaration if no mock was generated. You can't call it. A generated
/// file declares this function again, with a message that replaces this one.
@available(
  *, unavailable,
  message:
    "No mock of this type is known. If only the editor reports this, turn on its background indexing, which runs plugins. Otherwise, add the plugin to the target: in Package.swift, write plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]. In an Xcode project, add MynahPlugin to the target's build phase \"Run Build Tool Plug-ins\". If mocks are committed, generate them again. In a generic function, pass the mock in"
)
public func mock<Mocked>(_ type: Mocked.Type) -> Mocked { fatalError() }

/// Creates a mock of a closure.
///
/// The compiler finds this declaration if no mock was generated. You can't call it.
@available(
  *, unavailable,
  message:
    "No mock of this closure is known. Write its type in the call, such as mock(closure: ((Int) -> Bool).self), and add the plugin to the target in Package.swift: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]"
)
public func mock<Mocked>(closure type: Mocked.Type) -> Mocked { fatalError() }

extension LocalMock {
  /// Sets default values that calls without a stub return, instead of failing the test.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// Stubs take precedence over default values, even if you set the default values later. If you
  /// use several providers, the mock has the values of all of them, and the newest provider takes
  /// precedence. `clearStubs(on:)` and `reset(_:)` also remove default values.
  ///
  /// - Parameter provider: The provider of the default values.
  /// - Returns: This mock.
  @discardableResult
  public func useDefaultValues(from provider: ValueProvider) -> Self {
    mockingContext.settings.useDefaultValues(from: provider)
    return self
  }

  /// Sets default values that calls to static members without a stub return.
  ///
  /// ```swift
  /// BirdMock.useDefaultValues(from: .standardProvider)
  /// ```
  ///
  /// - Parameter provider: The provider of the default values.
  public static func useDefaultValues(from provider: ValueProvider) {
    mockingContext.settings.useDefaultValues(from: provider)
  }
}

extension LocalMock {
  /// Sets how many calls to each of its members this mock records.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recording(.last(100))
  /// ```
  ///
  /// Forgotten calls are still counted. An expectation works as usual if it doesn't depend on the
  /// arguments of forgotten calls. Otherwise, it fails with an explanation:
  ///
  /// ```text
  /// Expected bird.chirp(volume: 1) never to be called, but 3 of the 5 calls to chirp(volume:) are forgotten.
  /// 0 of the other calls match. The mock records the newest 2: write at least recording(.last(5)).
  /// ```
  ///
  /// `inOrder` only considers the recorded calls. If the mock was already called, it keeps the
  /// newest calls up to the new limit.
  ///
  /// - Parameters:
  ///   - recording: The calls to record.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recording(
    _ recording: MockRecording, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    mockingContext.record(recording, at: CodeLocation(fileID, filePath, line, column))
    return self
  }

  /// Makes this mock answer calls without recording them, so it doesn't keep their arguments.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).stubOnly()
  /// ```
  ///
  /// Use this method if a mock is called very often and you don't verify its calls. Verifying such
  /// a mock is a mistake:
  ///
  /// ```text
  /// bird.chirp(volume: 42) is verified, but bird is stubOnly and records no calls.
  /// Create the mock without stubOnly(), or record some calls: recording(.last(100)).
  /// ```
  ///
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func stubOnly() -> Self {
    mockingContext.record(.nothing, at: .generated)
    return self
  }
}

extension MockingContext {
  fileprivate func record(_ recording: MockRecording, at location: CodeLocation) {
    if case .last(let count) = recording, count < 1 {
      Misuse.nothingRecorded(count).report(at: location)
      return
    }
    settings.recording = recording
    for member in members { member.limitRecording(to: recording.limit) }
    for part in settings.clientMocks { part.context?.record(recording, at: location) }
  }
}

extension LocalMock {
  /// Sets the name of this mock in failures, if a test has several mocks of one type.
  ///
  /// ```swift
  /// let left = mock(Bird.self).named("left")
  /// verify(left.sing()).wasCalled()
  /// ```
  ///
  /// ```text
  /// Expected left.sing() to be called exactly once, but it was called 0 times.
  /// sing() was not called at all.
  /// ```
  ///
  /// - Parameter name: The name that failures show, usually the name of the variable.
  /// - Returns: This mock.
  // A mocked type can have a method with the same name, which the compiler must prefer.
  @_disfavoredOverload
  @discardableResult
  public func named(_ name: String) -> Self {
    mockingContext.settings.name = name
    return self
  }
}

/// Removes all stubs and recorded calls from mocks.
///
/// ```swift
/// reset(bird)
/// ```
///
/// This has the effect of both `clearStubs(on:)` and `clearInvocations(on:)`.
///
/// - Parameter mocks: The mocks to reset.
public func reset(_ mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.reset() }
}

/// Removes all stubs and recorded calls from mock types' static members.
///
/// ```swift
/// reset(BirdMock.self)
/// ```
///
/// - Parameter types: The mock types to reset.
public func reset(_ types: any LocalMock.Type...) {
  for type in types { type.mockingContext.reset() }
}

/// Removes all stubs from mocks, but keeps their recorded calls.
///
/// ```swift
/// clearStubs(on: bird)
/// ```
///
/// This also removes observers, default values, and forwarding targets.
///
/// - Parameter mocks: The mocks to clear.
public func clearStubs(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.clearStubs() }
}

/// Removes all stubs from mock types' static members, but keeps their recorded calls.
///
/// ```swift
/// clearStubs(on: BirdMock.self)
/// ```
///
/// This also removes observers, default values, and forwarding targets.
///
/// - Parameter types: The mock types to clear.
public func clearStubs(on types: any LocalMock.Type...) {
  for type in types { type.mockingContext.clearStubs() }
}

/// Removes the recorded calls to mocks, but keeps their stubs.
///
/// ```swift
/// clearInvocations(on: bird)
/// ```
///
/// - Parameter mocks: The mocks to clear.
public func clearInvocations(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.clearInvocations() }
}

/// Removes the recorded calls to mock types' static members, but keeps their stubs.
///
/// ```swift
/// clearInvocations(on: BirdMock.self)
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

/// Removes the default values from mocks, but keeps their stubs.
///
/// - Parameter mocks: The mocks to clear.
@available(*, deprecated, renamed: "clearStubs")
public func clearDefaultValues(on mocks: any LocalMock...) {
  for mock in mocks { mock.mockingContext.settings.clearDefaultValues() }
}

/// A call that a mock received.
///
/// ```swift
/// for invocation in bird.mockingContext.invocations { print(invocation) }
/// ```
///
/// The arguments are stored as values. Their descriptions are only created when you read them.
public struct MockInvocation: @unchecked Sendable {
  let history: MemberHistory

  /// The index of the call in the history of its member, counted from 0.
  let index: Int

  /// The serial number of the call among all calls and stubs of the process.
  ///
  /// Later calls and stubs have greater numbers.
  public let serial: UInt64

  init(_ history: MemberHistory, at index: Int) {
    self.history = history
    self.index = index
    serial = history.serials[index]
  }

  /// The member that was called.
  public var member: _Member { history.mockedMember.member }

  /// The name of the called mock in failures.
  public var mockName: String { history.mockedMember.mockName }

  /// The arguments as failures show them, in order.
  ///
  /// The new value of a setter comes last.
  public var arguments: [String] { history.arguments(index) }

  /// The location of the stub that answered the call.
  ///
  /// It's nil if no stub answered the call, or if the stub was cleared.
  public var stubLocation: CodeLocation? { history.stub(index)?.location }

  /// The outcome of the call, such as `returned 3`, or nil if the mock doesn't record outcomes.
  public var outcome: String? { history.outcomes?.text(of: index, in: history.serials) }

  /// A Boolean value that indicates whether a successful `verify` covers the call.
  var isVerified: Bool { history.verified.contains(index, in: history.serials) }
}

extension MockInvocation: CustomStringConvertible {
  /// The call as it's written in code, such as `bird.fly(to: "Oslo")`.
  public var description: String {
    history.mockedMember.text(of: arguments)
  }
}

extension MockingContext {
  /// The calls that the mock received, in the order in which they began.
  public var invocations: [MockInvocation] { snapshot.invocations }

  /// The calls that the mock has received so far.
  var snapshot: CallSnapshot { CallSnapshot(of: members) }
}
