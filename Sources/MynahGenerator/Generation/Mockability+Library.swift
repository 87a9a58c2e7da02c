internal import MynahSyntax

extension Mockability {
  /// Throws the reason for which a library can not hold a double of a type.
  static func checkLibrary(_ double: WantedDouble, in module: String?) throws(Refusal) {
    let hidden = double.type.constituents.first {
      $0.module.name != module && $0.access < .package
    }
    guard let type = hidden else { return }
    throw Refusal(
      typeName: double.type.qualifiedName, path: type.file.path, position: type.position,
      reason:
        "it is \(type.access.rawValue) in \(type.module.name), and a library that passes on mocks"
        + " sees only what is public, for release builds have no @testable imports",
      style: double.style)
  }

  /// Throws the reason for which a library can not pass on a double that is known already.
  static func checkLibrary(_ model: MockModel, of type: DeclaredType) throws(Refusal) {
    guard let (module, groups) = model.references.spi.groups.min(by: { $0.key < $1.key }),
      let group = groups.min()
    else { return }
    throw Refusal(
      of: type,
      reason: "a library that passes on its mock would make public what is @_spi(\(group)) in"
        + " \(module)")
  }
}
