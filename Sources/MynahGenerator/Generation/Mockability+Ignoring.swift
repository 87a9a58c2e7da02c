internal import MynahSyntax

extension Mockability {
  /// Whether a person says that a type, or a part of a composition, is not to be mocked.
  static func isIgnored(_ type: DeclaredType, among names: Set<String>) -> Bool {
    !names.isEmpty
      && type.constituents.contains {
        names.contains($0.qualifiedName) || names.contains("\($0.module.name).\($0.qualifiedName)")
      }
  }

  /// Throws the refusal of a type that a person leaves out.
  static func check(_ type: DeclaredType, isNotAmong names: Set<String>) throws(Refusal) {
    guard isIgnored(type, among: names) else { return }
    throw Refusal(
      typeName: type.qualifiedName, path: type.file.path, position: type.position,
      reason: "a file .mynahignore names it")
  }
}
