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
    // Swift takes neither of the two for the other.
    if first.type.wrappedType != nil, second.type.wrappedType != nil,
      first.type.isImplicitlyUnwrapped != second.type.isImplicitlyUnwrapped
    {
      return true
    }
    let outlines = [first, second].map { statement in
      TypeOutline(of: statement.type, from: statement.origin, in: program, requirements)
    }
    return outlines[0].differs(from: outlines[1])
      || outlines[0].isNoType(withName: second.type, in: requirements, program)
      || outlines[1].isNoType(withName: first.type, in: requirements, program)
  }
}

extension TypeSyntax {
  fileprivate var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrappedOptional = self { true } else { false }
  }
}

extension RequirementsResolver {
  /// Settles what an associated type is where a property is of it in one protocol, and of a type that is
  /// known in another.
  mutating func settleRepetitions() {
    for repetition in repetitions {
      for (open, known) in [
        (repetition.first, repetition.second), (repetition.second, repetition.first),
      ] {
        guard let path = open.type.namedType?.pathInSelf, let name = path.first,
          let associated = result.associatedType(name), associated.sameType == nil,
          !mentionsAssociatedType(known.type)
        else { continue }
        if path.count > 1, repetition.condition == nil {
          result.relations.append((.sameType(open.type, known.type), open.origin))
        }
        guard path.count == 1, program.find([name], from: open.origin)?.type == nil else {
          continue
        }
        // Nothing can be conditional among the generic parameters of a mock.
        guard repetition.condition == nil else {
          duplicate = duplicate ?? (repetition.reason, repetition.second.origin)
          continue
        }
        result.withAssociatedType(name) { $0.sameType = known }
      }
    }
  }
}
