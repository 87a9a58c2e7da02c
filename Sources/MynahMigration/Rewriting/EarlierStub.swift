/// A stub that precedes other stubs on the same member in a file.
struct EarlierStub {
  private let brace: Int?
  private let arguments: [String]

  /// The number of arguments that don't match every value.
  let specificity: Int

  init(_ arguments: [CallChain.Argument], brace: Int?, in source: TokenizedSource) {
    self.brace = brace
    self.arguments = arguments.map { source.text(of: $0.value) }
    specificity = self.arguments.count { argument in
      ![".any", "._"].contains { argument.hasPrefix($0) }
    }
  }

  /// Returns a Boolean value that indicates whether some calls match both stubs.
  ///
  /// This is false for stubs in different braces, or if an argument has two different values.
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
  /// Records a stub.
  ///
  /// - Parameters:
  ///   - mock: The expression of the mock.
  ///   - member: The name of the mock's member.
  ///   - arguments: The arguments of the member.
  ///   - statement: The first token of the statement.
  /// - Returns: The stub, and the earlier stubs on the member that match some of the same calls.
  func addStub(
    of mock: Range<Int>, _ member: Int, _ arguments: [CallChain.Argument],
    at statement: Int
  ) -> (stub: EarlierStub, earlier: [EarlierStub]) {
    let stub = EarlierStub(arguments, brace: source.braces[statement], in: source)
    let key = "\(source.texts[member])(\(arguments.labels))"
    let name = source.text(of: mock)
    let earlier = earlierStubs[name]?[key]?.filter { $0.overlaps(stub) } ?? []
    earlierStubs[name, default: [:]][key, default: []].append(stub)
    return (stub, earlier)
  }
}
