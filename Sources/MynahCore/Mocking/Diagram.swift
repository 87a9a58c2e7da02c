/// Writes the calls that mocks received, in their order, as a sequence diagram.
///
/// ```swift
/// print(diagram(of: office, bird))
/// ```
///
/// ```text
/// sequenceDiagram
///   participant test
///   participant mock1 as office
///   participant mock2 as bird
///   test->>mock1: deliver("letter")
///   test->>mock2: fly(to: "Oslo")
/// ```
///
/// The text is Mermaid, which many tools show as a picture. Who called is not known, so that all calls
/// come from the test.
///
/// - Parameter mocks: The mocks, in the order of their lanes.
/// - Returns: The text.
public func diagram(of mocks: any LocalMock...) -> String {
  sequenceDiagram(of: mocks.map(\.mockingContext))
}

/// Writes the calls that mock types' static members received, in their order, as a sequence diagram.
///
/// - Parameter types: The mock types, in the order of their lanes.
/// - Returns: The text.
public func diagram(of types: any LocalMock.Type...) -> String {
  sequenceDiagram(of: types.map { $0.mockingContext })
}

/// Writes the calls of several mocks as a sequence diagram.
package func sequenceDiagram(of contexts: [MockingContext]) -> String {
  // A mock that is named twice has one lane.
  var seen: Set<ObjectIdentifier> = []
  let contexts = contexts.filter { seen.insert(ObjectIdentifier($0)).inserted }
  let names = contexts.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  var lines = ["sequenceDiagram", "  participant test"]
  var calls: [(serial: UInt64, line: String)] = []
  for (index, context) in contexts.enumerated() {
    let lane = "mock\(index + 1)"
    let isOnly = names[context.name] == 1
    let title = context.name + (isOnly ? "" : ", \(context.settings.origin)")
    lines.append("  participant \(lane) as \(title.escapedForMermaid)")
    if let note = context.note { calls.append((0, "  Note over \(lane): \(note)")) }
    calls += context.invocations.map { invocation in
      let call = invocation.member.call(with: invocation.arguments)
      return (invocation.serial, "  test->>\(lane): \(call.escapedForMermaid)")
    }
  }
  lines += calls.sorted { $0.serial < $1.serial }.map(\.line)
  return lines.joined(separator: "\n")
}

extension MockingContext {
  /// What is not in the diagram; nil where all is.
  fileprivate var note: String? {
    if settings.recording == .nothing { return "stubOnly, so that no calls are recorded" }
    let forgotten = members.reduce(0) { $0 + $1.history.serials.forgotten }
    guard forgotten > 0 else { return nil }
    return "\(forgotten) older call\(forgotten == 1 ? " is" : "s are") forgotten"
  }
}

extension String {
  /// The text as Mermaid shows it: what means something to it, or to HTML, is an entity.
  fileprivate var escapedForMermaid: String {
    var text = ""
    for character in self {
      switch character {
      case "#", ";", "%", "$", "&", "<", ">", "\\":
        text += "#\(character.unicodeScalars.first?.value ?? 0);"
      case _ where character.isNewline: text += "<br/>"
      default: text.append(character)
      }
    }
    return text
  }
}

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
    let forgotten = members.reduce(0) { $0 + $1.history.serials.forgotten }
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
