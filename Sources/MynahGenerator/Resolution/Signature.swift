internal import MynahSyntax

/// The parts of a member that distinguish it from its overloads.
struct Signature: Hashable {
  /// The name, such as `fly`, `init`, or `subscript`.
  private let name: String

  private let isStatic: Bool
  private var isAsync = false

  /// A Boolean value that indicates whether the member is a postfix operator.
  ///
  /// A prefix operator and a postfix operator can have the same name.
  private let isPostfix: Bool

  /// The labels, followed by an ellipsis for a variadic parameter.
  private var labels: [String] = []

  /// The meanings of the parameters' types.
  private var parameters: [TypeSyntax] = []

  /// The meaning of the result type, or nil if the signature doesn't include it.
  private var result: TypeSyntax?

  /// The constraints of the generic parameters, whose names are their positions.
  private var constraints: Set<Constraint> = []

  private enum Constraint: Hashable {
    case conformance(TypeSyntax, TypeSyntax)
    case sameType(Set<TypeSyntax>)
  }

  /// Creates the signature of a member.
  ///
  /// - Parameters:
  ///   - declaration: The member.
  ///   - origin: The type that declares the member.
  ///   - meaning: The resolver of the types.
  ///   - withResult: A Boolean value that indicates whether the signature includes the result type.
  ///     Overrides are found without it, because an override can have a more specific result type.
  init(
    of declaration: Declaration, from origin: DeclaredType, _ meaning: Meaning,
    withResult: Bool = true
  ) {
    name = declaration.baseName
    isStatic = declaration.syntax?.isStatic == true
    isPostfix = declaration.syntax?.hasModifier("postfix") == true
    guard let interface = declaration.interface else { return }
    // The effects of a getter don't distinguish a subscript.
    if case .subscript = declaration {} else { isAsync = interface.effects.isAsync }
    var generics: [String: TypeSyntax] = [:]
    func position() -> TypeSyntax { .identifier("#\(generics.count)") }
    func type(_ type: TypeSyntax) -> TypeSyntax {
      meaning.of(type.replacingOpaque(generic), from: origin, generics: generics)
    }
    /// Returns a generic parameter in place of `some P`, which is an unnamed generic parameter.
    func generic(_ constraint: TypeSyntax) -> TypeSyntax {
      let constraint = constraint.mappingParts { $0.replacingOpaque(generic) }
      let parameter = position()
      generics["#\(generics.count)"] = parameter
      constrain(parameter, to: constraint)
      return parameter
    }
    func constrain(_ subject: TypeSyntax, to constraint: TypeSyntax) {
      let subject = type(subject)
      let protocols = type(constraint)
      let all = if case .composition(let parts) = protocols { parts } else { [protocols] }
      for part in all { constraints.insert(.conformance(subject, part)) }
    }
    for parameter in interface.genericParameters { generics[parameter.name] = position() }
    for parameter in interface.genericParameters {
      guard let inherited = parameter.inheritedType else { continue }
      constrain(.identifier(parameter.name), to: inherited)
    }
    for requirement in interface.whereClause?.requirements ?? [] {
      switch requirement {
      case .sameType(let left, let right): constraints.insert(.sameType([type(left), type(right)]))
      case .conformance(let subject, let constraint): constrain(subject, to: constraint)
      }
    }
    labels = interface.parameters.map {
      ($0.label?.unquoted ?? "_") + "...".when($0.isVariadic)
    }
    parameters = interface.parameters.map { type($0.type) }
    if withResult {
      result = meaning.of(interface.result ?? .void, from: origin, generics: generics)
    }
  }

  /// Creates the signature of a requirement.
  init(of requirement: Requirement, _ meaning: Meaning) {
    self.init(of: requirement.declaration, from: requirement.origin, meaning)
  }

  /// Returns a Boolean value that indicates whether the member takes all arguments that another
  /// member takes.
  ///
  /// If the member overrides the other member, its parameters can be optionals or superclasses.
  func takesArguments(of other: Signature, in program: Program) -> Bool {
    var same = other
    same.parameters = parameters
    guard same == self else { return false }
    return zip(parameters, other.parameters).allSatisfy { own, other in
      if own == other || own == .optional(other) { return true }
      let own = own.wrappedType ?? own
      let other = other.wrappedType ?? other
      guard let superclass = program.declaration(own), let type = program.declaration(other) else {
        return false
      }
      return program.superclasses(of: type).contains { $0 === superclass }
    }
  }
}
