// Each element answers a single call, even if several threads make calls at the same time.

/// Returns one value after another, and repeats the last value for all further calls.
///
/// ```swift
/// given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
/// print(bird.name)  // Prints "Ryan"
/// print(bird.name)  // Prints "Sterling"
/// print(bird.name)  // Prints "Sterling"
/// ```
///
/// - Parameter values: The values to return, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func sequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .repeatsLast)
}

/// Calls one closure after another, and repeats the last closure for all further calls.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(sequence(of: { $0 > 3 }, { $0 > 5 }))
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func sequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .repeatsLast)
}

/// Returns one value after another, and starts again after the last value.
///
/// ```swift
/// given(bird.name).willReturn(loopingSequence(of: "Ryan", "Sterling"))
/// print(bird.name)  // Prints "Ryan"
/// print(bird.name)  // Prints "Sterling"
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// - Parameter values: The values to return, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func loopingSequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .startsAgain)
}

/// Calls one closure after another, and starts again after the last closure.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(loopingSequence(of: { $0 > 3 }, { $0 > 5 }))
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func loopingSequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .startsAgain)
}

/// Returns one value after another, and then continues with the next answer of the chain.
///
/// ```swift
/// given(bird.name)
///   .willReturn(finiteSequence(of: "Ryan", "Sterling"))
///   .willReturn("Maya")
/// ```
///
/// If the chain doesn't have another answer, the stub has ended. Older stubs don't take over: the
/// call returns a default value, or it's unexpected.
///
/// ```text
/// Unexpected call: no stub answers bird.name, which returned "".
/// Stub name at BirdTests.swift:12: its sequence has ended
/// Write: given(bird.name).willReturn(<#String#>)
/// ```
///
/// - Parameter values: The values to return, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func finiteSequence<Function, Result, Failure>(
  of values: Result...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(values.map { ReturnBehavior($0) }, ending: .ends)
}

/// Calls one closure after another, and then continues with the next answer of the chain.
///
/// ```swift
/// given(bird.chirp(volume: any()))
///   .willReturn(finiteSequence(of: { $0 > 3 }, { $0 > 5 }))
///   .willReturn(false)
/// ```
///
/// - Parameter functions: Closures of the member's exact type, in order.
/// - Returns: A provider that you pass to `willReturn`.
public func finiteSequence<Function, Result, Failure>(
  of functions: Function...
) -> ImplementationProvider<Function, Result, Failure> {
  ImplementationProvider(functions.map { .performing($0) }, ending: .ends)
}

/// The condition under which the next answer of a chain takes over.
///
/// ```swift
/// given(bird.name)
///   .willReturn(loopingSequence(of: "Ryan", "Sterling"), transition: .after(4))
///   .willReturn("Maya")
/// ```
public enum TransitionStrategy: Sendable {
  /// A transition after a number of calls. The last answer of a chain just continues.
  case after(_ times: Int)

  /// A transition when a sequence ends. Only a `finiteSequence(of:)` ends.
  case onFirstNil
}

extension TransitionStrategy {
  /// Returns the number of calls that an answer gives before the next answer takes over, or nil.
  func limit(at location: CodeLocation) -> Int? {
    guard case .after(let times) = self else { return nil }
    if times < 1 { Misuse.transitionAtOnce(times).report(at: location) }
    return times
  }
}

/// Returns the value that a property or subscript was last set to.
///
/// ```swift
/// given(bird.name).willReturn(lastSetValue(initial: ""))
/// print(bird.name)  // Prints ""
/// bird.name = "Ryan"
/// print(bird.name)  // Prints "Ryan"
/// ```
///
/// This stubs the setter, too, and takes precedence over older stubs of the setter. If a newer stub
/// of the setter answers an assignment, the value doesn't change. A subscript has a single value
/// for all indices.
///
/// If the member doesn't have a setter, the test fails:
///
/// ```text
/// lastSetValue(initial:) is used for age, which can't be assigned.
/// Use it for a property or subscript with a nongeneric setter, or write a value.
/// ```
///
/// - Parameter initial: The value to return before the first assignment.
/// - Returns: A provider that you pass to `willReturn`.
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
      // The test didn't write this stub, so the stub of the getter stands for it.
      let indices = (0..<(setter.member.argumentCount - 1)).map { _ in
        _ArgumentMatcher<Any>.anything
      }
      let stub = AllTypesStub(for: indices + [newValue], at: location)
      _ = stub.append(.success(()))
      stub.add(to: setter)
    } else {
      Misuse.nothingToSet(getter.member.name).report(at: location)
    }
    return ProduceBehavior { value.withLock { $0 } }
  }
}
