internal import MynahSyntax

/// A protocol that a file declares.
struct ProtocolDeclaration {
  let type: TypeDeclaration

  /// The comments and white space above the protocol.
  let comments: String

  /// Creates a description of a protocol, or returns nil for other declarations.
  init?(_ declaration: Declaration, in source: TokenizedSource) {
    guard case .type(let type) = declaration, type.kind == .protocol else { return nil }
    self.type = type
    let keyword = source.tokens.firstIndex { $0.position == type.position } ?? 0
    var start = keyword
    while start > 0 {
      let last = source.startOfGroup(endingAt: start - 1)
      let name = source.isText("(", at: last) ? last - 1 : last
      if source.isText("@", at: name - 1) {
        start = name - 1
      } else if AccessLevel(rawValue: source.texts[last]) != nil {
        start = last
      } else {
        break
      }
    }
    comments = (start...keyword).map(source.gap).joined()
  }

  var name: String { type.name }

  /// The names of the inherited protocols.
  var inherited: [String] {
    type.inheritedTypes.flatMap { "\($0)".split(separator: "&").map(\.trimmed) }
  }

  var requirements: [Requirement] { type.members.flatMap(\.all).compactMap(Requirement.init) }

  var associatedTypes: [String] {
    type.members.compactMap { if case .associatedType(let type) = $0 { type.name } else { nil } }
  }

  /// A Boolean value that indicates whether SwiftyMocky generates a mock of the protocol.
  var isAutoMockable: Bool {
    comments.contains("AutoMockable") || inherited.contains("AutoMockable")
  }
}

/// A requirement of a protocol, or another function.
struct Requirement {
  enum Kind { case method, property, index }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []

  /// The result of a method or the type of a property, or nil if nothing is returned.
  let result: TypeSyntax?
  var isAsync = false
  var isGeneric = false

  /// A Boolean value that indicates whether the property or subscript has a setter.
  var isSettable = false

  init?(_ declaration: Declaration) {
    switch declaration {
    case .function(let function):
      kind = .method
      name = function.name.filter { $0 != "`" }
      parameters = function.parameters
      result = function.result.flatMap { $0.isVoid ? nil : $0 }
      isAsync = function.effects.isAsync
      isGeneric = !function.genericParameters.isEmpty
    case .variable(let variable):
      guard let binding = variable.bindings.first, let name = binding.name else { return nil }
      kind = .property
      self.name = name.filter { $0 != "`" }
      result = binding.type
      isSettable = binding.hasSetter
    case .subscript(let declaration):
      kind = .index
      name = "subscript"
      parameters = declaration.parameters
      result = declaration.result
    default: return nil
    }
  }

  /// A Boolean value that indicates whether `given` and `verify` need `await`.
  var needsAwait: Bool { isAsync && result == nil }

  var hasOptionalResult: Bool { result?.isOptional == true }

  /// The name with labels, such as `fly(to:speed:)`.
  var fullName: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

extension Declaration {
  /// The declaration, and the declarations in its body or its `#if` block.
  var all: [Declaration] {
    let members: [Declaration] =
      switch self {
      case .type(let type): type.members
      case .extension(let type): type.members
      case .conditional(let block): block.clauses.flatMap(\.declarations)
      default: []
      }
    return [self] + members.flatMap(\.all)
  }
}
