internal import MynahSyntax

/// A property or an associated type of which two protocols say what it is.
struct Repetition {
  typealias Statement = (type: TypeSyntax, origin: DeclaredType)

  let name: String
  let first: Statement
  let second: Statement

  /// The `#if` condition around one of the two, where there is none around the other.
  var condition: String?

  /// What a requirement repeats of another one of the same name.
  static func repetitions(of first: Requirement, by second: Requirement) -> [Repetition] {
    guard case .variable(let one) = first.declaration, case .variable(let two) = second.declaration
    else { return [] }
    return zip(one.bindings, two.bindings).compactMap { one, two in
      guard let name = one.name, let type = one.type, let other = two.type, type != other else {
        return nil
      }
      return Repetition(
        name: name, first: (type, first.origin), second: (other, second.origin),
        condition: first.condition == second.condition
          ? nil : first.condition ?? second.condition)
    }
  }

  /// Why nothing can be both.
  var reason: String {
    "\(name) is \(first.type) in \(first.origin.qualifiedName), and \(second.type) in"
      + " \(second.origin.qualifiedName)" + (condition.map { " where \($0)" } ?? "")
  }

  /// Whether the types are certainly two.
  func isContradiction(in program: Program, _ requirements: Requirements) -> Bool {
    // Swift takes nothing else for what is unwrapped implicitly, not even an associated type.
    if first.type.isImplicitlyUnwrapped != second.type.isImplicitlyUnwrapped { return true }
    let outlines = [first, second].map { statement in
      TypeOutline(of: statement.type, from: statement.origin, in: program, requirements)
    }
    return outlines[0].differs(from: outlines[1])
      || outlines[0].isNoType(withName: second.type, in: requirements, program)
      || outlines[1].isNoType(withName: first.type, in: requirements, program)
      || lacksConformance(in: program, requirements)
  }

  /// Whether one type is an associated type that must conform to a protocol, and the other one certainly does
  /// not.
  private func lacksConformance(in program: Program, _ requirements: Requirements) -> Bool {
    [(first, second), (second, first)].contains { open, known in
      guard let name = open.type.memberOfSelf, let associated = requirements.associatedType(name),
        known.type.memberOfSelf.map(requirements.hasAssociatedType) != true
      else { return false }
      return associated.plainConstraints.contains { constraint, origin in
        program.isKnown(known.type, from: known.origin, notToFit: constraint, from: origin)
      }
    }
  }
}

extension TypeSyntax {
  fileprivate var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrappedOptional = self { true } else { false }
  }
}

extension Repetition {
  /// What the two types are made of, as far as they are made alike: `[Egg]` and `[Int]` of `Egg` and `Int`.
  fileprivate var parts: [Repetition] {
    guard let pairs = Self.pairs(first.type, second.type) else { return [self] }
    return pairs.filter { $0.0 != $0.1 }.flatMap { one, other in
      var part = Repetition(
        name: name, first: (one, first.origin), second: (other, second.origin))
      part.condition = condition
      return part.parts
    }
  }

  /// The types that two are made of in one way; nil where they are not.
  private static func pairs(
    _ first: TypeSyntax, _ second: TypeSyntax
  ) -> [(TypeSyntax, TypeSyntax)]? {
    switch (first.withoutAttributes, second.withoutAttributes) {
    case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)):
      return [(one, other)]
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return [(key, otherKey), (value, otherValue)]
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      return zip(elements, others).map { ($0.type, $1.type) }
    case (.function(let one), .function(let other))
    where one.parameters.count == other.parameters.count:
      return zip(one.parameters, other.parameters).map { ($0.type, $1.type) }
        + [(one.result, other.result)]
    case (.named(let one), .named(let other))
    where one.components.map(\.name) == other.components.map(\.name):
      let arguments = one.components.flatMap(\.genericArguments)
      let others = other.components.flatMap(\.genericArguments)
      guard !arguments.isEmpty, arguments.count == others.count else { return nil }
      return Array(zip(arguments, others))
    default: return nil
    }
  }
}

extension RequirementsResolver {
  /// Settles what associated types are where a property is of one in a protocol, and of a type that is known,
  /// or of another one, in another.
  mutating func settleRepetitions() {
    for part in repetitions.flatMap(\.parts) {
      // Where both are open, they are one.
      if part.condition == nil, isOpen(part.first), isOpen(part.second) {
        result.relations.append((.sameType(part.first.type, part.second.type), root))
        result.deducedTypes.formUnion(
          [part.first.type, part.second.type].compactMap(\.memberOfSelf))
      } else {
        settle(part.first, as: part.second, part)
        settle(part.second, as: part.first, part)
      }
    }
  }

  private mutating func settle(
    _ open: Repetition.Statement, as known: Repetition.Statement, _ repetition: Repetition
  ) {
    let settled = known.type.memberOfSelf.flatMap { result.associatedType($0)?.sameType }
    let known = settled ?? known
    guard let path = open.type.namedType?.pathInSelf, let name = path.first,
      let associated = result.associatedType(name), associated.sameType == nil
    else { return }
    guard !result.isMade(known.type, of: { $0 == name }) else {
      // Nothing is an array of itself; an alias may be it.
      if path.count == 1, known.type.namedType == nil {
        duplicate = duplicate ?? (repetition.reason, repetition.second.origin)
      }
      return
    }
    if path.count > 1, repetition.condition == nil {
      result.relations.append((.sameType(open.type, known.type), open.origin))
    }
    guard path.count == 1, program.isOrRefines(open.origin, oneOf: associated.origins) else {
      return
    }
    // Nothing can be conditional among the generic parameters of a mock.
    guard repetition.condition == nil else {
      duplicate = duplicate ?? (repetition.reason, repetition.second.origin)
      return
    }
    result.withAssociatedType(name) { $0.sameType = known }
    result.deducedTypes.insert(name)
  }

  /// Whether a type is an associated type that may be any.
  private func isOpen(_ statement: Repetition.Statement) -> Bool {
    guard let name = statement.type.memberOfSelf, let associated = result.associatedType(name)
    else { return false }
    // The name may be that of another type where no protocol that is refined declares the associated type.
    return associated.sameType == nil
      && program.isOrRefines(statement.origin, oneOf: associated.origins)
  }
}
