/// Returns a list of the calls that a mock received, with the stubs that answered them.
///
/// ```swift
/// print(describe(bird))
/// ```
///
/// ```text
/// bird received 3 calls:
/// #1 chirp(volume: 42)     answered by the stub at ChirpTests.swift:12
/// #2 sing()     no stub
/// #3 chirp(volume: 3)     answered by the stub at ChirpTests.swift:14
/// ```
///
/// Mynah looks up the stubs when you call this function, so stubs that you cleared aren't shown. If
/// the mock records outcomes, each line ends with the outcome of the call:
///
/// ```text
/// bird received 1 call:
/// #1 chirp(volume: 42)     answered by the stub at ChirpTests.swift:12, returned true
/// ```
///
/// - Parameter mock: The mock to describe.
/// - Returns: The list, with one line per call.
public func describe(_ mock: any LocalMock) -> String {
  mock.mockingContext.callList()
}

/// Returns a list of the calls that a mock type's static members received.
///
/// ```swift
/// print(describe(BirdMock.self))
/// ```
///
/// - Parameter type: The mock type to describe.
/// - Returns: The list, with one line per call.
public func describe(_ type: any LocalMock.Type) -> String {
  type.mockingContext.callList()
}

extension MockingContext {
  /// Returns the calls that the mock received, with one line per call.
  ///
  /// - Parameter limit: The maximum number of calls to list, which are the newest ones.
  func callList(limit: Int = .max) -> String {
    guard settings.recording != .nothing else { return "\(name) is stubOnly and records no calls." }
    let snapshot = snapshot
    let invocations = snapshot.invocations
    let forgotten = snapshot.forgotten
    guard !invocations.isEmpty else { return "\(name) received no calls." }
    let total = invocations.count + forgotten
    var count = total.withNoun("call")
    if forgotten > 0 {
      count += ", of which \(forgotten.withVerb) forgotten"
    }
    let earlier = max(0, invocations.count - limit)
    let lines = invocations.enumerated().dropFirst(earlier).map { index, invocation in
      let stub = invocation.stubLocation.map { "answered by the stub at \($0.brief)" }
      let call = invocation.member.call(with: invocation.arguments)
      let outcome = invocation.outcome.map { ", \($0)" } ?? ""
      return "#\(index + 1) \(call)     \(stub ?? "no stub")\(outcome)"
    }
    let omitted = ["… \(earlier.withNoun("earlier call"))"].when(earlier > 0)
    return (["\(name) received \(count):"] + omitted + lines).joined(separator: "\n")
  }
}

extension MockingContext {
  /// The mocked type and the location of the mock, such as `the Bird made at BirdTests.swift:12`.
  package var origin: String { settings.origin }

  /// A note about calls that aren't recorded, or nil if all calls are recorded.
  package var note: String? {
    if settings.recording == .nothing { return "stubOnly, so calls aren't recorded" }
    let forgotten = snapshot.forgotten
    guard forgotten > 0 else { return nil }
    return forgotten.asForgottenCalls
  }
}
