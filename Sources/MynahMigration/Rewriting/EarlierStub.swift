/// A stub that was written before others of the same member, within the same braces.
struct EarlierStub {
  private let brace: Int?
  private let arguments: [String]

  /// How many arguments it says something of.
  let specificity: Int

  init(_ arguments: [CallChain.Argument], brace: Int?, in source: TokenizedSource) {
    self.brace = brace
    self.arguments = arguments.map { source.text(of: $0.value) }
    specificity = self.arguments.count { argument in
      ![".any", "._"].contains { argument.hasPrefix($0) }
    }
  }

  /// Whether some calls are answered by both: they differ in no value.
  func overlaps(_ other: EarlierStub) -> Bool {
    brace == other.brace && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0 == $1 || !isValue($0) || !isValue($1) }
  }

  private static let matchers = ["any", "notNil", "isNil", "sameInstance", "ParameterMatcher"]

  private func isValue(_ argument: String) -> Bool {
    if argument.hasPrefix(".") { return argument.hasPrefix(".value(") }
    return !Self.matchers.contains { argument.hasPrefix($0) }
  }
}

extension Migrator {
  /// Forgets the stubs of a mock, which is reset.
  mutating func forgetStubs(of mock: Range<Int>) {
    earlierStubs[source.text(of: mock)] = nil
  }

  /// Remembers a stub.
  ///
  /// - Parameters:
  ///   - mock: The mock's expression.
  ///   - member: The name of its member.
  ///   - arguments: The member's own arguments.
  ///   - statement: Where the statement begins.
  /// - Returns: The stub, and the earlier ones of the member that answer some of its calls.
  mutating func addStub(
    of mock: Range<Int>, _ member: Int, _ arguments: [CallChain.Argument],
    at statement: Int
  ) -> (stub: EarlierStub, earlier: [EarlierStub]) {
    let stub = EarlierStub(arguments, brace: source.braces[statement], in: source)
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    let key = "\(source.texts[member])(\(labels))"
    let name = source.text(of: mock)
    let earlier = earlierStubs[name]?[key]?.filter { $0.overlaps(stub) } ?? []
    earlierStubs[name, default: [:]][key, default: []].append(stub)
    return (stub, earlier)
  }
}
