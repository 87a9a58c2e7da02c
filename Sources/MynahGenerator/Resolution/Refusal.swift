public import MynahSyntax

/// Why a type can not be mocked, and where that is written.
public struct Refusal: Error, Hashable, Sendable {
  /// The type as other files write it.
  public let typeName: String

  /// The file that holds the reason.
  public let path: String

  /// The place in the file.
  public let position: SourcePosition

  /// The reason, as a clause without a final period.
  public let reason: String

  /// What was wanted of the type.
  public var style = Style.mock
}

extension Refusal {
  /// The refusal of a type, for a reason at its declaration, or at that of another type, or at another
  /// place in the file.
  init(
    of type: DeclaredType, for other: DeclaredType? = nil, at position: SourcePosition? = nil,
    reason: String
  ) {
    let cause = other ?? type
    self.init(
      typeName: type.qualifiedName, path: cause.file.path, position: position ?? cause.position,
      reason: reason)
  }

  /// The refusal of a type that depends on a declaration which could not be parsed; nil where it could.
  ///
  /// - Parameters:
  ///   - type: The type with the declaration.
  ///   - root: The type that is refused.
  init?(ofUnsound type: DeclaredType, for root: DeclaredType) {
    guard let declaration = type.type, declaration.hasProblems else { return nil }
    let problem = type.file.diagnostics.first { $0.position >= declaration.position }
    self.init(
      of: root, for: type, at: problem?.position,
      reason: "its declaration can not be understood" + (problem.map { ": \($0.message)" } ?? ""))
  }
}

extension Refusal: CustomStringConvertible {
  /// The refusal as compilers print it.
  public var description: String {
    "\(path):\(position): warning: \(typeName) can not be \(style.participle): \(reason)"
  }
}

/// The kinds of test doubles that can be generated of a type.
public enum Style: String, CaseIterable, Hashable, Sendable {
  /// `BirdMock`: answers by `given`, and remembers its calls for `verify`.
  case mock

  /// `StubbableBird`: answers by the closures of its `Stubs`.
  case stubbable

  /// `BirdStub`: answers by a `Result` for each member.
  case autostub

  /// What is done to a type, as in "can not be mocked".
  var participle: String {
    switch self {
    case .mock: "mocked"
    case .stubbable: "made stubbable"
    case .autostub: "stubbed"
    }
  }
}

/// The conditions of `#if`, written as one.
enum Conditions {
  /// How many of the clauses before one its condition excludes; the texts of a very long chain would
  /// be quadratic together.
  private static let chainLimit = 32

  /// Each clause's declarations with all that must hold for them.
  static func clauses(
    of block: ConditionalDeclaration, within outer: String?
  ) -> [(condition: String, declarations: [Declaration])] {
    var earlier: [String] = []
    return block.clauses.map { clause in
      let own = earlier.suffix(chainLimit).map(negated) + (clause.condition.map { [$0] } ?? [])
      if let text = clause.condition { earlier.append(text) }
      return (ConditionalDeclaration.all((outer.map { [$0] } ?? []) + own), clause.declarations)
    }
  }

  /// The condition that two hold; nil where none is needed.
  static func joined(_ first: String?, _ second: String?) -> String? {
    let conditions = [first, second].compactMap { $0 }
    return conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
  }

  /// The condition that another does not hold.
  private static func negated(_ condition: String) -> String {
    condition.contains(" ") || condition.hasPrefix("!") ? "!(\(condition))" : "!\(condition)"
  }
}
