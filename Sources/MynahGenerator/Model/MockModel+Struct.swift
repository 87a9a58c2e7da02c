internal import MynahSyntax

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
    let model = try model(
      ofProtocol: requirements, named: mockName, in: program, from: testModule)
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

  /// Whether the double is made of what only a testable import brings.
  var needsTestable: Bool {
    superclass?.needsTestable == true || structure?.needsTestable == true
  }
}
