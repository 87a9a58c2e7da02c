internal import MynahSyntax

extension ClassResolver {
  /// Leaves the initializers that a subclass in the tests can call, of which it needs one.
  mutating func checkInitializers() throws(Refusal) {
    let all = result.initializers
    result.initializers = all.filter { initializer in
      let level = initializer.declaration.accessLevel ?? .internal
      return isVisible(level, initializer.origin)
        && (initializer.declaration.spiGroup == nil
          || program.seesSPI(of: initializer.origin.module))
        && !initializer.declaration.attributes.contains(where: \.isUnavailable)
        && (!initializer.isDesignated || initializer.isRequired || initializer.isCallable)
    }
    let designated = result.initializers.filter(\.isDesignated)
    if !designated.contains(where: \.isCallable) {
      throw refusal("it has no designated initializer that a subclass in the tests can call")
    }
    for initializer in all where initializer.isDesignated && !initializer.isCallable {
      if let reason = reasonAgainstLeaving(initializer) { throw refusal(reason) }
    }
    // A subclass inherits the others if it overrides all that are designated, which other modules do
    // not know of a public class where one is not public, even if they import it as testable.
    let isUncertain = designated.contains { initializer in
      initializer.origin.module.name != testModule && initializer.origin.access >= .public
        && (initializer.declaration.accessLevel ?? .internal) < .public
    }
    if isUncertain || designated.count < all.count(where: \.isDesignated) {
      let required = result.initializers.filter { !$0.isDesignated && $0.isRequired }
      result.initializers =
        designated
        + required.map { initializer in
          var copy = initializer
          copy.isInherited = false
          return copy
        }
    }
    if result.initializers.contains(where: {
      ($0.declaration.accessLevel ?? .internal) < .public
    }) {
      result.needsTestable = true
    }
  }

  /// Why an initializer that a mock can not override does not let the mock compile.
  private func reasonAgainstLeaving(_ initializer: ClassInitializer) -> String? {
    let (declaration, origin) = (initializer.declaration, initializer.origin)
    if declaration.parameters.contains(where: { $0.defaultValue == "#isolation" }) {
      return "the compiler crashes at an initializer that it can not call, with #isolation"
    }
    if let pack = declaration.genericParameters.first(where: { $0.kind == .pack }) {
      return
        "the compiler crashes at an initializer that it can not call, with the pack \(pack.name)"
    }
    guard declaration.effects.isAsync else { return nil }
    if let actor = program.globalActor(among: declaration.attributes, from: origin) {
      return "it has an initializer that nobody can override, and that suspends on \(actor)"
    }
    // The compiler's own override of it runs where the mock's module has such things run.
    guard origin.module.settings.isNonsendingByDefault,
      !program.settings(of: testModule).isNonsendingByDefault,
      program.globalActor(of: origin) == nil, !declaration.hasAttribute("concurrent"),
      let kept = declaration.parameters.first(where: { !program.isSendable($0.type, from: origin) })
    else { return nil }
    return "it has an initializer that nobody can override, and that suspends where its caller is,"
      + " from where \(kept.name) can not be sent"
  }
}
