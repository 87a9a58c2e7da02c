/// The static description of a mocked declaration: its name and its kind.
public struct _Member: Hashable, Sendable {
  /// A kind of declaration that a mock implements.
  public enum Kind: UInt8, Sendable {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
  }

  /// The full name, such as `fly(to:speed:)`, `name` for a property, or `subscript(_:)`.
  public let name: String

  /// The kind of declaration.
  public let kind: Kind

  /// A Boolean value that indicates whether a stub can call a default implementation.
  let hasDefault: Bool

  /// Creates the description of a declaration.
  ///
  /// - Parameters:
  ///   - name: The full name with argument labels.
  ///   - kind: The kind of declaration.
  ///   - hasDefault: A Boolean value that indicates whether a stub can call a default
  ///     implementation.
  public init(_ name: String, _ kind: Kind = .method, hasDefault: Bool = false) {
    self.name = name
    self.kind = kind
    self.hasDefault = hasDefault
  }

  /// A Boolean value that indicates whether the member is the setter of a property or subscript.
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// A Boolean value that indicates whether the member is a closure.
  ///
  /// A closure doesn't have a name, so a call to it is written as a call to its mock.
  var isClosure: Bool { name.first == "(" }

  /// The name without argument labels.
  var baseName: Substring {
    name.last == ")" ? name.prefix { $0 != "(" } : name[...]
  }

  /// The argument labels in order, with `nil` for each argument that doesn't have a label.
  var labels: [Substring?] {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map {
      $0 == "_" ? nil : $0
    }
  }

  /// The number of arguments of a call, including the new value of a setter.
  var argumentCount: Int {
    switch kind {
    case .getter: 0
    case .setter: 1
    case .method, .initializer, .subscriptGetter: labels.count
    case .subscriptSetter: labels.count + 1
    }
  }

  /// Returns a call to this member as it's written in code.
  ///
  /// - Parameter arguments: The string for each argument. The new value of a setter comes last.
  /// - Returns: The call, for example `fly(to: "Oslo", speed: 7)`, `name = "Ryan"` or `[3]`.
  package func call(with arguments: [String]) -> String {
    switch kind {
    case .getter: return name
    case .setter: return "\(name) = \(arguments.last ?? "")"
    case .method, .initializer: return "\(baseName)(\(list(arguments)))"
    case .subscriptGetter: return "[\(list(arguments))]"
    case .subscriptSetter: return "[\(list(arguments.dropLast()))] = \(arguments.last ?? "")"
    }
  }

  /// Returns a call to this member of a mock as it's written in code.
  func text(in mock: String, of arguments: [String]) -> String {
    mock + separator + call(with: arguments)
  }

  /// The separator between the mock's name and the call.
  var separator: String {
    ".".when(kind != .subscriptGetter && kind != .subscriptSetter && !isClosure)
  }

  /// Returns the name of an argument in explanations, which is its label or its position.
  func argumentName(at index: Int, of count: Int) -> String {
    if isSetter, index == count - 1 { return "new value" }
    if index < labels.count, let label = labels[index] { return String(label) }
    if count == 1 { return "argument" }
    return "argument \(index + 1)"
  }

  private func list(_ arguments: some Collection<String>) -> String {
    let labels = labels
    return arguments.enumerated().map { index, text in
      guard index < labels.count, let label = labels[index] else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}

/// A mocked member without its types, which generated code passes to a mock's context.
public class _AnyMockedMember: @unchecked Sendable {
  /// The description of the member.
  public let member: _Member

  /// The settings that the mock's members share, set once before the first call.
  @exclusivity(unchecked) private(set) var settings: MockSettings?

  init(_ member: _Member) {
    self.member = member
  }

  /// Connects the member to its mock.
  final func join(_ settings: MockSettings) {
    self.settings = settings
  }

  /// The members that have calls and stubs.
  ///
  /// This is the member itself. For a generic declaration, it's one member for each set of types
  /// that the declaration is used with.
  var variants: [any MemberVariant] { [] }

  /// The stubs for all variants, oldest first.
  var sharedStubs: [AllTypesStub] { [] }

  /// Clears the stubs and observers for all variants.
  func clearSharedStubs() {}
}

/// A member with calls and stubs, without its types.
///
/// Verification, resetting, and sessions use members through this protocol.
protocol MemberVariant: _AnyMockedMember, CallSource {
  init(_ name: String, _ kind: _Member.Kind, hasDefault: Bool)

  /// The type of the mocked function.
  var functionType: Any.Type { get }

  /// The type of the arguments, which is a tuple if there are several.
  var argumentsType: Any.Type { get }

  var resultType: Any.Type { get }

  // MARK: - Calls

  /// The number of calls since they were last cleared.
  var callCount: Int { get }

  /// A snapshot of the member's calls, verified calls, and stubs.
  var history: MemberHistory { get }

  /// Marks calls as covered by a successful `verify`.
  func markVerified(_ matched: MatchedCalls)

  /// A Boolean value that indicates whether calls are recorded.
  var recordsCalls: Bool { get }

  /// Limits the number of recorded calls, and forgets the oldest calls beyond the limit.
  func limitRecording(to limit: Int)

  /// Records copies of arguments that can contain the values that a function copies.
  ///
  /// - Returns: A Boolean value that indicates whether arguments can contain such values.
  func copyArguments(with copy: ArgumentCopy) -> Bool

  func clearInvocations()

  // MARK: - Outcomes

  /// Begins to record how calls end.
  func recordOutcomes()

  /// The outcomes of the calls so far, or `nil` if outcomes aren't recorded.
  var outcomes: OutcomeLog? { get }

  // MARK: - Stubs

  /// The number of stubs.
  var stubCount: Int { get }

  /// Allows a stub to stay unused in a strict session.
  func allowUnused(stub serial: UInt64)

  /// Returns failures for the stubs that must be used but weren't, oldest first.
  func unusedStubs() -> [MockFailure]

  /// The expectations of stubs, oldest first.
  var expectedUses: [ExpectedUse] { get }

  func clearStubs()

  /// The patterns of the stubs and their locations, from newest to oldest.
  var stubTexts: [String] { get }

  /// Returns the calls to this variant that a pattern for all types selects.
  func selection(ofAllTypes parts: [_AnyArgumentMatcher]) -> any CallSelection
}

extension _AnyMockedMember {
  /// The setter that belongs to this getter, or `nil` if it doesn't exist or is generic.
  ///
  /// It directly follows the getter in the mock's list of members.
  var setter: (any MemberVariant)? {
    let members = settings?.context?.declaredMembers ?? []
    let next = members.drop { $0 !== self }.dropFirst().first
    guard let next, next.member.isSetter else { return nil }
    return next as? any MemberVariant
  }

  /// The mock's name in failures.
  var mockName: String { settings.mockName }

  /// The member's name in failures, or the mock's name if the member is a closure.
  var title: String { member.isClosure ? mockName : member.name }

  /// The member's name with the mock's name, such as `bird.fly(to:)`.
  var fullName: String { mockName + member.separator + member.name }

  /// Returns a call or a pattern of the member as it's written in a test.
  func text(of arguments: [String]) -> String { member.text(in: mockName, of: arguments) }

  /// Returns a call as it's written in a test, also if its mock is nested in another mock.
  func writtenText(of arguments: [String]) -> String {
    member.text(in: settings?.writtenName ?? mockName, of: arguments)
  }
}

/// A mock that's part of another mock, such as a client's mock in the mock of a struct of clients.
///
/// A part never changes after it was created. The context is a variable only because Swift 6.1
/// doesn't support `weak let`. Make it a constant when the oldest supported version does.
struct NestedClientMock: @unchecked Sendable {
  /// The context of the part, or `nil` if the mock doesn't exist anymore.
  private(set) weak var context: MockingContext?

  /// A closure that takes the part's target out of a target of the whole mock.
  ///
  /// It returns `nil` if the part's target isn't known.
  let target: @Sendable (Any) -> Any?

  /// Forwards the calls to the part to the matching part of a target.
  func forwardCalls(to target: ForwardingTarget) {
    guard !target.isSuperclass, let context, let part = self.target(target.value) else { return }
    context.settings.forwardCalls(to: ForwardingTarget(part))
  }
}

extension MockingContext {
  /// The context of this mock, followed by the contexts of its parts and of their parts.
  var withClientMocks: [MockingContext] {
    [self] + settings.clientMocks.compactMap(\.context).flatMap(\.withClientMocks)
  }
}
