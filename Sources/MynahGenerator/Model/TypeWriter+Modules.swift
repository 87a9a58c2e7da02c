internal import MynahSyntax

extension TypeWriter {
  /// A module's name as it stands before that of a type.
  func component(ofModule name: String) -> NamedType.Component {
    if associatedTypes.contains(name) || aliases[name] != nil { collector.hidden.insert(name) }
    return NamedType.Component(name)
  }

  /// Says that a mock names types of Swift with their module, where others hide them.
  func addHidden(_ names: Set<String>) {
    let isOfSwift = names.contains { TypeNames.generatedCodeOfSwift[$0] != nil }
    if isOfSwift { _ = component(ofModule: "Swift") }
  }

  /// Throws where not all types that were written are what they must be.
  func check(of type: DeclaredType) throws(Refusal) {
    try expansions.check(of: type)
    guard let name = collector.hidden.min() else { return }
    throw Refusal(ofType: type, namedAsModule: name)
  }
}

extension Refusal {
  /// The refusal of a type that gives another one the name of a module that its mock must name.
  init(ofType type: DeclaredType, namedAsModule name: String) {
    self.init(
      typeName: type.qualifiedName, path: type.file.path, position: type.position,
      reason: "it calls a type \(name), as the module is called that its mock must name")
  }
}
