extension SourceWriter {
  /// Says of an isolated mock that other parts of the program can use it as what is not isolated.
  ///
  /// Where everything is isolated to the main actor by default, conformances are too.
  mutating func nonisolatedConformances(of model: MockModel) {
    guard !model.nonisolatedParents.isEmpty else { return }
    line()
    attributes(model.availability)
    let parents = model.nonisolatedParents.joined(separator: ", ")
    line("nonisolated extension \(model.mockName): \(parents) {}")
  }

  /// Writes `==` and `hash(into:)` where the type asks for them: an instance is equal to itself only.
  mutating func identityConformances(of model: MockModel) {
    guard !model.isNSObject else { return }
    let nonisolated = model.globalActor != nil || model.isActor ? "nonisolated " : ""
    if model.isEquatable {
      line()
      let type = model.selfType
      let bool = model.standard("Bool")
      declaration("\(nonisolated)static func == (left: \(type), right: \(type)) -> \(bool)") {
        $0.line("left === right")
      }
    }
    if model.isHashable {
      line()
      declaration("\(nonisolated)func hash(into hasher: inout \(model.standard("Hasher")))") {
        $0.line("hasher.combine(ObjectIdentifier(self))")
      }
    }
  }
}
