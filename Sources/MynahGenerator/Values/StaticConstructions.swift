internal import MynahSyntax

/// The values that a type hands out itself, where no initializer of it can be called: its constants, such
/// as `static let zero`, its properties, and its functions, such as `static func now() -> Self`.
struct StaticConstructions {
  private let type: DeclaredType
  private let program: Program
  private let access: AccessLevel
  private let variables: [VariableDeclaration]
  private let functions: [FunctionDeclaration]

  /// Looks for the values.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - members: The members of it and of its extensions.
  ///   - program: What their types are looked up in.
  ///   - access: From where they must be seen.
  init(
    of type: DeclaredType, _ members: [Declaration], program: Program, access: AccessLevel
  ) {
    self.type = type
    self.program = program
    self.access = access
    variables = members.compactMap { if case .variable(let found) = $0 { found } else { nil } }
    functions = members.compactMap { if case .function(let found) = $0 { found } else { nil } }
  }

  /// The values, those that need least first.
  var all: [ValueConstruction] {
    (variables.flatMap(constants) + functions.compactMap(call)).sortedByNeed
  }

  /// The constants, and the properties that are computed: a variable may belong to some thread.
  private func constants(_ variable: VariableDeclaration) -> [ValueConstruction] {
    guard variable.isStatic, isSeen(variable) else { return [] }
    return variable.bindings.enumerated().compactMap { index, binding in
      guard variable.introducer == .let || binding.isComputed, let name = binding.name,
        binding.accessors.allSatisfy({ $0.effects.isEmpty && $0.attributes.isEmpty }),
        let isFailable = isFailable(variable, at: index),
        !functions.contains(where: { $0.name.unticked == name.unticked })
      else { return nil }
      var construction = ValueConstruction(name: ".\(name)")
      construction.isFailable = isFailable
      return construction
    }
  }

  /// Whether the value of a property may be nil; nil where it is none of the type.
  private func isFailable(_ variable: VariableDeclaration, at index: Int) -> Bool? {
    let binding = variable.bindings[index]
    if let written = variable.bindings[index...].lazy.compactMap(\.type).first,
      binding.type != nil || !binding.hasInitialValue
    {
      return isFailable(written)
    }
    guard let text = binding.initialValue else { return nil }
    return program.type(ofValue: text, from: type).flatMap(isFailable)
  }

  private func call(_ function: FunctionDeclaration) -> ValueConstruction? {
    guard function.isStatic, isSeen(function), !function.isOperator,
      let isFailable = function.result.flatMap(isFailable),
      let parameters = function.constructionParameters(of: functions),
      !parameters.contains(where: { isOwn($0.type) })
    else { return nil }
    var construction = ValueConstruction(name: ".\(function.name)", parameters: parameters)
    construction.isFailable = isFailable
    construction.isThrowing = function.effects.isThrowing
    return construction
  }

  /// Whether a result is an optional of the type, or the type itself; nil where it is neither.
  private func isFailable(_ result: TypeSyntax) -> Bool? {
    if let wrapped = result.wrappedType { return isOwn(wrapped) ? true : nil }
    return isOwn(result) ? false : nil
  }

  private func isOwn(_ result: TypeSyntax) -> Bool {
    if result.isSelf { return true }
    guard let name = result.namedType, let last = name.components.last else { return false }
    let parameters = type.type?.genericParameters.map { TypeSyntax.identifier($0.name) } ?? []
    return (last.genericArguments.isEmpty || last.genericArguments == parameters)
      && program.find(name.components.map(\.name), from: type)?.identity == type.identity
  }

  private func isSeen(_ declaration: some DeclarationSyntax) -> Bool {
    (declaration.accessLevel ?? .internal) >= access
      && declaration.attributes.allSatisfy { ["inlinable", "usableFromInline"].contains($0.name) }
      && !declaration.hasModifier("lazy") && !declaration.hasModifier("override")
  }
}

extension FunctionDeclaration {
  /// What the function must be given; nil where a call can not be written, or may mean another function.
  fileprivate func constructionParameters(
    of all: [FunctionDeclaration]
  ) -> [(label: String?, type: TypeSyntax)]? {
    guard genericParameters.isEmpty, whereClause == nil, !effects.isAsync,
      all.filter({ $0.name.unticked == name.unticked }).count == 1,
      parameters.allSatisfy(\.canBeGiven)
    else { return nil }
    return parameters.filter(\.isNeeded).map { ($0.label, $0.type) }
  }
}
