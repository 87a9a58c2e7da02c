internal import MynahSyntax

/// A member of a mock, generated from a declaration of the mocked type.
struct MemberModel {
  /// The kind of a member, with its names and calls.
  ///
  /// It's indirect because members are copied much more often than their contents are used.
  indirect enum Shape {
    case method(name: String, patternName: String, CallModel)
    case initializer(InitializerDeclaration.Failability, CallModel)
    case property(name: String, getter: CallModel, setter: CallModel?)
    case `subscript`(getter: CallModel, setter: CallModel?)

    /// The calls to the member: a single call, or the calls to a getter and a setter.
    var calls: [CallModel] {
      switch self {
      case .method(_, _, let call), .initializer(_, let call): [call]
      case .property(_, let getter, let setter), .subscript(let getter, let setter):
        [getter] + setter.asArray
      }
    }
  }

  var shape: Shape

  /// The declaration that the member is generated from.
  let requirement: Requirement

  let isStatic: Bool

  /// The attributes and modifiers that the mock's declaration repeats.
  var prefix: DeclarationPrefix

  /// A Boolean value that indicates whether `nonisolated` overrides the mock's isolation.
  let isNonisolated: Bool

  /// A Boolean value that indicates whether only the mock's declaration is nonisolated.
  ///
  /// The mocked declaration is isolated, but a nonisolated protocol has the same requirement. The
  /// mock can't forward synchronous calls to this member to other objects.
  let addsNonisolated: Bool

  /// The platforms on which a conforming type can omit the member.
  let optionality: Optionality

  /// A Boolean value that indicates whether the mock can call the superclass's implementation.
  var callsSuper = false

  /// The default implementation that the mock can call, if any.
  var defaultImplementation: DefaultImplementation?

  /// The position in the file of the type that declares the member.
  let position: SourcePosition

  /// The `#if` condition around the declaration.
  var condition: String? { requirement.condition }

  /// The type that declares the member.
  var origin: DeclaredType { requirement.origin }

  /// The calls to the member: a single call, or the calls to a getter and a setter.
  var calls: [CallModel] { shape.calls }
}

extension MemberModel {
  /// The name of a property, and whether the property is static.
  fileprivate var propertyKey: String? {
    if case .property(let name, _, _) = shape { "\(isStatic) \(name)" } else { nil }
  }

  /// A Boolean value that indicates whether the failure of a call suggests the default
  /// implementation.
  ///
  /// A stub must be able to call it, and the member needs a stub.
  var suggestsDefault: Bool {
    guard defaultImplementation != nil, calls.count == 1 else { return false }
    return !calls[0].isGeneric && !calls[0].hasTwin && !calls[0].result.isVoid
  }

  /// A Boolean value that indicates whether the member is an operator, whose pattern has a name.
  var isOperator: Bool {
    guard case .method(let name, let patternName, let call) = shape else { return false }
    return name != patternName && call.kind != .closure
  }
}

/// A requirement's default implementation in a protocol extension.
struct DefaultImplementation {
  /// The protocol that declares the requirement.
  let requiringProtocol: String

  /// A Boolean value that indicates whether the implementation throws.
  let isThrowing: Bool
}

/// The attributes and modifiers that a mock repeats from a declaration, such as `nonisolated`.
struct DeclarationPrefix {
  var attributes: [Attribute]
  var modifiers: [Modifier]

  /// A Boolean value that indicates whether a result builder transforms the implementation's body.
  ///
  /// Swift doesn't transform a body that contains `return`.
  var usesResultBuilder = false

  /// The global actor in the attributes of the declaration.
  var globalActor: Attribute? {
    attributes.first { !["available", "discardableResult"].contains($0.name) }
  }
}

extension MemberModel {
  /// A Boolean value that indicates whether the mock must mark the use of unsafe types.
  var isUnsafe: Bool { calls.contains(where: \.isUnsafe) }

  /// Returns the member as declared in a mock that inherits from `NSObject`.
  ///
  /// If `NSObject` already has the member, the mock overrides it.
  func overridingNSObject() -> MemberModel {
    guard !isStatic, Self.membersOfNSObject.contains(calls[0].displayName) else { return self }
    var member = self
    member.prefix.modifiers.append(Modifier("override"))
    // A mock must be printable and comparable before it's stubbed.
    if case .property(_, let getter, _) = shape, getter.fallback == nil {
      getter.fallback = .superclass
    }
    return member
  }

  /// The members of `NSObject` that can be overridden and that protocols can also require.
  private static let membersOfNSObject = Set(
    """
    copy() debugDescription description hash init() isEqual(_:) mutableCopy()
    """.words)
}

extension CallModel {
  /// The types of the parameters' values.
  fileprivate var values: [TypeSyntax] { parameters.map(\.value) }

  /// The types of the parameters and the result, as text.
  fileprivate var types: [String] { parameters.map(\.value.description) + [result.valueType] }
}

extension [MemberModel] {
  /// Finds the overloads of each call from which its pattern must be distinguished.
  private func compareOverloads() {
    let properties = Set(compactMap(\.propertyKey))
    for member in self {
      guard case .method(let name, _, let call) = member.shape, call.parameters.isEmpty else {
        continue
      }
      call.sharesNameWithProperty = properties.contains("\(member.isStatic) \(name)")
    }
    let calls = flatMap { member in member.calls.prefix(1).map { (member.isStatic, $0) } }
    for overloads in Dictionary(grouping: calls, by: { "\($0) \($1.displayName)" }).values
    where overloads.count > 1 {
      let overloads = overloads.map(\.1)
      findOptionalParameters(of: overloads)
      let areDistinguished = overloads.contains {
        $0.parameters.contains(where: \.distinguishesMatchers)
      }
      let asynchronous = overloads.filter(\.isAsync)
      let synchronous = overloads.filter { !$0.isAsync }
      let twins = Set(asynchronous.map(\.values)).intersection(synchronous.map(\.values))
      for call in overloads {
        call.hasOverloadForMatchers = areDistinguished
        call.hasTwin = !twins.isEmpty && twins.contains(call.values)
      }
    }
  }

  /// Lets the indexes of a subscript's setter distinguish the overloads that its getter does.
  private func copyIndexes() {
    for case .subscript(let getter, let setter?) in lazy.map(\.shape) {
      for (index, parameter) in getter.parameters.enumerated() {
        setter.parameters[index].hasOptionalOverload = parameter.hasOptionalOverload
      }
    }
  }

  /// Finds the parameters for which an overload takes an optional value or several values.
  ///
  /// For example, `find(_: Int)` can have the overload `find(_: Int?)` or `find(_: Int...)`. The
  /// pattern for `find(_: Int)` then must not take optional values.
  private func findOptionalParameters(of overloads: [CallModel]) {
    for index in overloads[0].parameters.indices {
      let wrapped = Set(overloads.compactMap { $0.parameters[index].value.wrappedType })
      let elements = Set(
        overloads.map { $0.parameters[index] }.filter(\.isVariadic).map(\.type.value))
      let all = Set(overloads.filter { $0.takesAll(at: index) }.map { $0.parameters[index].value })
      for call in overloads where call.parameters[index].kind == .plain {
        let type = call.parameters[index].value
        let takesAnother = !all.subtracting([type]).isEmpty
        let isOptionalElsewhere = wrapped.contains(type) || elements.contains(type)
        call.parameters[index].hasOptionalOverload =
          call.isGeneric(at: index) || takesAnother
          || type.wrappedType == nil && isOptionalElsewhere
      }
    }
  }

  /// Finds the methods that another method repeats with types in place of associated types.
  ///
  /// - Parameters:
  ///   - openTypes: The associated types that are generic parameters of the mock.
  ///   - freeTypes: The associated types that can be any type.
  func findConcreteMembers(openTypes: Set<String>, freeTypes: Set<String>) {
    let methods = filter { !$0.isStatic && $0.condition == nil }.compactMap(\.patternCall)
      .filter { !$0.isGeneric }
    for same in Dictionary(grouping: methods, by: \.displayName).values where same.count > 1 {
      for call in same where call.types.contains(where: openTypes.contains) {
        let concrete = same.first { other in
          other !== call && other.isAsync == call.isAsync
            && !other.types.contains(where: openTypes.contains)
            && zip(call.types, other.types).allSatisfy { openTypes.contains($0) || $0 == $1 }
        }
        guard let concrete else { continue }
        call.concreteStorageName = concrete.storageName
        let equal = zip(call.types, concrete.types).filter { $0 != $1 }
        let types = Dictionary(equal) { $0 == $1 ? $0 : "" }
        guard call.isMistakenForAssignment || call.hasRival,
          freeTypes.isSuperset(of: types.keys), !types.values.contains("")
        else { continue }
        call.isReplacedByExtension = true
        let equalities = types.sorted { $0.key < $1.key }.map { "\($0.key) == \($0.value)" }
        concrete.equalities.append(equalities.joined(separator: ", "))
      }
    }
  }

  /// Shares a single pattern among methods that take the same arguments.
  ///
  /// For example, `sing(_: String...)` and `sing(_: [String])` share a pattern.
  func sharingPatterns() -> [MemberModel] {
    compareOverloads()
    copyIndexes()
    var counts: [String: Int] = [:]
    for call in lazy.compactMap(\.patternCall) { counts[call.displayName, default: 0] += 1 }
    var calls: [String: CallModel] = [:]
    for member in self {
      guard let call = member.patternCall, counts[call.displayName] != 1,
        case .method(_, let patternName, _) = member.shape
      else { continue }
      let key = "\(patternName) \(member.isStatic) \(member.condition ?? "") \(call.patternKey)"
      if let other = calls[key] {
        call.sharesStorage = true
        call.storageName = other.storageName
      } else {
        calls[key] = call
      }
    }
    return self
  }
}

extension MemberModel {
  /// The calls that don't share the stored property of another member.
  var storedCalls: [CallModel] { calls.filter { !$0.sharesStorage } }

  /// The call to a method, or nil for other members.
  fileprivate var patternCall: CallModel? {
    if case .method(_, _, let call) = shape { call } else { nil }
  }
}

extension CallModel {
  /// Returns a Boolean value that indicates whether a parameter takes values of any type.
  fileprivate func takesAll(at index: Int) -> Bool {
    parameters[index].value.description.hasPrefix("Any") || isGeneric(at: index)
  }

  /// Returns a Boolean value that indicates whether the type of a parameter is a generic parameter.
  fileprivate func isGeneric(at index: Int) -> Bool {
    parameters[index].value.namedType?.simpleName.map(genericNames.contains) ?? false
  }

  /// A key for the types that a stub of the call takes, returns, and throws.
  fileprivate var patternKey: String {
    let types = parameters.map { "\($0.value) \($0.closure) \($0.kind == .nonEscaping)" }
    return "\(displayName) \(types) \(effects.isAsync) \(effects.failure)"
      + " \(effects.isCallerIsolated) \(result.type?.description ?? "")"
      + " \(genericParameters.map(\.description)) \(constraints?.description ?? "")"
  }
}

/// The platforms on which a conforming type can omit a requirement, as Objective-C allows.
enum Optionality {
  case required

  /// The requirement is optional on all platforms, in an Objective-C protocol written in Swift.
  case optional

  /// The requirement is optional on Apple platforms only.
  ///
  /// It belongs to Foundation, which is written in Objective-C there.
  case optionalOnApple

  /// Creates the optionality of a requirement from its declaration.
  init(of requirement: Requirement) {
    if !requirement.syntax.hasModifier("optional") {
      self = .required
    } else {
      self = requirement.origin.module.isToolchain ? .optionalOnApple : .optional
    }
  }
}
