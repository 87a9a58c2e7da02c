public import MynahSyntax

/// The reason why a type can't be mocked, and the location of the reason.
public struct Refusal: Error, Hashable, Sendable {
  /// The name of the type as other files write it.
  public let typeName: String

  /// The path of the file that contains the reason.
  public let path: String

  /// The position in the file.
  public let position: SourcePosition

  /// The reason, as a clause without a final period.
  public let reason: String

  /// The kind of the type if the kind itself is the reason, such as "final class".
  var kind: String?

  /// The requested kind of test double.
  public var style = Style.mock
}

extension Refusal {
  /// Creates a refusal of a type.
  ///
  /// The location of the reason is the declaration of the type, unless you pass another type or
  /// position.
  init(
    of type: DeclaredType, for other: DeclaredType? = nil, at position: SourcePosition? = nil,
    reason: String
  ) {
    let cause = other ?? type
    self.init(
      typeName: type.qualifiedName, path: cause.file.path, position: position ?? cause.position,
      reason: reason)
  }

  /// Creates a refusal of a type whose kind can't be mocked.
  init(of type: DeclaredType, kind: String) {
    let article = kind == "actor" || kind == "enum" ? "an" : "a"
    self.init(of: type, reason: "it's \(article) \(kind). \(Self.advice)")
    self.kind = kind
  }

  /// The advice for types that can't be mocked themselves.
  static let advice = "Extract a protocol and mock that"

  /// Creates a refusal of a type if a declaration that it depends on couldn't be parsed.
  ///
  /// The result is nil if the declaration was parsed.
  ///
  /// - Parameters:
  ///   - type: The type with the declaration.
  ///   - root: The type that is refused.
  init?(ofUnparsed type: DeclaredType, for root: DeclaredType) {
    guard let declaration = type.type, declaration.hasProblems else { return nil }
    let problem = type.file.diagnostics.first { $0.position >= declaration.position }
    self.init(
      of: root, for: type, at: problem?.position,
      reason: "its declaration can't be parsed" + (problem.map { ": \($0.message)" } ?? ""))
  }
}

extension Refusal: CustomStringConvertible {
  /// The refusal in the format of compiler diagnostics.
  public var description: String {
    "\(path):\(position): warning: \(message)"
  }

  /// The refusal as a sentence without a final period.
  var message: String {
    guard let kind else { return "Can't \(style.verb) '\(typeName)': \(reason)" }
    return "Can't \(style.verb) \(kind) '\(typeName)'. \(Self.advice)"
  }
}

/// The kinds of test doubles that can be generated for a type.
public enum Style: String, CaseIterable, Hashable, Sendable {
  /// `BirdMock`, which is stubbed with `given` and records its calls for `verify`.
  case mock

  /// `StubbableBird`, which is stubbed with the closures of its `Stubs`.
  case stubbable

  /// `BirdStub`, which is stubbed with a `Result` for each member.
  case autostub

  /// The verb that messages use.
  var verb: String { self == .mock ? "mock" : "stub" }
}

/// Functions that combine the conditions of `#if`.
enum Conditions {
  /// The number of preceding clauses that the condition of a clause excludes.
  ///
  /// Without a limit, the conditions of a very long chain would have quadratic length.
  private static let chainLimit = 32

  /// Returns the declarations of each clause with the complete condition for them.
  static func clauses(
    of block: ConditionalDeclaration, within outer: String?
  ) -> [(condition: String, declarations: [Declaration])] {
    var earlier: [String] = []
    return block.clauses.map { clause in
      let excluded = earlier.suffix(chainLimit).map(negated)
      if let text = clause.condition { earlier.append(text) }
      let condition = ConditionalDeclaration.all([outer] + excluded + [clause.condition])
      return (condition ?? "", clause.declarations)
    }
  }

  /// Returns declarations with the contents of `#if` blocks in place of the blocks, each with the
  /// complete condition for it.
  static func flattened(
    _ declarations: [Declaration], within outer: String? = nil
  ) -> [(declaration: Declaration, condition: String?)] {
    declarations.flatMap { declaration in
      guard case .conditional(let block) = declaration else { return [(declaration, outer)] }
      return clauses(of: block, within: outer).flatMap {
        flattened($0.declarations, within: $0.condition)
      }
    }
  }

  /// Returns a type in the forms that it has with and without its conditional associated types.
  ///
  /// A mock's generic parameters can't be conditional, so each form of such a protocol has its own
  /// mock. For other types, the result contains only the type.
  static func branches(
    of type: TypeDeclaration, within outer: String?, depth: Int = 0
  ) -> [(type: TypeDeclaration, condition: String?)] {
    // The number of forms doubles with each block.
    guard depth < 4 else { return [(type, outer)] }
    for (index, member) in type.members.enumerated() {
      guard case .conditional(var block) = member else { continue }
      if block.clauses.last?.condition != nil {
        block.clauses.append(ConditionalDeclaration.Clause(condition: nil, declarations: []))
      }
      let declarations = block.clauses.flatMap(\.declarations)
      guard declarations.contains(where: { $0.associatedType != nil }) else { continue }
      return clauses(of: block, within: outer).flatMap { clause in
        var branch = type
        branch.members.replaceSubrange(index...index, with: clause.declarations)
        return branches(of: branch, within: clause.condition, depth: depth + 1)
      }
    }
    return [(type, outer)]
  }

  /// Returns the negation of a condition.
  private static func negated(_ condition: String) -> String {
    if condition.contains(" ") || condition.hasPrefix("!") { return "!(\(condition))" }
    return "!\(condition)"
  }
}
