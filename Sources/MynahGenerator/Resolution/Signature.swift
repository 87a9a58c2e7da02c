internal import MynahSyntax

/// What tells a member from others to the compiler: the types that it takes, and what is required of its
/// generic parameters, however both are written.
struct Signature {
  private var types: CanonicalTypes
  private let origin: DeclaredType

  /// How many generic parameters there are, those of opaque parameters included.
  private var count = 0
  private var requirements: [(subject: TypeSyntax, constraint: TypeSyntax)] = []
  private var equalities: [(TypeSyntax, TypeSyntax)] = []

  private init(_ generics: [GenericParameter], from origin: DeclaredType, _ types: CanonicalTypes) {
    self.types = types
    self.origin = origin
    for parameter in generics { self.types.generics[parameter.name] = nextName() }
    for parameter in generics {
      guard let inherited = parameter.inheritedType else { continue }
      requirements.append((.identifier(parameter.name), inherited))
    }
  }

  /// The signature of a function, subscript or initializer, and what it returns where that tells
  /// overloads apart.
  ///
  /// - Parameter settled: What associated types are, which may be written instead of their names.
  static func text(
    of declaration: Declaration, from origin: DeclaredType, in program: Program,
    withResult: Bool = true, settled: CanonicalTypes.Settled = [:]
  ) -> String {
    let types = CanonicalTypes(program: program, settled: settled)
    switch declaration {
    case .function(let function):
      var signature = Signature(function.genericParameters, from: origin, types)
      let parameters = signature.text(of: function.parameters)
      let result = withResult ? signature.text(of: function.result) : ""
      // What stands before its operand is another operator than what stands behind it.
      let fixity = function.isOperator && function.hasModifier("postfix") ? "postfix " : ""
      let name = "\(function.isStatic) \(fixity)\(function.name)"
      return "\(name)\(parameters) \(function.effects.isAsync) \(result)"
        + signature.conditions(function.whereClause)
    case .variable(let variable):
      return "\(variable.isStatic) \(variable.bindings.compactMap(\.name))"
    case .subscript(let declared):
      var signature = Signature(declared.genericParameters, from: origin, types)
      let parameters = signature.text(of: declared.parameters)
      let result = withResult ? signature.text(of: declared.result) : ""
      return "\(declared.isStatic) []\(parameters) \(result)"
        + signature.conditions(declared.whereClause)
    case .initializer(let initializer):
      var signature = Signature(initializer.genericParameters, from: origin, types)
      let parameters = signature.text(of: initializer.parameters)
      return "init\(parameters) \(initializer.effects.isAsync)"
        + signature.conditions(initializer.whereClause)
    default:
      return ""
    }
  }

  /// A name that no type has.
  private mutating func nextName() -> String {
    count += 1
    return "#\(count)"
  }

  /// The labels and types, as in `(to:String,_:Int...)`.
  private mutating func text(of parameters: [Parameter]) -> String {
    let list = parameters.map { parameter in
      let type = parameter.type.replacingOpaque { constraint in
        let name = nextName()
        types.generics[name] = name
        requirements.append((.identifier(name), constraint))
        return .identifier(name)
      }
      let text = types.canonical(type, from: origin)
      return "\(parameter.label?.unticked ?? "_"):\(text)\(parameter.isVariadic ? "..." : "")"
    }
    return "(\(list.joined(separator: ",")))"
  }

  private func text(of result: TypeSyntax?) -> String {
    guard let result else { return "()" }
    return types.canonical(result, from: origin).description
  }

  /// What is required of the generic parameters, in an order of its own.
  private mutating func conditions(_ clause: GenericWhereClause?) -> String {
    var texts: [String] = []
    for requirement in clause?.requirements ?? [] {
      switch requirement {
      case .conformance(let subject, let constraint): requirements.append((subject, constraint))
      case .sameType(let left, let right): equalities.append((left, right))
      case .layout(let subject, let layout):
        texts.append("\(types.canonical(subject, from: origin)):\(layout)")
      }
    }
    for (left, right) in equalities {
      let sides = [left, right].map { types.canonical($0, from: origin).description }
      texts.append(sides.sorted().joined(separator: "=="))
    }
    texts += conformances
    // A generic parameter may stand nowhere else where an `#if` keeps it from the compiler.
    return (count == 0 ? "" : " <\(count)>") + Set(texts).sorted().map { " \($0)" }.joined()
  }

  /// The conformances, but for those that others imply, and for protocols that are no part of a type at
  /// run time.
  private var conformances: [String] {
    var parts: [(subject: String, constraint: TypeSyntax, type: DeclaredType?)] = []
    for (subject, constraint) in requirements {
      let subject = types.canonical(subject, from: origin).description
      let canonical = types.canonical(constraint, from: origin)
      let all = if case .composition(let types) = canonical { types } else { [canonical] }
      for constraint in all {
        let path = constraint.namedType?.components.map(\.name) ?? []
        if path.first == "Swift", ["Sendable", "SendableMetatype", "Copyable"].contains(path.last) {
          continue
        }
        parts.append((subject, constraint, types.program.find(path, from: origin)))
      }
    }
    return parts.filter { part in
      guard let type = part.type else { return true }
      return !parts.contains { other in
        guard other.subject == part.subject, let stronger = other.type else { return false }
        return types.program.ancestors(of: stronger).contains(ObjectIdentifier(type))
      }
    }.map { "\($0.subject):\($0.constraint)" }
  }
}
