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
