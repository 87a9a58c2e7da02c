/// Returns a text with every call that a mock received, and for each which stub answered it.
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
/// A stub is found anew, among those that the mock has now: one that was cleared is not shown. Where the mock
/// records outcomes, each call has its own too:
///
/// ```text
/// bird received 1 call:
/// #1 chirp(volume: 42)     answered by the stub at ChirpTests.swift:12, returned true
/// ```
///
/// - Parameter mock: The mock to describe.
/// - Returns: The text, a line a call.
public func describe(_ mock: any LocalMock) -> String {
  mock.mockingContext.callsText
}

/// Returns a text with every call that a mock type's static members received.
///
/// - Parameter type: The mock type to describe.
public func describe(_ type: any LocalMock.Type) -> String {
  type.mockingContext.callsText
}

extension MockingContext {
  /// Every call that the mock received, a line each.
  var callsText: String {
    guard settings.recording != .nothing else { return "\(name) is stubOnly and records no calls." }
    let invocations = invocations
    guard !invocations.isEmpty else { return "\(name) received no calls." }
    let total = invocations.count + forgotten
    let count =
      "\(total) call\(total == 1 ? "" : "s")"
      + (forgotten > 0 ? ", of which \(forgotten) \(forgotten == 1 ? "is" : "are") forgotten" : "")
    let lines = invocations.enumerated().map { index, invocation in
      let stub = invocation.stubLocation.map { "answered by the stub at \($0.brief)" }
      let call = invocation.member.call(with: invocation.arguments)
      let outcome = invocation.outcome.map { ", \($0)" } ?? ""
      return "#\(index + 1) \(call)     \(stub ?? "no stub")\(outcome)"
    }
    return (["\(name) received \(count):"] + lines).joined(separator: "\n")
  }
}

extension MockingContext {
  /// The number of older calls that aren't recorded any more.
  private var forgotten: Int { members.reduce(0) { $0 + $1.history.serials.forgotten } }

  /// The mock and the place that made it, as in `the Bird made at BirdTests.swift:12`.
  package var origin: String { settings.origin }

  /// The calls that are not recorded; nil if all are.
  package var note: String? {
    if settings.recording == .nothing { return "stubOnly, so that no calls are recorded" }
    guard forgotten > 0 else { return nil }
    return "\(forgotten) older call\(forgotten == 1 ? " is" : "s are") forgotten"
  }
}
