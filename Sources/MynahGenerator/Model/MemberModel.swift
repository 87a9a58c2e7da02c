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
