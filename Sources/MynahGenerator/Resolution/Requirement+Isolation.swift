internal import MynahSyntax

extension Requirement {
  /// Whether it can be called from everywhere, and another requirement names the actor that it is for.
  func isFree(where other: Requirement, in program: Program) -> Bool {
    isNonisolated && actor(in: program) == nil && other.actor(in: program) != nil
  }

  /// The attribute of the global actor that the requirement names.
  func actor(in program: Program) -> Attribute? {
    program.globalActor(among: declaration.syntax?.attributes ?? [], from: origin)
  }
}
