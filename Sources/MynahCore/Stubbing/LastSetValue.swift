/// Returns what a property or subscript was last set to.
///
/// ```swift
/// given(bird.name).willReturn(lastSetValue(initial: ""))
/// print(bird.name)  // Prints ""
/// bird.name = "Ryan"
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// This stubs the setter too, so that it takes the place of older stubs of the setter; a newer stub of
/// the setter keeps the assignments that it answers to itself. A subscript has one value for all
/// indices.
///
/// A member without a setter fails the test:
///
/// ```text
/// lastSetValue(initial:) is used for age, which no assignment sets.
/// Write it for a property or subscript with a setter that is not generic, or write a value.
/// ```
///
/// - Parameter initial: What is returned before the first assignment.
/// - Returns: What `willReturn` takes.
public func lastSetValue<Function, Result, Failure>(
  initial: Result
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider { getter, location in
    let value = Locked(initial)
    let newValue = _ArgumentMatcher<Result>(
      { "any()" }, condition: { _ in true },
      capture: { new in
        if let new = new as? Result { value.update { $0 = new } }
      })
    if let setter = getter.setter {
      setter.addStub(newValue: newValue, at: location)
    } else {
      MockFailure.misuse(.nothingToSet(getter.member.name)).report(at: location)
    }
    return ProduceBehavior { value.withLock { $0 } }
  }
}
