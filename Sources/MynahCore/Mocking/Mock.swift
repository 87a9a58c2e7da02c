/// What every mock conforms to.
///
/// You do not write mocks: they are generated for the types that your tests mention.
///
/// ```swift
/// let bird = mock(Bird.self)
/// ```
public protocol Mock: LocalMock, Sendable {}

/// Creates a mock of a type.
///
/// This declaration is what the compiler finds where no mock was generated; it can not be called. The
/// file that the plugin generates has one of its own in its place, which knows more.
@available(
  *, unavailable,
  message:
    "No mock of this type is known. Where the build finds it and only the editor does not, turn on the editor's background indexing, which runs plugins. Else the target has no plugin that generates mocks: in Package.swift, add to it: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]; in a project of Xcode, add MynahPlugin to its build phase \"Run Build Tool Plug-ins\". If mocks are committed, generate them again"
)
public func mock<Mocked>(_ type: Mocked.Type) -> Mocked { fatalError() }

/// Creates a mock of a closure.
///
/// The compiler finds this declaration if no mock was generated. You can't call it.
@available(
  *, unavailable,
  message:
    "No mock of this closure is known. Write its type out, as in mock(closure: ((Int) -> Bool).self), and add the plugin to the target: in Package.swift, add to it: plugins: [.plugin(name: \"MynahPlugin\", package: \"mynah\")]"
)
public func mock<Mocked>(closure type: Mocked.Type) -> Mocked { fatalError() }

extension LocalMock {
  /// Answers calls that no stub answers by default values, in place of failing the test.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// Stubs answer first, whenever they were given. Using several providers adds them up; the newest has
  /// precedence. `clearStubs(on:)` and `reset(_:)` remove default values too.
  ///
  /// - Parameter provider: What has the values.
  /// - Returns: This mock.
  @discardableResult
  public func useDefaultValues(from provider: ValueProvider) -> Self {
    mockingContext.settings.useDefaultValues(from: provider)
    return self
  }

  /// Answers calls of static members that no stub answers by default values.
  ///
  /// ```swift
  /// type(of: bird).useDefaultValues(from: .standardProvider)
  /// ```
  ///
  /// - Parameter provider: What has the values.
  public static func useDefaultValues(from provider: ValueProvider) {
    mockingContext.settings.useDefaultValues(from: provider)
  }
}

extension LocalMock {
  /// Says how many calls of each member this mock records.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recording(.last(100))
  /// ```
  ///
  /// Calls that are forgotten are still counted. An expectation that holds or fails whatever they were is
  /// decided as always; one that depends on them fails, and says so:
  ///
  /// ```text
  /// Expected bird.chirp(volume: 1) never to be called, but 3 of the 5 calls of chirp(volume:) are forgotten.
  /// 0 of the other calls match. The mock records the newest 2: write recording(.last(5)), or more.
  /// ```
  ///
  /// `inOrder` looks at the recorded calls only. Calls that were recorded before are kept as far as the new
  /// limit allows.
  ///
  /// - `recording`: What to record.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recording(
    _ recording: MockRecording, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    mockingContext.record(recording, at: CodeLocation(fileID, filePath, line, column))
    return self
  }

  /// Lets this mock answer calls without recording them, so that it keeps no arguments.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).stubOnly()
  /// ```
  ///
  /// Use it where a mock is called very often and nobody asks how often. To verify it is a mistake:
  ///
  /// ```text
  /// bird.chirp(volume: 42) is verified, but bird is stubOnly and records no calls.
  /// Leave stubOnly() out where the mock is made, or record some calls: recording(.last(100)).
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
    for part in settings.parts { part.context?.record(recording, at: location) }
  }
}

extension LocalMock {
  /// Says what failures call this mock, where a test has several of one type.
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
  /// - Parameter name: The name, as the test writes it.
  /// - Returns: This mock.
  @discardableResult
  public func named(_ name: String) -> Self {
    mockingContext.settings.name = name
    return self
  }
}

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

/// A call that a mock received.
///
/// ```swift
/// for invocation in bird.mockingContext.invocations { print(invocation) }
/// ```
///
/// Arguments are kept as they came, and written out only when somebody asks for their text.
public struct MockInvocation: @unchecked Sendable {
  let history: MemberHistory

  /// The call's place among the calls of its member, counted from 0.
  let index: Int

  /// The number of the call among all calls and stubs of the process; later ones have greater numbers.
  public let serial: UInt64

  init(_ history: MemberHistory, at index: Int) {
    self.history = history
    self.index = index
    serial = history.serials[index]
  }

  /// The member that was called.
  public var member: _Member { history.mockedMember.member }

  /// What failures call the mock that was called.
  public var mockName: String { history.mockedMember.mockName }

  /// The arguments as failures show them, in order; a setter's new value comes last.
  public var arguments: [String] { history.arguments(index) }

  /// Where the stub that answered the call was given; nil where none did, or where it was cleared.
  public var stubLocation: CodeLocation? { history.stubLocation(index) }

  /// How the call ended, as in `returned 3`; nil where the mock does not record that.
  public var outcome: String? { history.outcome(index) }

  /// Whether a `verify` that held has covered the call.
  var isVerified: Bool { history.verified.contains(index, in: history.serials) }
}

extension MockInvocation: CustomStringConvertible {
  /// The call as it is written, as in `bird.fly(to: "Oslo")`.
  public var description: String {
    history.mockedMember.text(of: arguments)
  }
}

extension MockingContext {
  /// The calls that the mock received, in the order in which they began.
  public var invocations: [MockInvocation] { .received(by: members) }
}

extension [MockInvocation] {
  /// The calls that some members received, in the order in which they began.
  ///
  /// A call that begins meanwhile is in none of the members' shares.
  static func received(by members: [any MemberVariant]) -> [MockInvocation] {
    let now = nextSerial()
    var invocations: [MockInvocation] = []
    for history in members.map(\.history) {
      for index in 0..<history.serials.count where history.serials[index] <= now {
        invocations.append(MockInvocation(history, at: index))
      }
    }
    return invocations.sorted { $0.serial < $1.serial }
  }
}
