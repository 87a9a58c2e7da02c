/// The static description of a mocked declaration: what it is and how it is written.
public struct _Member: Hashable, Sendable {
  /// The kinds of declaration that a mock answers for.
  public enum Kind: UInt8, Sendable {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
  }

  /// The full name, as in `fly(to:speed:)`; a property's is just `name`, a subscript's `subscript(_:)`.
  public let name: String

  /// The kind of declaration.
  public let kind: Kind

  /// Describes a declaration.
  ///
  /// - Parameters:
  ///   - name: The full name, argument labels included.
  ///   - kind: The kind of declaration.
  public init(_ name: String, _ kind: Kind = .method) {
    self.name = name
    self.kind = kind
  }

  /// Whether another member sets what this one gets.
  func isGetter(of setter: _Member) -> Bool {
    (kind == .getter && setter.kind == .setter
      || kind == .subscriptGetter && setter.kind == .subscriptSetter)
      && name == setter.name
  }

  /// Whether it is a closure, which has no name of its own: that of its mock is called.
  private var isClosure: Bool { name.first == "(" }

  /// What failures call the member.
  var title: String { isClosure ? "closure" : name }

  /// The name without argument labels.
  var baseName: Substring {
    name.last == ")" ? name.prefix { $0 != "(" } : name[...]
  }

  /// The argument labels in order, nil where an argument has none.
  var labels: [Substring?] {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map {
      $0 == "_" ? nil : $0
    }
  }

  /// How many arguments a call has, a setter's new value included.
  var argumentCount: Int {
    switch kind {
    case .getter: 0
    case .setter: 1
    case .method, .initializer, .subscriptGetter: labels.count
    case .subscriptSetter: labels.count + 1
    }
  }

  /// Writes a call of this member as a person would write it.
  ///
  /// - Parameter arguments: The text of each argument; a setter's new value comes last.
  /// - Returns: For example `fly(to: "Oslo", speed: 7)`, `name = "Ryan"` or `[3]`.
  package func call(with arguments: [String]) -> String {
    switch kind {
    case .getter: return name
    case .setter: return "\(name) = \(arguments.last ?? "")"
    case .method, .initializer: return "\(baseName)(\(list(arguments)))"
    case .subscriptGetter: return "[\(list(arguments))]"
    case .subscriptSetter: return "[\(list(arguments.dropLast()))] = \(arguments.last ?? "")"
    }
  }

  /// What stands between the mock's name and the call.
  var separator: String {
    kind == .subscriptGetter || kind == .subscriptSetter || isClosure ? "" : "."
  }

  /// What an argument is called in an explanation: its label, or its position.
  func argumentName(at index: Int, of count: Int) -> String {
    let isSetter = kind == .setter || kind == .subscriptSetter
    if isSetter, index == count - 1 { return "new value" }
    if index < labels.count, let label = labels[index] { return String(label) }
    return count == 1 ? "argument" : "argument \(index + 1)"
  }

  private func list(_ arguments: some Collection<String>) -> String {
    let labels = labels
    return arguments.enumerated().map { index, text in
      guard index < labels.count, let label = labels[index] else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}

/// A mocked member without its types: what generated code hands to a mock's context.
public class _AnyMockedMember: @unchecked Sendable {
  /// What the member is called.
  public let member: _Member

  /// What the mock's members share; set once, before the first call.
  @exclusivity(unchecked) private(set) var settings: MockSettings?

  /// The setter that belongs to this getter; set once, before the first call.
  private var setterMember: _AnyMockedMember?

  /// The setter that belongs to this getter; nil where there is none, or a generic one.
  var setter: (any MemberVariant)? { setterMember?.asVariant }

  init(_ member: _Member) {
    self.member = member
  }

  /// Ties the member to its mock.
  func join(_ settings: MockSettings) {
    self.settings = settings
  }

  /// Ties a getter to its setter, which mocks number after it.
  func join(setter: _AnyMockedMember) {
    if member.isGetter(of: setter.member) { setterMember = setter }
  }

  /// What has the calls and stubs: the member itself, or one for each set of types that a generic
  /// declaration is used with.
  var variants: [any MemberVariant] { [] }

  /// The member itself, where it has calls and stubs; nil of a generic declaration.
  var asVariant: (any MemberVariant)? { nil }

  /// The stubs for all variants at once that answered no call and need to, oldest first.
  var unusedSharedStubs: [UnusedStub] { [] }

  /// Forgets the stubs for all variants at once.
  func clearSharedStubs() {}
}

/// What has calls and stubs, without its types: what verifying, resetting and sessions know of it.
protocol MemberVariant: _AnyMockedMember, CallSource {
  /// The type of the function that is mocked.
  var functionType: Any.Type { get }

  // MARK: - Calls

  /// How many calls there were since they were last cleared.
  var callCount: Int { get }

  /// What the member knows now.
  var history: MemberHistory { get }

  /// Remembers that a `verify` which held covers calls.
  func markVerified(_ matched: MatchedCalls)

  /// Whether calls are recorded at all.
  var recordsCalls: Bool { get }

  /// Sets how many calls are recorded, and forgets those that are too many.
  func limitRecording(to limit: Int)

  func clearInvocations()

  // MARK: - Outcomes

  /// Records from now on how calls end.
  func recordOutcomes()

  /// How the calls ended until now; nil where that is not recorded.
  var outcomes: OutcomeLog? { get }

  // MARK: - Stubs

  /// How many stubs there are.
  var stubCount: Int { get }

  /// Stubs a setter to do nothing, whatever its indices are.
  func addStub(newValue: _AnyArgumentMatcher, at location: CodeLocation)

  /// Lets a stub stay unused in a strict session.
  func excuse(stub serial: UInt64)

  /// The stubs that answered no call and need to, oldest first.
  func unusedStubs() -> [UnusedStub]

  func clearStubs()

  /// Adds what a stub for all variants is to this one.
  func takeStub(ofAllTypes stub: AllTypesStub)
}

extension _AnyMockedMember {
  /// What failures call the mock.
  var mockName: String { settings.map(MockNames.name) ?? "mock" }

  /// The member's name with the mock's, as in `bird.fly(to:)`.
  var fullName: String { mockName + member.separator + member.name }

  /// A call of the member, or a pattern, as it is written.
  func text(of arguments: [String]) -> String {
    mockName + member.separator + member.call(with: arguments)
  }

  /// The mock, where its session has others of its name.
  var namedMock: [String] { settings.map { MockNames(of: [$0]).lines } ?? [] }
}

/// A mock that is part of another one, as that of a client within a struct of clients is.
///
/// It never changes, though Swift knows no constant that is weak before 6.2.
struct MockPart: @unchecked Sendable {
  /// The part's context, for as long as the mock exists.
  private(set) weak var context: MockingContext?

  /// What of a target of the whole is one of the part; nil where that is not known.
  private let target: @Sendable (Any) -> Any?

  init(_ context: MockingContext, _ target: @escaping @Sendable (Any) -> Any?) {
    self.context = context
    self.target = target
  }

  /// Forwards calls of the part to what a target of the whole has for it.
  func forwardCalls(to target: ForwardingTarget) {
    guard !target.isSuperclass, let context, let part = self.target(target.value) else { return }
    context.settings.forwardCalls(to: ForwardingTarget(part))
  }
}

extension MockingContext {
  /// The context, and those of the mocks that are parts of this one, however deep.
  var withParts: [MockingContext] {
    [self] + settings.parts.compactMap(\.context).flatMap(\.withParts)
  }
}
