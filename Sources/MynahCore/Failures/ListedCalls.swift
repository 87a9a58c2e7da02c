/// Some of the calls of mocks, as failures list them: with their place among all of them.
struct ListedCalls: Sendable {
  /// The texts of the listed calls, each with its number.
  let texts: [String]

  /// How many calls are left out before and after those.
  let earlier: Int
  let later: Int

  /// How many calls a failure lists.
  private static var limit: Int { 10 }

  /// Lists calls that follow one another.
  ///
  /// - Parameters:
  ///   - invocations: All calls.
  ///   - number: The call that matters most, counted from 1; it is listed in any case.
  init(_ invocations: [MockInvocation], around number: Int = 1) {
    let first = max(0, min(number - 1 - Self.limit / 2, invocations.count - Self.limit))
    let shown = invocations.indices.dropFirst(first).prefix(Self.limit)
    texts = shown.map { "#\($0 + 1) \(invocations[$0])" }
    earlier = first
    later = invocations.count - first - shown.count
  }

  /// Lists the first of the calls at some places.
  init(_ invocations: [MockInvocation], at numbers: [Int]) {
    texts = numbers.prefix(Self.limit).map { "#\($0 + 1) \(invocations[$0])" }
    earlier = 0
    later = max(0, numbers.count - Self.limit)
  }

  /// How many calls there are, listed or not.
  var count: Int { earlier + texts.count + later }

  /// The calls in one line.
  var text: String {
    var parts = texts
    if earlier > 0 { parts.insert("\(earlier) earlier", at: 0) }
    if later > 0 { parts.append("and \(later) more") }
    return parts.joined(separator: "   ")
  }
}
