/// Calls of mocks that should not have been made, or that no `verify` covers.
package struct UnwantedCalls: Sendable {
  /// What failures call the mocks.
  let mockNames: [String]

  /// The mocks whose names are not their own.
  let mocks: [NamedMock]
  let rule: NoInteractions.Rule
  let calls: ListedCalls

  /// How many more calls are unwanted, but forgotten.
  let forgotten: Int

  /// How many calls the mocks received, unwanted or not.
  let callCount: Int

  /// How long was waited; nil where nobody waited.
  let limit: String?
}

extension UnwantedCalls {
  /// The failure's text.
  var text: String { ([callsText] + mocks.lines).joined(separator: "\n") }

  private var callsText: String {
    let names = mockNames.asPhrase
    let total = calls.count + forgotten
    let parts = [calls.text, forgotten > 0 ? "\(forgotten) forgotten" : ""]
    let list = parts.filter { !$0.isEmpty }.joined(separator: "   ")
    let waited = limit.asSuffix
    switch rule {
    case .none:
      let subject = mockNames.count == 1 ? "it was" : "they were"
      return """
        Expected no calls of \(names)\(waited), but \(subject) called \(total.asTimes).
        Calls: \(list)
        """
    case .noUnverified, .noUnverifiedUnstubbed:
      let state = rule == .noUnverified ? "not verified" : "neither verified nor stubbed"
      let count = "\(total) of \(callCount) call\(callCount == 1 ? "" : "s")"
      return """
        Expected no more calls of \(names)\(waited), but \(count) \(total == 1 ? "is" : "are") \
        \(state).
        \(state.prefix(1).uppercased() + state.dropFirst()): \(list)
        """
    }
  }
}
