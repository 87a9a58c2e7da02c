internal import MynahSyntax

/// A resolver that finds the closures of a struct, and the initializer that takes them.
struct StructResolver {
  /// An initializer that a mock can call.
  struct Initializer {
    var arguments: [(label: String?, value: StructModel.Value)] = []

    /// A Boolean value that indicates whether the initializer requires a testable import.
    var needsTestable = false

    /// The names of the closures and clients that the initializer takes.
    var mocked: [String] {
      arguments.compactMap { argument in
        switch argument.value {
        case .closure(let name, _), .client(let name): name
        case .given: nil
        }
      }
    }
  }

  let type: DeclaredType
  let declaration: TypeDeclaration
  let program: Program
  let writer: TypeWriter
  let properties: [StructProperty]
  private let initializer: Initializer

  /// The closures that the mock implements.
  private let closures: [StructProperty]

  /// The properties that have mocks, with the types of the mocks.
  private let clients: [(property: StructProperty, mock: String)]

  init(
    _ type: DeclaredType, in program: Program, clients doubles: ClientMocks
  ) throws(Refusal) {
    let parameters = type.genericParameters
    guard let declaration = type.type else { preconditionFailure("A struct is a type.") }
    if let refusal = Refusal(ofUnparsed: type, for: type) { throw refusal }
    self.type = type
    self.declaration = declaration
    self.program = program
    writer = TypeWriter(program, associatedTypes: Set(parameters.map(\.name)))
    properties = StructProperty.properties(of: type, writer)
    let functions = properties.filter { $0.closure != nil }
    let actor = program.globalActor(of: type)?.name
    let nested = properties.compactMap { property in
      doubles.double(of: property, on: actor).map { (property, $0) }
    }
    guard !functions.isEmpty || !nested.isEmpty else {
      throw Refusal(of: type, kind: "struct")
    }
    if program.genericParameters(around: type).count > parameters.count {
      throw Refusal(of: type, reason: "it's a struct in a generic type")
    }
    if let foreign = functions.first(where: { $0.isForeign }) {
      throw Refusal(
        of: type, at: foreign.position,
        reason: "\(foreign.name) is a C function or Objective-C block, which can't be mocked")
    }
    initializer = try Self.initializer(
      of: type, properties, clients: Set(nested.map(\.0.name)), in: program)
    let passed = Set(initializer.mocked)
    let sees = Self.visibility(of: type, in: program)
    closures = functions.filter { passed.contains($0.name) || $0.isSettable(sees) }
    clients = nested.filter { passed.contains($0.0.name) || $0.0.isSettable(sees) }
    guard !closures.isEmpty || !clients.isEmpty else {
      throw Refusal(
        of: type,
        reason: "no initializer takes its closures, and they can't be set")
    }
  }

  /// Returns the stored properties of a struct, without resolving its generic parameters.
  static func properties(of type: DeclaredType, in program: Program) -> [StructProperty] {
    StructProperty.properties(of: type, TypeWriter(program))
  }

  /// Returns a function that checks whether other files can access a struct's declarations.
  ///
  /// The argument of the function is the access level of a declaration.
  static func visibility(of type: DeclaredType, in program: Program) -> (AccessLevel) -> Bool {
    { min($0, type.access) >= program.leastAccess(in: type.module) }
  }

  /// Returns a Boolean value that indicates whether a struct's declaration with an access level
  /// requires a testable import.
  private static func needsTestable(
    _ access: AccessLevel, of type: DeclaredType, in program: Program
  ) -> Bool {
    type.module.name != program.testModule && access < .package && type.access >= .package
  }
}

// MARK: - The model

extension StructResolver {
  /// The protocol whose methods represent the closures.
  var requirements: DeclaredType {
    var made = TypeDeclaration(.protocol, declaration.name, at: declaration.namePosition)
    made.head.attributes = declaration.attributes.available
    // A closure doesn't inherit the global actor of its struct.
    made.head.modifiers = [Modifier("nonisolated")]
    made.primaryAssociatedTypes = declaration.genericParameters.map(\.name)
    made.whereClause = declaration.whereClause
    made.members =
      declaration.genericParameters.map { parameter in
        var associated = AssociatedTypeDeclaration(parameter.name, at: declaration.namePosition)
        associated.inheritedTypes = parameter.inheritedType.asArray
        return .associatedType(associated)
      } + closures.map(method)
    return DeclaredType(
      .type(made), module: type.module, file: type.file,
      // The additional name makes the struct an enclosing type. Names that the struct declares are
      // then found in the struct and not in the mock.
      path: type.path + [Self.name], access: type.access, condition: type.condition,
      spiGroups: type.spiGroups, qualifiedName: type.qualifiedName)
  }

  /// The name of the protocol inside the struct.
  private static let name = "_Closures"

  /// Returns a Boolean value that indicates whether a type is the protocol of a struct's closures.
  ///
  /// The names that the struct declares belong to the struct, even in the protocol.
  static func isClosureProtocol(_ type: DeclaredType) -> Bool { type.path.last == name }

  /// Creates the method that represents a closure.
  private func method(for property: StructProperty) -> Declaration {
    guard let (function, attributes) = property.closure else {
      preconditionFailure("Only closures have methods.")
    }
    let actors = attributes.filter { program.isGlobalActor($0, from: type) }
    let method = FunctionDeclaration(
      property.name, calling: function, attributes: actors, at: property.position)
    return .function(method.rewritingNames(withArguments))
  }

  /// Returns the struct with its generic arguments if a name refers to the struct without them.
  private func withArguments(_ name: NamedType) -> TypeSyntax? {
    let first = name.components[0]
    let isSelf = first.name == "Self"
    let isBare =
      first.name == declaration.name && first.genericArguments.isEmpty
      && !declaration.genericParameters.isEmpty
    guard isSelf || isBare else { return nil }
    var components = type.path.map { NamedType.Component($0) }
    components[components.count - 1].genericArguments = declaration.genericParameters.map {
      .identifier($0.name)
    }
    return .named(NamedType(components: components + name.components.dropFirst()))
  }

  /// Creates the model of the struct that the mock provides.
  ///
  /// - Parameter reference: The name of the struct in the mock's file.
  func model(reference: String) -> StructModel {
    let origin = requirements
    let passed = Set(initializer.mocked)
    let assigned = (closures + clients.map(\.property)).filter { !passed.contains($0.name) }
    let sees = Self.visibility(of: type, in: program)
    return StructModel(
      reference: reference, globalActor: program.globalActor(of: type)?.unconditional,
      arguments: initializer.arguments.map { label, value in
        guard case .given(var given) = value else { return (label, value) }
        given.type = writer.rewrite(given.type.rewritingNames(withArguments), from: origin)
        return (label, .given(given))
      },
      clients: clients.map { property, mock in
        StructModel.Client(
          name: property.name, mock: mock,
          isReadable: sees(property.access) && program.globalActor(of: type) == nil)
      },
      assigned: assigned.map { property in
        let isClosure = property.closure != nil
        return (property.name, isClosure ? .closure(property.name) : .client(property.name))
      },
      uncallable: Set(closures.filter { $0.isOptional || !sees($0.access) }.map(\.name)),
      needsTestable: initializer.needsTestable
        || assigned.contains {
          Self.needsTestable(min($0.access, $0.setterAccess), of: type, in: program)
        })
  }
}

extension StructProperty {
  /// A Boolean value that indicates whether the closure belongs to another language.
  ///
  /// Such a closure can't capture the mock.
  fileprivate var isForeign: Bool {
    closure?.attributes.contains { $0.name == "convention" } == true
  }
}

extension StructResolver {
  /// Finds the initializer that takes the most closures, and the fewest other values.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - properties: The stored properties of the struct.
  ///   - clients: The names of the properties that have mocks.
  ///   - program: The program that contains the mock.
  static func initializer(
    of type: DeclaredType, _ properties: [StructProperty], clients: Set<String>,
    in program: Program
  ) throws(Refusal) -> Initializer {
    let sees = visibility(of: type, in: program)
    let declared = type.members.compactMap(\.initializer)
    guard !declared.isEmpty else {
      return try memberwise(of: type, properties, clients, program)
    }
    let others = program.extensions(of: type).members.compactMap(\.initializer)
    let candidates = declared.compactMap { initializer -> Initializer? in
      let access = initializer.accessLevel ?? .internal
      let rivals = (declared + others).filter {
        $0.neededParameters == initializer.neededParameters
      }
      // The compiler prefers an initializer without default arguments.
      let isAmbiguous =
        rivals.count > 1
        && rivals.allSatisfy { $0.parameters.count > $0.neededParameters.count }
      guard sees(access), initializer.isPlain,
        var found = Initializer(
          calling: initializer, of: type, properties, clients, program, passingAll: isAmbiguous)
      else { return nil }
      found.needsTestable = needsTestable(access, of: type, in: program)
      return found
    }
    let best = candidates.max {
      ($0.mocked.count, -$0.arguments.count) < ($1.mocked.count, -$1.arguments.count)
    }
    if let best { return best }
    throw Refusal(
      of: type, at: declared[0].position,
      reason: "the mock can't call any of its initializers")
  }

  /// Returns the memberwise initializer, which the compiler generates.
  private static func memberwise(
    of type: DeclaredType, _ properties: [StructProperty], _ clients: Set<String>,
    _ program: Program
  ) throws(Refusal) -> Initializer {
    let taken = properties.filter(\.isInMemberwise)
    if let hidden = taken.first(where: { $0.access <= .fileprivate }) {
      throw Refusal(
        of: type, at: hidden.position,
        reason: "\(hidden.name) makes its initializer private. Declare an internal initializer")
    }
    guard program.leastAccess(in: type.module) == .internal else {
      throw Refusal(
        of: type,
        reason: "its memberwise initializer is internal in \(type.module.name)")
    }
    var found = Initializer()
    for property in taken {
      if property.closure != nil {
        found.arguments.append((property.name, .closure(property.name)))
      } else if clients.contains(property.name) {
        found.arguments.append((property.name, .client(property.name)))
      } else if !property.hasInitialValue {
        guard let written = property.type else {
          throw Refusal(of: type, at: property.position, reason: "a property's type is inferred")
        }
        found.arguments.append(
          (property.name, .given(StructModel.Given(name: property.name, type: written))))
      }
    }
    found.needsTestable = needsTestable(.internal, of: type, in: program)
    return found
  }
}

extension StructResolver.Initializer {
  /// Creates a call to an initializer, or nil if a parameter's value can't be passed.
  ///
  /// A parameter with the name and type of a closure gets this closure. The test passes the other
  /// values.
  ///
  /// - Parameters:
  ///   - initializer: The initializer.
  ///   - type: The struct.
  ///   - properties: The stored properties of the struct.
  ///   - clients: The names of the properties that have mocks.
  ///   - program: The program that contains the mock.
  ///   - passesAll: A Boolean value that indicates whether the test passes values even for
  ///     parameters with a default argument.
  fileprivate init?(
    calling initializer: InitializerDeclaration, of type: DeclaredType,
    _ properties: [StructProperty], _ clients: Set<String>, _ program: Program,
    passingAll passesAll: Bool
  ) {
    func function(_ written: TypeSyntax?) -> FunctionTypeSyntax? {
      let meaning = written.map { program.meaning(of: $0, from: type) }
      return (meaning?.wrappedType ?? meaning)?.functionType
    }
    for parameter in initializer.parameters {
      let names = [parameter.label, parameter.name].compactMap(\.self)
      let property = properties.first { property in
        names.contains { $0.unquoted == property.name.unquoted }
      }
      let taken = function(parameter.type)
      if let property, property.closure != nil,
        taken == nil || taken == function(property.type) ?? taken
      {
        let isCalled = parameter.type.isAutoclosure
        arguments.append((parameter.label, .closure(property.name, isCalled: isCalled)))
      } else if let property, property.type == parameter.type, clients.contains(property.name) {
        arguments.append((parameter.label, .client(property.name)))
      } else if passesAll || !parameter.hasDefaultValue {
        guard !parameter.isVariadic, !parameter.type.isInout, !parameter.type.isAutoclosure,
          !parameter.type.isOpaque
        else { return nil }
        arguments.append(
          (parameter.label, .given(StructModel.Given(name: parameter.name, type: parameter.type))))
      }
    }
  }
}

extension InitializerDeclaration {
  /// The parameters without default arguments, as source text.
  fileprivate var neededParameters: [String] {
    parameters.filter { !$0.hasDefaultValue }.map { "\($0.label ?? "_"): \($0.type)" }
  }

  /// A Boolean value that indicates whether a plain call to the initializer always succeeds.
  ///
  /// The initializer is nongeneric, can't fail, and has no effects, availability, or `@_spi`.
  fileprivate var isPlain: Bool {
    failability == .none && genericParameters.isEmpty && whereClause == nil && effects.isEmpty
      && !attributes.contains { $0.name == "available" || $0.name == "_spi" }
  }
}
