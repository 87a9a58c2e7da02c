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
}
