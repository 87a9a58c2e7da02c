internal import MynahShims

/// The settings that a mock's members share: its name, its location, and its default values.
///
/// The settings are separate from the context. The context retains the members, and the members
/// only retain the settings, which avoids a retain cycle.
final class MockSettings: @unchecked Sendable {
  /// The name of the mocked type, as it's written in source code.
  let typeName: String

  /// The source of values for types in the mock's file, or `nil` if the file doesn't need one.
  let values: (any _ValueSource.Type)?

  /// A Boolean value that indicates whether the mocked type is a class, which has all members.
  var isOfClass = false

  /// The strictness of the session in which the mock was made.
  private let initialStrictness: MockStrictness

  /// A pointer that isn't null if a session adopted the mock.
  ///
  /// It's written once. Read it only with `mynah_load`, because another thread may be storing it.
  @exclusivity(unchecked) private var adoption: UnsafeMutableRawPointer?

  /// The test that made the mock, if the mock was made outside of a session.
  let test: RecentMocks.Test?

  /// The serial number of the mock, in the order in which mocks, calls, and stubs were made.
  let number = nextSerial()

  /// A Boolean value that indicates whether tests share the mock's static members.
  ///
  /// They do if the members weren't made in a session.
  let isShared: Bool

  private let state: Locked<State>

  private struct State {
    /// The session of the test that made the mock, or that was the first to use it.
    var session: MockSession?
    /// The name, or `nil` if it's derived from the type's name or from another mock's name.
    var name: String?

    /// The code for a nested mock in `given` and `verify`, unless the test gave it a name.
    var writtenName: String?
    var location: CodeLocation
    var defaultValues: ValueProvider?
    var forwardingTargets: [ForwardingTarget] = []
    var isLenient = false
    var recording = MockRecording.all
    var recordsOutcomes: Bool

    /// The functions that copy arguments before they're recorded, oldest first.
    var copies: [ArgumentCopy] = []
    var parent: MockSettings?

    /// The property that has this mock as its value, if this mock is part of another mock.
    var property: String?
    var clientMocks: [NestedClientMock] = []
    var ending: [StubResourceReference] = []
  }

  init(
    typeName: String, name: String?, isStatic: Bool, values: (any _ValueSource.Type)? = nil,
    location: CodeLocation
  ) {
    self.typeName = typeName
    self.values = values
    let session = MockSession.current
    initialStrictness = session?.strictness ?? .lenient
    isShared = isStatic && session == nil
    test = session == nil && !isStatic ? .current : nil
    state = Locked(
      State(
        session: session, name: name, location: location,
        recordsOutcomes: session?.recordsOutcomes ?? false))
  }

  /// The session of the test that made the mock, or that adopted it.
  var session: MockSession? { state.withLock { $0.session } }

  /// A Boolean value that indicates whether a session adopted the mock.
  var isAdopted: Bool { mynah_load(&adoption) != nil }

  /// Makes the mock part of the current session, unless it's part of another session that runs.
  ///
  /// A mock is often made before its session begins, for example in `setUp`.
  func joinCurrentSession() {
    guard let current = MockSession.current, let context else { return }
    let own = session
    guard own !== current, own?.hasEnded ?? true else { return }
    // Another thread can do the same.
    let hasJoined = state.withLock { state in
      guard state.session === own else { return false }
      state.session = current
      return true
    }
    guard hasJoined else { return }
    _ = mynah_store_once(&adoption, Unmanaged.passUnretained(self).toOpaque())
    current.register(context)
  }

  /// The newest other mocks of the type that the test made.
  var mocksOfSameType: [MockSettings] {
    let mocks = session?.mocks ?? test.map { RecentMocks.mocks(of: $0) } ?? []
    return mocks.filter { $0 !== self && $0.typeName == typeName }.suffix(100)
  }

  /// The mock's name in failures.
  ///
  /// It's the type's name in lower camel case, such as `bird`, unless the test sets a different
  /// name.
  var name: String {
    get {
      let (name, whole, property) = state.withLock { ($0.name, $0.parent, $0.property) }
      if let name { return name }
      guard let whole, let property else { return typeName.asMockName }
      return "\(whole.name).\(property)"
    }
    set {
      state.withLock { ($0.name, $0.writtenName) = (newValue, nil) }
      session?.regroup(self)
    }
  }

  /// The location at which the mock was made.
  var location: CodeLocation {
    get { state.withLock { $0.location } }
    set {
      state.withLock { $0.location = newValue }
      session?.regroup(self)
    }
  }

  /// A description that distinguishes mocks with the same name by their location.
  ///
  /// For example, it's `the Bird made at BirdTests.swift:12`.
  var origin: String { "the \(typeName) made at \(location.brief)" }

  /// A Boolean value that indicates whether a strict session treats the mock leniently.
  ///
  /// Stubs of a lenient mock may stay unused, and its calls don't have to match a stub.
  var isLenient: Bool {
    get { state.withLock { $0.isLenient } || parent?.isLenient == true }
    set { state.withLock { $0.isLenient = newValue } }
  }

  /// The setting for how many calls are recorded.
  var recording: MockRecording {
    get { state.withLock { $0.recording } }
    set { state.withLock { $0.recording = newValue } }
  }

  /// A Boolean value that indicates whether outcomes of calls are recorded.
  var recordsOutcomes: Bool {
    get { state.withLock { $0.recordsOutcomes } }
    set { state.withLock { $0.recordsOutcomes = newValue } }
  }

  /// The functions that copy arguments before they're recorded, oldest first.
  var copies: [ArgumentCopy] { state.withLock { $0.copies } }

  func add(_ copy: ArgumentCopy) { state.withLock { $0.copies.append(copy) } }

  /// A Boolean value that indicates whether a call must match a stub if its member has stubs.
  var isStrict: Bool {
    // `&&` would retain the settings in a debug build, and each call without a result asks.
    if strictness == .lenient { return false }
    return !isLenient
  }

  /// A Boolean value that indicates whether each call must match a stub, also of members without a
  /// result.
  var isExhaustive: Bool {
    strictness == .exhaustive && !isLenient
  }

  /// The strictness of the session in which the mock was made, or of a stricter session that
  /// adopted it and still runs.
  private var strictness: MockStrictness {
    guard isAdopted, let session, !session.hasEnded else { return initialStrictness }
    return max(initialStrictness, session.strictness)
  }

  /// The mock's context, or `nil` if the mock doesn't exist anymore.
  ///
  /// It's set once, before another thread can access the settings.
  weak var context: MockingContext?

  /// A Boolean value that indicates whether the mock still exists.
  var isAlive: Bool { context != nil }

  /// A Boolean value that indicates whether the mock is the result of another mock's member.
  var isNested: Bool { state.withLock { $0.parent != nil && $0.property == nil } }

  /// The mocks that are parts of this mock.
  var clientMocks: [NestedClientMock] { state.withLock { $0.clientMocks } }

  /// Adds a part to this mock, which inherits this mock's default values.
  func add(_ part: NestedClientMock, as property: String) {
    part.context?.settings.state.withLock { ($0.parent, $0.property) = (self, property) }
    part.context.map { $0.settings.session?.regroup($0.settings) }
    state.withLock { $0.clientMocks.append(part) }
  }

  /// The settings of the mock that this mock is nested in or a part of.
  private var parent: MockSettings? { state.withLock { $0.parent } }

  /// The code for the mock in `given` and `verify`, or `nil` if it's the mock's name.
  var writtenName: String? { state.withLock(\.writtenName) }

  /// Nests this mock in another mock, whose default values it inherits.
  func nest(in parent: MockSettings, as name: String, writtenAs code: String) {
    state.withLock { ($0.parent, $0.name, $0.writtenName) = (parent, name, code) }
    session?.regroup(self)
  }

  /// The default values for calls without a stub, or `nil` if such calls are unexpected.
  var defaultValues: ValueProvider? {
    let own = state.withLock { $0.defaultValues }
    guard let inherited = parent.map(\.defaultValues) ?? session?.defaultValues else { return own }
    return own.map { inherited.adding($0) } ?? inherited
  }

  /// The targets that calls without a stub are forwarded to, oldest first.
  var forwardingTargets: [ForwardingTarget] { state.withLock { $0.forwardingTargets } }

  func forwardCalls(to target: ForwardingTarget) {
    state.withLock { $0.forwardingTargets.append(target) }
    for part in clientMocks { part.forwardCalls(to: target) }
  }

  /// Forgets the forwarding targets, and releases them after the lock is free.
  func clearForwardingTargets() {
    state.update { $0.forwardingTargets = [] }
  }

  /// Registers an object to finish when the stubs are cleared or the session ends.
  ///
  /// - Parameters:
  ///   - object: The object to finish.
  ///   - selection: The calls of the stub that the object belongs to.
  func finishWhenCleared(_ object: any StubResource, of selection: (any CallSelection)?) {
    let reference = StubResourceReference(
      object: object, member: selection.map { ObjectIdentifier($0.mockedMember) },
      parts: selection?.parts ?? [])
    state.withLock { $0.ending.append(reference) }
  }

  /// Finishes the objects of a member's stubs that answer only calls that matchers accept.
  func finishWaiting(for parts: [_AnyArgumentMatcher], of member: _AnyMockedMember) {
    // Compare the matchers without the lock, because `==` may be code of the test.
    let references = state.withLock(\.ending).filter {
      $0.member == ObjectIdentifier(member) && parts.cover($0.parts)
    }
    for reference in references { reference.object?.finish() }
  }

  /// Finishes the registered objects, so their calls don't wait for the test any longer.
  func finishWaiting() {
    let ending = state.withLock { state in
      defer { state.ending = [] }
      return state.ending
    }
    for reference in ending { reference.object?.finish() }
  }

  /// Releases the arguments of calls that are or were held.
  func forgetHeldCalls() {
    for reference in state.withLock(\.ending) { reference.object?.forgetCalls() }
  }

  /// Adds default values to the mock's existing default values.
  func useDefaultValues(from provider: ValueProvider) {
    state.update { $0.defaultValues = $0.defaultValues?.adding(provider) ?? provider }
  }

  func clearDefaultValues() {
    state.update { $0.defaultValues = nil }
  }
}

extension String {
  /// The name for a mock of the type with this name.
  ///
  /// For example, `Bird` becomes `bird`, and `URLLoader` becomes `urlLoader`.
  fileprivate var asMockName: String {
    let base = (split(separator: ".").last ?? "").prefix { $0 != "<" }
    let capitals = base.prefix { $0.isUppercase }.count
    let lowered = capitals <= 1 || capitals == base.count ? capitals : capitals - 1
    return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
  }
}

/// An object or value that calls without a stub are forwarded to.
///
/// If a call changes a value, the target keeps the changed value. If two calls change a value at
/// the same time, one change is lost, because the lock isn't held while a call runs.
@usableFromInline
final class ForwardingTarget: Sendable {
  private let current: Locked<Any>

  /// A Boolean value that indicates whether calls are forwarded to the superclass of the mock.
  let isSuperclass: Bool

  init(_ value: Any, isSuperclass: Bool = false) {
    current = Locked(value)
    self.isSuperclass = isSuperclass
  }

  /// The target that forwards calls to a mocked class to the class itself.
  static let superclass = ForwardingTarget((), isSuperclass: true)

  var value: Any {
    get { current.withLock { $0 } }
    set { current.update { $0 = newValue } }
  }
}

/// A forwarding target for the matching calls to one member.
struct MemberForwarding<Arguments> {
  let matcher: CallMatcher<Arguments>
  let target: ForwardingTarget
}
