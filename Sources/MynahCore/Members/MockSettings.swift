/// What a mock's members share: the mock's name, where it was made and its default values.
///
/// It is an object of its own, below the context and the members, so that members reach it without
/// keeping the context that keeps them.
final class MockSettings: Sendable {
  /// The name of the mocked type, as people write it.
  let typeName: String

  /// What makes values of the types that the mock's file knows; nil where it needs to know none.
  let values: (any _ValueSource.Type)?

  /// The session of the test that made the mock.
  let session: MockSession?

  /// Whether that session is a strict one.
  private let isInStrictSession: Bool

  /// The mock's place among all that was made, called and stubbed.
  let number = nextSerial()

  /// Whether the members are static, and no session tells those of one test from those of others.
  let isShared: Bool

  private let state: Locked<State>

  private struct State {
    /// The name; nil where it is made of the type's.
    var name: String?
    var location: CodeLocation
    var defaultValues: ValueProvider?
    var forwardingTargets: [ForwardingTarget] = []
    weak var context: MockingContext?
    var isLenient = false
    var recording = MockRecording.all
    var recordsOutcomes: Bool
    var parent: MockSettings?

    /// The name of the property of the other mock that this one is part of.
    var property: String?
    var parts: [MockPart] = []
    var ending: [WeakReference] = []
  }

  init(
    typeName: String, name: String?, isStatic: Bool, values: (any _ValueSource.Type)? = nil,
    location: CodeLocation
  ) {
    self.typeName = typeName
    self.values = values
    session = MockSession.current
    isInStrictSession = session?.strictness == .strict
    isShared = isStatic && session == nil
    state = Locked(
      State(
        name: name, location: location, recordsOutcomes: session?.recordsOutcomes ?? false))
  }

  /// What failures call the mock: the type's name in lower camel case, as in `bird`, unless a test gave
  /// it another.
  var name: String {
    get {
      let (name, whole, property) = state.withLock { ($0.name, $0.parent, $0.property) }
      if let name { return name }
      guard let whole, let property else { return typeName.asMockName }
      return "\(whole.name).\(property)"
    }
    set { state.withLock { $0.name = newValue } }
  }

  /// Where the mock was made.
  var location: CodeLocation {
    get { state.withLock { $0.location } }
    set { state.withLock { $0.location = newValue } }
  }

  /// What tells the mock from others of its name, as in `the Bird made at BirdTests.swift:12`.
  var origin: String { "the \(typeName) made at \(location.brief)" }

  /// Whether stubs may stay unused, and calls go unmatched, in a strict session.
  var isLenient: Bool {
    get { state.withLock { $0.isLenient } || parent?.isLenient == true }
    set { state.withLock { $0.isLenient = newValue } }
  }

  /// How many calls are recorded.
  var recording: MockRecording {
    get { state.withLock { $0.recording } }
    set { state.withLock { $0.recording = newValue } }
  }

  /// Whether it is recorded how calls end.
  var recordsOutcomes: Bool {
    get { state.withLock { $0.recordsOutcomes } }
    set { state.withLock { $0.recordsOutcomes = newValue } }
  }

  /// What is recorded of calls, and whether how they end is too.
  var recordingAndOutcomes: (MockRecording, Bool) {
    state.withLock { ($0.recording, $0.recordsOutcomes) }
  }

  /// Whether a call that stubs are meant for must match one.
  var isStrict: Bool { isInStrictSession && !isLenient }

  /// The mock's context, for as long as the mock exists.
  var context: MockingContext? {
    get { state.withLock { $0.context } }
    set { state.withLock { $0.context = newValue } }
  }

  /// Whether the mock is held by somebody.
  var isHeld: Bool { context != nil }

  /// Whether the mock is the result of another one's member.
  var isNested: Bool { state.withLock { $0.parent != nil && $0.property == nil } }

  /// The mocks that are parts of this one.
  var parts: [MockPart] { state.withLock { $0.parts } }

  /// Adds a mock that is part of this one, whose default values it has too.
  func add(_ part: MockPart, as property: String) {
    part.context?.settings.state.withLock { ($0.parent, $0.property) = (self, property) }
    state.withLock { $0.parts.append(part) }
  }

  /// The settings of the mock that a nested mock belongs to.
  private var parent: MockSettings? { state.withLock { $0.parent } }

  /// Makes the mock a nested one of another, whose default values it has too.
  func nest(in parent: MockSettings, as name: String) {
    state.withLock { ($0.parent, $0.name) = (parent, name) }
  }

  /// What answers calls that no stub answers; nil where they are unexpected.
  var defaultValues: ValueProvider? {
    let own = state.withLock { $0.defaultValues }
    guard let inherited = parent.map(\.defaultValues) ?? session?.defaultValues else { return own }
    return own.map { inherited.adding($0) } ?? inherited
  }

  /// What answers calls that no stub answers, oldest first.
  var forwardingTargets: [ForwardingTarget] { state.withLock { $0.forwardingTargets } }

  func forwardCalls(to target: ForwardingTarget) {
    state.withLock { $0.forwardingTargets.append(target) }
    for part in parts { part.forwardCalls(to: target) }
  }

  /// Forgets the targets, and releases them outside of the lock.
  func clearForwardingTargets() {
    state.update { $0.forwardingTargets = [] }
  }

  /// Takes what has to end when the stubs are cleared, or the session ends.
  func finishWhenCleared(_ object: any EndsWithStubs) {
    state.withLock { $0.ending.append(WeakReference(object: object)) }
  }

  /// Ends what waits for the test.
  func finishWaiting() {
    let ending = state.withLock { state in
      defer { state.ending = [] }
      return state.ending
    }
    for reference in ending { reference.object?.finish() }
  }

  /// Releases the arguments of calls that are held, or were held.
  func forgetHeldCalls() {
    for reference in state.withLock(\.ending) { reference.object?.forgetCalls() }
  }

  /// Adds default values to those that the mock has.
  func useDefaultValues(from provider: ValueProvider) {
    state.update { $0.defaultValues = $0.defaultValues?.adding(provider) ?? provider }
  }

  func clearDefaultValues() {
    state.update { $0.defaultValues = nil }
  }
}

extension String {
  /// What a mock of the type with this name is called: `Bird` becomes `bird`, `URLLoader` `urlLoader`.
  fileprivate var asMockName: String {
    let base = (split(separator: ".").last ?? "").prefix { $0 != "<" }
    let capitals = base.prefix { $0.isUppercase }.count
    let lowered = capitals <= 1 || capitals == base.count ? capitals : capitals - 1
    return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
  }
}

/// An object or a value that answers calls which no stub answers.
///
/// A value that a call changes keeps the change. Where two calls change it at once, one change is lost:
/// it is a value, and no lock is held while it runs.
final class ForwardingTarget: Sendable {
  private let current: Locked<UncheckedValue>

  private struct UncheckedValue: @unchecked Sendable {
    var value: Any
  }

  /// Whether the superclass of the mock answers, which no object stands for.
  let isSuperclass: Bool

  init(_ value: Any) {
    current = Locked(UncheckedValue(value: value))
    isSuperclass = false
  }

  private init() {
    current = Locked(UncheckedValue(value: ()))
    isSuperclass = true
  }

  /// What answers calls of a mocked class by the class itself.
  static let superclass = ForwardingTarget()

  var value: Any {
    get { current.withLock { $0 }.value }
    set { current.update { $0.value = newValue } }
  }
}

/// What calls of one member that match are forwarded to.
struct MemberForwarding<Arguments> {
  let matcher: CallMatcher<Arguments>
  let target: ForwardingTarget
}
