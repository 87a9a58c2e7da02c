internal import MynahSyntax

/// The closure that a mock represents.
struct ClosureModel {
  /// The name of the method that the closure calls.
  ///
  /// It isn't `callAsFunction`, because `verify(next(3))` must only be able to mean the pattern.
  static let methodName = "_call"

  /// The parameters of the function that creates the mock.
  ///
  /// The first parameter is the type. A closure with a global actor has a second parameter, because
  /// the compiler doesn't distinguish functions that only differ in the global actor of a closure
  /// type.
  let parameters: [String]

  /// The type of the closure that the mock provides, without a global actor.
  let type: String
}

extension DeclaredType {
  /// Creates the protocol that the mock of a closure is generated from.
  ///
  /// - Parameters:
  ///   - closure: The type of the closure, which can be an alias.
  ///   - function: The function type that `closure` represents, or nil if it isn't known yet.
  ///   - mention: The place in a test that requests the mock.
  ///   - module: The module of the tests.
  convenience init(
    closure: TypeSyntax, function: FunctionTypeSyntax?, _ mention: Mention, in module: SourceModule
  ) {
    let words = closure.description.split(separator: "->").map { part in
      part.split { !$0.isLetter && !$0.isNumber }.map(\.capitalizedFirst).joined()
    }
    let name = "\(words.joined(separator: "To"))Closure"
    var made = TypeDeclaration(.protocol, name, at: mention.position)
    made.head.modifiers = [Modifier("nonisolated")]
    if let function {
      made.members = [
        .function(FunctionDeclaration("callAsFunction", calling: function, at: mention.position))
      ]
    }
    let file = SourceFile(path: mention.filePath, imports: mention.importDeclarations)
    self.init(
      .type(made), module: module, file: file, path: [name], access: .internal, condition: nil,
      qualifiedName: closure.description, closure: closure)
  }
}

extension Mention {
  /// The imports of the file.
  fileprivate var importDeclarations: [ImportDeclaration] {
    imports.map { module in
      let attributes = [Attribute("testable")].when(testableImports.contains(module))
      return ImportDeclaration(
        head: DeclarationHead(attributes: attributes, position: position), path: [module])
    }
  }
}

extension FunctionDeclaration {
  /// Creates the method that represents a closure.
  init(
    _ name: String, calling function: FunctionTypeSyntax, attributes: [Attribute] = [],
    at position: SourcePosition
  ) {
    self.init(name, head: DeclarationHead(attributes: attributes, position: position))
    parameters = function.parameters.map { element in
      Parameter(
        label: nil, name: element.name ?? "_", type: element.type, isVariadic: element.isVariadic,
        position: position)
    }
    effects = function.effects
    result = function.result.isVoid ? nil : function.result
  }
}

extension MockModel {
  /// Creates the model of a mock whose closures are the methods of another mock.
  ///
  /// - Parameters:
  ///   - kind: The kind of the mock.
  ///   - type: The closure or the struct of closures.
  ///   - methods: The mock with the methods, of a protocol that was created for this purpose.
  ///   - members: The members of the mock.
  ///   - references: The references in addition to the references of `methods`.
  private convenience init(
    _ kind: Kind, of type: DeclaredType, implementing methods: MockModel, members: [MemberModel],
    references: References, in program: Program
  ) {
    var generics = methods.generics
    for index in generics.parameters.indices {
      generics.parameters[index].implementedProtocols = []
    }
    var all = methods.references
    all.formUnion(references)
    self.init(
      kind, of: type, named: methods.mockName, in: program, availability: methods.availability,
      generics: generics,
      // If only the main actor can name the types of a closure, only it can create the mock.
      globalActor: methods.isMadeOnMainActor ? Attribute("MainActor") : methods.globalActor,
      members: members, sources: [type], hiddenNames: methods.hiddenNames, references: all)
  }

  /// Creates the model of a closure's mock.
  ///
  /// - Parameters:
  ///   - closure: The type of the closure.
  ///   - type: The protocol whose method represents the closure.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the closure.
  static func model(
    of closure: TypeSyntax, as type: DeclaredType, named mockName: String, in program: Program
  ) throws(Refusal) -> MockModel {
    let methods = try model(ofProtocol: type, named: mockName, in: program)
    var hidden: String?
    _ = closure.rewritingNames { name in
      let found = program.find(name.path, from: type)
      if found?.isSeenByOtherFiles == false { hidden = name.name }
      return nil
    }
    if let hidden {
      throw Refusal(
        of: type,
        reason: "\(hidden) is private. Make it internal")
    }
    let writer = TypeWriter(program)
    var members = methods.members
    guard case .method(let name, _, let call)? = members.first?.shape,
      let (function, attributes) = writer.closure(closure, from: type)
    else { preconditionFailure("The protocol has one method.") }
    call.kind = .closure
    call.displayName = String(call.displayName.drop { $0 != "(" })
    members[0].shape = .method(name: ClosureModel.methodName, patternName: name, call)
    let actor = attributes.lazy.compactMap { program.globalActor($0, from: type) }.first
    let passed = writer.rewrite(.function(function), from: type)
    let model = ClosureModel(
      parameters: ["closure type: (\(writer.rewrite(closure, from: type))).Type"]
        + actor.asArray.map { "isolation: \($0.type).Type = \($0.type).self" },
      type: "@Sendable ".when(!methods.isMadeOnMainActor) + passed.description)
    return MockModel(
      .closure(model), of: type, implementing: methods, members: members,
      references: writer.collector.references, in: program)
  }

  /// Creates the model of the mock for a struct of closures.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the struct.
  ///   - clients: The structs whose mocks are parts of other mocks.
  static func model(
    ofStruct type: DeclaredType, named mockName: String, in program: Program,
    clients: ClientMocks
  ) throws(Refusal) -> MockModel {
    let resolver = try StructResolver(type, in: program, clients: clients)
    let methods = try model(
      ofProtocol: resolver.requirements, named: mockName, in: program)
    let structure = resolver.model(reference: methods.typeReference + methods.genericArguments)
    return MockModel(
      .client(structure), of: type, implementing: methods, members: methods.members,
      references: resolver.writer.collector.references, in: program)
  }
}
