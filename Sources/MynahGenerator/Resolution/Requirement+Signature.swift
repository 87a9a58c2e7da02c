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

  /// What tells a requirement from others: a protocol may repeat one of its parents', also one that
  /// throws as one that does not.
  var signature: String {
    switch declaration {
    case .function(let function):
      "\(function.isStatic) \(function.name)\(function.parameters.signature)"
        + " \(function.effects.isAsync) \(function.result?.description ?? "")"
        + " \(function.whereClause?.description ?? "")"
    case .variable(let variable):
      "\(variable.isStatic) \(variable.bindings.compactMap(\.name))"
    case .subscript(let declaration):
      "\(declaration.isStatic) []\(declaration.parameters.signature) \(declaration.result)"
    case .initializer(let initializer):
      "init\(initializer.parameters.signature) \(initializer.effects.isAsync)"
    default:
      ""
    }
  }

  /// Whether what fulfils this requirement fulfils the other too, but not the other way round.
  func isStronger(than other: Requirement) -> Bool {
    // What the package says of a requirement is more than what the standard library does.
    let isStandard = origin.module.isToolchain
    if !isStandard, other.origin.module.isToolchain { return true }
    if isSettable != other.isSettable { return isSettable }
    return other.isThrowing && !isThrowing
  }

  private var isSettable: Bool {
    switch declaration {
    case .variable(let variable): variable.bindings.contains(where: \.hasSetter)
    case .subscript(let declaration): declaration.accessors.contains(where: \.isWriter)
    default: false
    }
  }

  private var isThrowing: Bool {
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

extension [Parameter] {
  /// The labels and types, as in `(to:String,_:Int...)`.
  var signature: String {
    let list = map { "\($0.label ?? "_"):\($0.type)\($0.isVariadic ? "..." : "")" }
    return "(\(list.joined(separator: ",")))"
  }
}
