public import MynahCore

/// Returns a sequence diagram of the calls that mocks received, in order.
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
/// The diagram is in the Mermaid format, which many tools show as a picture. Mynah doesn't know who
/// calls a mock, so the diagram shows all calls as calls from the test.
///
/// - Parameter mocks: The mocks, in the order of their lanes.
/// - Returns: The source of the diagram.
public func diagram(of mocks: any LocalMock...) -> String {
  sequenceDiagram(of: mocks.map(\.mockingContext))
}

/// Returns a sequence diagram of the calls that mock types' static members received, in order.
///
/// ```swift
/// print(diagram(of: BirdMock.self))
/// ```
///
/// - Parameter types: The mock types, in the order of their lanes.
/// - Returns: The source of the diagram.
public func diagram(of types: any LocalMock.Type...) -> String {
  sequenceDiagram(of: types.map { $0.mockingContext })
}

/// Returns a sequence diagram of the calls to several mocks.
func sequenceDiagram(of contexts: [MockingContext]) -> String {
  // A mock that is passed twice has only one lane.
  let contexts = contexts.unique(by: ObjectIdentifier.init)
  let names = contexts.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  var lines = ["sequenceDiagram", "  participant test"]
  var calls: [(serial: UInt64, line: String)] = []
  for (index, context) in contexts.enumerated() {
    let lane = "mock\(index + 1)"
    let isOnly = names[context.name] == 1
    let title = context.name + (isOnly ? "" : ", \(context.origin)")
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

extension String {
  /// The string as Mermaid source.
  ///
  /// Characters with a meaning in Mermaid or HTML are replaced by entities.
  fileprivate var escapedForMermaid: String {
    map { character in
      switch character {
      case "#", ";", "%", "$", "&", "<", ">", "\\":
        "#\(character.unicodeScalars.first?.value ?? 0);"
      case _ where character.isNewline: "<br/>"
      default: "\(character)"
      }
    }.joined()
  }
}
