// Each element answers one call, also where several threads call at once.

/// Returns one value after another, and the last one for all calls that follow.
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// print(bird.name)  // Prints "Ryan"
/// print(bird.name)  // Prints "Sterling"
/// print(bird.name)  // Prints "Sterling"
/// ```
///
/// - Parameter values: What the calls return, in order.
/// - Returns: What `willReturn` takes.
public func sequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .repeatsLast)
}

/// Calls one closure after another, and the last one for all calls that follow.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(sequence(of: { $0 > 3 }, { $0 > 5 }))
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: What `willReturn` takes.
public func sequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .repeatsLast)
}

/// Returns one value after another, and starts again after the last one.
///
/// ```swift
/// given(bird.name).willReturn(loopingSequence(of: "Ryan", "Sterling"))
/// print(bird.name)  // Prints "Ryan"
/// print(bird.name)  // Prints "Sterling"
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// - Parameter values: What the calls return, in order.
/// - Returns: What `willReturn` takes.
public func loopingSequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .startsAgain)
}

/// Calls one closure after another, and starts again after the last one.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(loopingSequence(of: { $0 > 3 }, { $0 > 5 }))
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: What `willReturn` takes.
public func loopingSequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .startsAgain)
}

/// Returns one value after another, and then gives way to the next behavior of the chain.
///
/// ```swift
/// given(bird.name)
///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
///   .willReturn("Maya")
/// ```
///
/// Where no behavior follows, the stub has ended. It does not give way to older stubs: the call is
/// answered by a default value, or it is unexpected.
///
/// ```text
/// Unexpected call: no stub answers bird.name, which returned "".
/// Stub name at BirdTests.swift:12: its sequence has ended
/// Write: given(bird.name).willReturn(<#String#>)
/// ```
///
/// - Parameter values: What the calls return, in order.
/// - Returns: What `willReturn` takes.
public func finiteSequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .ends)
}

/// Calls one closure after another, and then gives way to the next behavior of the chain.
///
/// ```swift
/// given(bird.chirp(volume: any()))
///   .willReturn(finiteSequence(of: { $0 > 3 }, { $0 > 5 }))
///   .willReturn(false)
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: What `willReturn` takes.
public func finiteSequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .ends)
}

/// When a sequence within a chain of behaviors gives way to the next link.
///
/// ```swift
/// given(bird.name)
///   .willReturn(loopingSequence(of: "Ryan", "Sterling"), transition: .after(4))
///   .willReturn("Maya")
/// ```
public enum TransitionStrategy: Sendable {
  /// After a number of answers; the last link of a chain goes on all the same.
  case after(_ times: Int)

  /// When the sequence ends, which only a `finiteSequence(of:)` does.
  case onFirstNil
}

extension Behavior {
  /// Returns this behavior as a link of a chain, which gives way to the next one as a transition says.
  func link(_ transition: TransitionStrategy, at location: CodeLocation) -> Behavior {
    switch transition {
    case .onFirstNil: return kind == .takesCall ? LimitedBehavior(self, limit: .max) : self
    case .after(let times):
      if times < 1 { Misuse.transitionAtOnce(times).report(at: location) }
      return LimitedBehavior(self, limit: times)
    }
  }
}

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
      Misuse.nothingToSet(getter.member.name).report(at: location)
    }
    return ProduceBehavior { value.withLock { $0 } }
  }
}
