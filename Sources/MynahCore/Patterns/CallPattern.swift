/// A pattern that selects calls of one member; what `given` and `verify` take.
///
/// `Function` is the member's function type, effects included; where a `throws` has a type, without that.
/// `Failure` is `Never`, `any Error` or the error of a typed `throws`, so that `willThrow` takes what the
/// member throws.
public struct CallPattern<Function, Result, Failure: Error> {
  let selection: any CallSelection<Result, Failure>

  init(_ selection: any CallSelection<Result, Failure>) {
    self.selection = selection
  }
}

/// A pattern that selects calls of one `async` member without a result.
///
/// In an async context the compiler prefers what is `async`, and there the call itself could be meant
/// as well: what `given` and `verify` take may be an assignment, which has no result either. So `given`
/// and `verify` are `async` for these patterns:
///
/// ```swift
/// await given(bird.rest(hours: 3)).willReturn()
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
public struct _AsyncCallPattern<Function, Failure: Error> {
  let selection: any CallSelection<Void, Failure>
}

/// A pattern that selects calls of a property's or a subscript's getter.
public struct PropertyPattern<Value> {
  /// What the pattern selects; nil where a matcher stands in for it, which left itself elsewhere.
  let selection: (any CallSelection<Value, Never>)?

  /// Makes what a matcher returns that is assigned to a property.
  init() {
    selection = nil
  }
}
