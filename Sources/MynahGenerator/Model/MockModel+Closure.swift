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
      part.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
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
      let attributes = testableImports.contains(module) ? [Attribute("testable")] : []
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
  /// Converts the mock of a closure's protocol to the mock of the closure.
  func mock(
    _ closure: TypeSyntax, of type: DeclaredType, in program: Program, from testModule: String?
  ) throws(Refusal) {
    var hidden: String?
    _ = closure.rewritingNames { name in
      let found = program.find(name.components.map(\.name), from: type)
      if found?.isSeenByOtherFiles == false { hidden = name.name }
      return nil
    }
    if let hidden {
      throw Refusal(
        of: type,
        reason: "\(hidden) is private. Make it internal")
    }
    let writer = TypeWriter(program, for: testModule)
    guard case .method(let name, _, let call)? = members.first?.shape,
      let (function, attributes) = writer.closure(closure, from: type)
    else { preconditionFailure("The protocol has one method.") }
    call.kind = .closure
    call.displayName = String(call.displayName.drop { $0 != "(" })
    members[0].shape = .method(name: ClosureModel.methodName, patternName: name, call)
    let actor = attributes.lazy.compactMap { program.globalActor($0, from: type) }.first
    let passed = writer.rewrite(.function(function), from: type)
    self.closure = ClosureModel(
      parameters: ["closure type: (\(writer.rewrite(closure, from: type))).Type"]
        + (actor.map { ["isolation: \($0.type).Type = \($0.type).self"] } ?? []),
      type: (isMadeOnMainActor ? "" : "@Sendable ") + "\(passed)")
    isolateIfBound()
    conformances = []
    contextName = "Closure"
    references.formUnion(writer.collector.references)
  }
}

extension MockModel {
  /// Creates the model of the mock for a struct of closures.
  ///
  /// The closures are mocked like methods, which belong to a protocol that's created for this
  /// purpose.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - mockName: The name of the mock.
  ///   - program: The program that resolves the names in the struct.
  ///   - testModule: The module that contains the mock.
  ///   - clients: The structs whose mocks are parts of other mocks.
  static func model(
    ofStruct type: DeclaredType, named mockName: String, in program: Program,
    from testModule: String?, clients: ClientMocks
  ) throws(Refusal) -> MockModel {
    let resolver = try StructResolver(type, in: program, from: testModule, clients: clients)
    let requirements = resolver.requirements
    let model = try model(ofProtocol: requirements, named: mockName, in: program, from: testModule)
    model.isolateIfBound()
    model.conformances = []
    model.genericParameters = model.genericParameters.map { parameter in
      GenericParameter(name: parameter.name, constraint: parameter.constraint)
    }
    model.contextName = type.path.map(\.unquoted).joined(separator: ".")
    model.sources = [type]
    model.structure = resolver.model(reference: model.typeReference + model.genericArguments)
    model.references.formUnion(resolver.writer.collector.references)
    return model
  }

  /// Isolates a mock of closures to the main actor if only the main actor can name their types.
  private func isolateIfBound() {
    if isMadeOnMainActor { globalActor = Attribute("MainActor") }
  }

  /// A Boolean value that indicates whether the mock uses declarations that need a testable import.
  var needsTestable: Bool { superclass?.needsTestable == true || structure?.needsTestable == true }
}
