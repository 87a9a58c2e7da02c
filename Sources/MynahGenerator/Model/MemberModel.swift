internal import MynahSyntax

/// A member of a mock: a declaration that is mocked.
struct MemberModel {
  /// Indirect, for members are passed around much more often than they are looked into.
  indirect enum Shape {
    case method(name: String, patternName: String, CallModel)
    case initializer(InitializerDeclaration.Failability, CallModel)
    case property(name: String, getter: CallModel, setter: CallModel?)
    case `subscript`(getter: CallModel, setter: CallModel?)
  }

  var shape: Shape
  let isStatic: Bool

  /// What the mock's declaration repeats.
  var prefix: DeclarationPrefix

  /// Whether the declaration is isolated otherwise than its mock, by `nonisolated`.
  let isNonisolated: Bool

  /// Whether the declaration is isolated, but the mock's is not.
  ///
  /// It is so where a protocol without isolation requires it too. The mock can not call it on another
  /// object then.
  var isFreed = false

  /// Whether what conforms to the protocol may lack the member.
  var optionality = Optionality.required

  /// Whether the superclass has the member too, so that the mock can call it.
  var hasSuper = false

  /// The `#if` condition around the declaration.
  let condition: String?

  /// The protocol that declares the member, and where in its file.
  let origin: DeclaredType
  let position: SourcePosition

  /// The comment of the declaration, without the slashes.
  let documentation: String?

  /// The calls that the member answers: one, or a getter's and a setter's.
  var calls: [CallModel] {
    switch shape {
    case .method(_, _, let call), .initializer(_, let call): [call]
    case .property(_, let getter, let setter), .subscript(let getter, let setter):
      [getter] + (setter.map { [$0] } ?? [])
    }
  }
}

/// The attributes and modifiers of a declaration that its mock's declaration has too, as in
/// `nonisolated`.
struct DeclarationPrefix {
  var attributes: [Attribute]
  var modifiers: [Modifier]

  /// Whether a result builder rewrites the body of what fulfils the declaration, unless it has `return`.
  var isBuilt = false

  /// The global actor on which the declaration itself says that it runs.
  var globalActor: Attribute? {
    attributes.first { !["available", "discardableResult"].contains($0.name) }
  }
}

extension MemberModel {
  /// The member as a mock has it that inherits from `NSObject`, which may have it already.
  func overridingNSObject() -> MemberModel {
    guard !isStatic, Self.membersOfNSObject.contains(calls[0].displayName) else { return self }
    var member = self
    member.prefix.modifiers.append(Modifier("override"))
    // A mock must be printable and comparable before it is stubbed.
    if case .property(_, let getter, _) = shape, getter.fallback == nil {
      getter.fallback = .superclass
    }
    return member
  }

  /// The members of `NSObject` that can be overridden, and that protocols may require too.
  private static let membersOfNSObject: Set = [
    "copy()", "debugDescription", "description", "hash", "init()", "isEqual(_:)", "mutableCopy()",
  ]
}

extension [MemberModel] {
  /// Finds the parameters that have an optional rival, such as the parameter of `find(_: Int)` beside
  /// `find(_: Int?)`: their patterns must not take optional values.
  private func findOptionalRivals() {
    let calls = flatMap { member in member.calls.prefix(1).map { (member.isStatic, $0) } }
    for overloads in Dictionary(grouping: calls, by: { "\($0) \($1.displayName)" }).values
    where overloads.count > 1 {
      for index in overloads[0].1.parameters.indices {
        let wrapped = Set(overloads.compactMap { $1.parameters[index].value.wrappedType })
        let all = Set(
          overloads.filter { $1.takesAll(at: index) }.map { $1.parameters[index].value })
        for (_, call) in overloads where call.parameters[index].kind == .plain {
          let type = call.parameters[index].value
          call.parameters[index].hasOptionalRival =
            call.isGeneric(at: index)
            || type.wrappedType == nil
              && (wrapped.contains(type) || all.count > (all.contains(type) ? 1 : 0))
        }
      }
    }
  }

  /// Lets methods that take the same arguments share one pattern, such as `sing(_: String...)` and
  /// `sing(_: [String])`.
  func sharingPatterns() -> [MemberModel] {
    findOptionalRivals()
    var counts: [String: Int] = [:]
    for call in lazy.compactMap(\.patternCall) { counts[call.displayName, default: 0] += 1 }
    var calls: [String: CallModel] = [:]
    for member in self {
      guard let call = member.patternCall, counts[call.displayName] != 1,
        case .method(_, let patternName, _) = member.shape
      else { continue }
      let key = "\(patternName) \(member.isStatic) \(member.condition ?? "") \(call.patternKey)"
      if let other = calls[key] {
        call.isTwin = true
        call.storageName = other.storageName
      } else {
        calls[key] = call
      }
    }
    return self
  }
}

extension MemberModel {
  /// The calls that have a stored property of their own.
  var storedCalls: [CallModel] { calls.filter { !$0.isTwin } }

  /// The call of a method whose types are known where the mock is made.
  fileprivate var patternCall: CallModel? {
    guard case .method(_, _, let call) = shape, !call.isGeneric else { return nil }
    return call
  }
}

extension CallModel {
  /// A Boolean value that indicates whether a parameter takes values of any type.
  fileprivate func takesAll(at index: Int) -> Bool {
    parameters[index].value.description.hasPrefix("Any") || isGeneric(at: index)
  }

  /// A Boolean value that indicates whether a parameter is of the type of a generic parameter.
  fileprivate func isGeneric(at index: Int) -> Bool {
    parameters[index].value.namedType?.simpleName.map(genericNames.contains) ?? false
  }

  /// The types that a stub of the call takes, returns, and throws, as text.
  fileprivate var patternKey: String {
    let types = parameters.map { "\($0.value) \($0.closure) \($0.kind == .nonEscaping)" }
    return "\(displayName) \(types) \(effects.isAsync) \(effects.failure)"
      + " \(effects.staysWithCaller) \(result.type?.description ?? "")"
  }
}

/// Whether what conforms to a protocol may lack a member of it, as Objective-C allows.
enum Optionality {
  case required

  /// It may: the protocol is one of Objective-C, written in Swift.
  case optional

  /// It may on Apple's systems, where Foundation is written in Objective-C, and nowhere else.
  case optionalOnApple

  /// Whether a requirement is optional, as its declaration says.
  init(of requirement: Requirement) {
    let isOptional = requirement.declaration.syntax?.hasModifier("optional") == true
    let isToolchain = requirement.origin.module.isToolchain
    self = !isOptional ? .required : isToolchain ? .optionalOnApple : .optional
  }
}

/// The names of the patterns of operators: `given(mock._lessThan(any(), any()))`.
enum OperatorNames {
  private static let infix = [
    "<": "_lessThan", "<=": "_lessThanOrEqualTo", ">": "_greaterThan",
    ">=": "_greaterThanOrEqualTo", "==": "_equalTo", "!=": "_notEqualTo", "+": "_plus",
    "-": "_minus", "*": "_times", "/": "_dividedBy", "%": "_remainder", "&&": "_and", "||": "_or",
    "~=": "_matches", "+=": "_add", "-=": "_subtract", "*=": "_multiply", "/=": "_divide",
    "&": "_bitAnd", "|": "_bitOr", "^": "_bitXor", "<<": "_shiftLeft", ">>": "_shiftRight",
    "...": "_through", "..<": "_upTo", "??": "_coalesce", "===": "_identicalTo",
    "!==": "_notIdenticalTo",
  ]
  private static let prefix = [
    "-": "_negated", "!": "_not", "+": "_positive", "~": "_inverted", "...": "_upThrough",
    "..<": "_upTo",
  ]
  private static let postfix = ["...": "_from"]

  /// What the characters of other operators are called.
  private static let characters: [Character: String] = [
    "!": "bang", "%": "percent", "&": "and", "*": "star", "+": "plus", "-": "minus", ".": "dot",
    "/": "slash", "<": "less", "=": "equals", ">": "greater", "?": "question", "^": "caret",
    "|": "bar", "~": "tilde",
  ]

  /// The name of an operator; nil if the function isn't one.
  ///
  /// An operator that has no word in Swift is called by its characters: `<+>` is `_lessPlusGreater`, and
  /// one that stands behind its operand is `_bangBangPostfix`.
  static func name(of function: FunctionDeclaration) -> String? {
    guard function.isOperator, function.isStatic else { return nil }
    let isPostfix = function.hasModifier("postfix")
    let known = function.hasModifier("prefix") ? prefix : isPostfix ? postfix : infix
    if let name = known[function.name] { return name }
    let words = function.name.enumerated().map { index, character in
      let word = characters[character] ?? "symbol"
      return index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
    return "_" + words.joined() + (isPostfix ? "Postfix" : "")
  }
}
