internal import MynahSyntax

extension String {
  /// The name with as many underscores before it as it takes to be free.
  func underscored(while isTaken: (String) -> Bool) -> String {
    var name = self
    while isTaken(name) { name = "_\(name)" }
    return name
  }
}

extension MemberBuilder {
  /// A name for a generic parameter that a declaration does not have by itself.
  func freeTypeName(_ name: String, beside generics: Set<String>) -> String {
    name.underscored {
      generics.contains($0) || writer.associatedTypes.contains($0) || program.declares($0)
    }
  }

  /// What `throws` without a type throws: any error, with its module where a type of the program has
  /// the name.
  func anyError(beside generics: Set<String>) -> CallEffects.Failure {
    .any(isQualified: isErrorShadowed || generics.contains("Error"))
  }
}

extension MemberBuilder {
  /// What the members of a mock call without saying of what, so that nothing else can have the names; a
  /// test compares those of the library with its sources.
  static let functionsInMocks: Set = [
    "_argument", "_assigned", "_exactly", "_isAssignmentPattern", "_located",
    "_nonEscapingArgument",
    "_required", "_rethrow", "_sent", "_sentOwned", "_staticContext", "_staticMembers", "_statics",
    "_unreadable", "_untypedArgument", "withoutActuallyEscaping",
  ]
}

extension Program {
  /// Whether `Error` is another type than Swift's in a subclass of classes, or what conforms to
  /// protocols.
  func isErrorShadowed(in types: [DeclaredType], associatedTypes: Set<String>) -> Bool {
    if associatedTypes.contains("Error") { return true }
    guard declares("Error") else { return false }
    return types.contains { find(["Error"], from: $0).map { !$0.module.isToolchain } ?? false }
  }
}

extension Program {
  /// The names of types that mocks name by themselves, and that mean others inside of some types.
  func hiddenNames(in types: [DeclaredType]) -> Set<String> {
    Refusal.namesInMocks.filter { name in
      declares(name)
        && types.contains { find($0.path + [name], in: [$0.module.name]) != nil }
    }
  }
}

extension Refusal {
  /// The refusal of a type whose mock could not name what it is made of, because a generic parameter
  /// has the name; nil where none has.
  init?(ofShadowing names: [String], for type: DeclaredType) {
    guard let name = names.first(where: Self.namesInMocks.contains) else { return nil }
    self.init(
      typeName: type.qualifiedName, path: type.file.path, position: type.position,
      reason: "\(name) would be a generic parameter of its mock, which needs the type of that name")
  }

  /// The types that the generated code of a mock names by itself.
  static let namesInMocks = Set(TypeNames.generatedCode.keys)
    .union(TypeNames.generatedCodeOfSwift.keys)
    .union(["_AnyMockedMember", "LocalMock", "_ReportsToTests"])
}
