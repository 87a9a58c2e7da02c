internal import MynahSyntax

/// The closure that a mock stands for.
struct ClosureModel {
  /// The method that the closure calls.
  ///
  /// It isn't `callAsFunction`, so that `verify(next(3))` can only mean the pattern.
  static let methodName = "_call"

  /// The parameters of the function that makes the mock.
  ///
  /// There is one for the type, and one more if the closure belongs to a global actor: the compiler takes
  /// functions for the same that differ in nothing else.
  let parameters: [String]

  /// The type of the closure to pass on, which belongs to no actor.
  let type: String
}

extension DeclaredType {
  /// Makes up the protocol that the mock of a closure is generated from.
  ///
  /// - Parameters:
  ///   - closure: The type of the closure, which can be an alias.
  ///   - function: The function type behind it; nil if it isn't known yet.
  ///   - mention: Where a test asks for the mock.
  ///   - module: The module of the tests.
  convenience init(
    closure: TypeSyntax, function: FunctionTypeSyntax?, _ mention: Mention, in module: SourceModule
  ) {
    let parameters = (function?.parameters ?? []).enumerated().map { index, element in
      "_ argument\(index + 1): \(element.type)\(element.isVariadic ? "..." : "")"
    }
    let method = function.map {
      "func callAsFunction(\(parameters.joined(separator: ", "))) \($0.effects)"
        + ($0.result.isVoid ? "" : " -> \($0.result)")
    }
    let words = closure.description.split(separator: "->").map { part in
      part.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
    let name = "\(words.joined(separator: "To"))Closure"
    let imports = mention.imports.map { module in
      (mention.testableImports.contains(module) ? "@testable " : "") + "import \(module)\n"
    }
    let text = """
      \(imports.joined())
      nonisolated protocol \(name) {
        typealias Closure = \(closure)
        \(method ?? "")
      }
      """
    let file = SourceFile.parse(text, path: mention.filePath)
    guard case .type(var made)? = file.declarations.last else {
      preconditionFailure("A protocol is a type.")
    }
    made.namePosition = mention.position
    self.init(
      .type(made), module: module, file: file, path: [name], access: .internal, condition: nil,
      qualifiedName: closure.description)
  }

  /// The type of the closure that this protocol was made up for; nil if it wasn't.
  var closure: TypeSyntax? {
    // No other protocol has the name of a type that isn't one.
    guard path.last != qualifiedName, case .typeAlias(let alias)? = type?.members.first,
      alias.type.description == qualifiedName
    else { return nil }
    return alias.type
  }
}

extension MockModel {
  /// Turns the mock of a protocol into the mock of the closure that the protocol was made up for.
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
        reason: "\(hidden) is private, so that no other file sees it; make it internal")
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
  /// Makes the model of the double of a struct of closures.
  ///
  /// The closures are mocked as the methods of a protocol are, which is made up for them.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - mockName: The name of the double.
  ///   - program: What the names in it are looked up in.
  ///   - testModule: The module that the double is part of.
  ///   - clients: The structs whose doubles are parts of others.
  static func model(
    ofStruct type: DeclaredType, named mockName: String, in program: Program,
    from testModule: String?, clients: ClientDoubles
  ) throws(Refusal) -> MockModel {
    let resolver = try StructResolver(type, in: program, from: testModule, clients: clients)
    let requirements = resolver.requirements
    let model = try model(ofProtocol: requirements, named: mockName, in: program, from: testModule)
    model.isolateIfBound()
    model.conformances = []
    model.genericParameters = model.genericParameters.map { parameter in
      GenericParameter(name: parameter.name, constraint: parameter.constraint)
    }
    model.contextName = type.path.map(\.unticked).joined(separator: ".")
    model.sources = [type]
    model.structure = resolver.model(reference: model.typeReference + model.genericArguments)
    model.references.formUnion(resolver.writer.collector.references)
    return model
  }

  /// Isolates the mock of closures to the main actor if only the main actor can name their types.
  private func isolateIfBound() {
    if isMadeOnMainActor { globalActor = Attribute("MainActor") }
  }

  /// Whether the double is made of what only a testable import brings.
  var needsTestable: Bool { superclass?.needsTestable == true || structure?.needsTestable == true }
}
