internal import MynahSyntax

extension Requirement {
  /// A name that requirements of the same signature have in common.
  var name: String {
    switch declaration {
    case .function(let function): function.name
    case .variable(let variable): variable.bindings.first?.name ?? ""
    case .subscript: "subscript"
    case .initializer: "init"
    default: ""
    }
  }

  /// The name with the labels of the parameters, as in `fly(to:)`.
  var displayName: String {
    let labels = parameters.map { "\($0.label?.unticked ?? "_"):" }.joined()
    return if case .variable = declaration { name.unticked } else { "\(name.unticked)(\(labels))" }
  }

  /// The parameters; none where it is a property.
  var parameters: [Parameter] {
    switch declaration {
    case .function(let function): function.parameters
    case .subscript(let declared): declared.parameters
    case .initializer(let initializer): initializer.parameters
    default: []
    }
  }

  /// What tells a requirement from others: a protocol may repeat one of its parents', also one that
  /// throws as one that does not.
  ///
  /// - Parameter settled: What associated types are, which may be written instead of their names.
  func signature(in program: Program, settled: CanonicalTypes.Settled = [:]) -> String {
    Signature.text(of: declaration, from: origin, in: program, settled: settled)
  }

  /// Whether what fulfils this requirement fulfils the other too, but not the other way round.
  func isStronger(than other: Requirement) -> Bool {
    // What the package says of a requirement is more than what the standard library does.
    let isStandard = origin.module.isToolchain
    if !isStandard, other.origin.module.isToolchain { return true }
    if isSettable != other.isSettable { return isSettable }
    if isThrowing != other.isThrowing { return other.isThrowing }
    if isFailable != other.isFailable { return other.isFailable }
    return demands < other.demands
  }

  /// Whether it is an initializer that may return nil.
  private var isFailable: Bool {
    if case .initializer(let initializer) = declaration {
      initializer.failability == .optional
    } else {
      false
    }
  }

  /// How much callers must see to: what demands less fulfils what demands more.
  private var demands: Int {
    let (parameters, result, generics) = parts
    return parameters.reduce(0) { $0 + $1.demands } - (result?.demands ?? 0)
      + generics.count { $0.inheritedType?.mentions("Sendable") == true }
  }

  /// The types of the arguments and of what is assigned.
  var types: [TypeSyntax] {
    let (parameters, result, _) = parts
    return parameters + [result].compactMap { $0 }
  }

  /// The types of the parameters, the result, and the generic parameters.
  private var parts: ([TypeSyntax], TypeSyntax?, [GenericParameter]) {
    switch declaration {
    case .function(let function):
      (function.parameters.map(\.type), function.result, function.genericParameters)
    case .subscript(let declared):
      (declared.parameters.map(\.type), declared.result, declared.genericParameters)
    case .initializer(let initializer):
      (initializer.parameters.map(\.type), nil, initializer.genericParameters)
    case .variable(let variable): ([], variable.bindings.first?.type, [])
    default: ([], nil, [])
    }
  }

  /// What two requirements of one signature differ in, in words that can be shown; empty where that is
  /// their spelling only.
  func differences(from other: Requirement) -> [String] {
    let (parameters, result, generics) = parts
    let (otherParameters, otherResult, otherGenerics) = other.parts
    let words = (parameters + (result.map { [$0] } ?? [])).flatMap(\.weakWords)
    let others = (otherParameters + (otherResult.map { [$0] } ?? [])).flatMap(\.weakWords)
    let hasSendable = { (generics: [GenericParameter]) in
      generics.contains { $0.inheritedType?.mentions("Sendable") == true }
    }
    return Set(words + others).filter { word in
      words.count { $0 == word } != others.count { $0 == word }
    }.sorted() + (hasSendable(generics) != hasSendable(otherGenerics) ? ["Sendable"] : [])
  }

  private var isSettable: Bool {
    switch declaration {
    case .variable(let variable): variable.bindings.contains(where: \.hasSetter)
    case .subscript(let declaration): declaration.accessors.contains(where: \.isWriter)
    default: false
    }
  }

  var isThrowing: Bool {
    switch declaration {
    case .function(let function): function.effects.isThrowing
    case .initializer(let initializer): initializer.effects.isThrowing
    case .variable(let variable):
      variable.bindings.contains { $0.accessors.contains(where: \.effects.isThrowing) }
    case .subscript(let declaration): declaration.accessors.contains(where: \.effects.isThrowing)
    default: false
    }
  }
}

extension TypeSyntax {
  /// The attributes and specifiers in the type that tell no members apart.
  fileprivate var weakWords: [String] {
    var words: [String] = []
    _ = contains { part in
      words += part.attributes.map(\.name)
        .filter { $0 != "escaping" && CanonicalTypes.weakAttributes.contains($0) }.map { "@\($0)" }
      words += part.specifiers.map(\.name)
        .filter { ["borrowing", "consuming", "sending", "__owned", "__shared"].contains($0) }
      return false
    }
    return words
  }

  /// How much callers must see to who pass a value of the type.
  fileprivate var demands: Int {
    var count = 0
    _ = contains { part in
      count += part.attributes.count { $0.name == "escaping" || $0.name == "Sendable" }
      count += part.specifiers.count { $0.name == "sending" }
      return false
    }
    return count
  }
}
