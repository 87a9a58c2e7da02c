extension HeldCallFailure {
  var text: String {
    (sentences + mocks.lines + [advice].compactMap(\.self)).joined(separator: "\n")
  }

  private var sentences: [String] {
    switch problem {
    case .notHeld(let expected, let actual, let limit, let calls):
      [
        "Expected \(expected.asCalls) of \(pattern) to be held \(limit), but \(actual.asBeing).",
        list(calls),
      ]
    case .notCancelled(let expected, let actual, let limit, let calls):
      [
        "Expected \(expected.asCalls) of \(pattern) to be cancelled \(limit), but \(actual.asBeing).",
        list(calls),
      ]
    case .stillHeld(let calls, let consequence):
      if calls.count == 1 {
        [
          "Still held: call #\(calls[0].number) of \(pattern) was never \(word.past), and "
            + "\(consequence.text).",
          "Call: \(calls[0].text)",
        ]
      } else {
        [
          "Still held: \(calls.count) calls of \(pattern) were never \(word.past), and "
            + "\(consequence.text).",
          "Calls: " + numbered(calls),
        ]
      }
    case .unblocked(let call, .waited(let limit), let consequence):
      [
        "Still held: call #\(call.number) of \(pattern) blocked its thread for \(limit), and "
          + "\(consequence.text).",
        "Call: \(call.text)",
      ]
    case .unblocked(let call, .withoutThreads, let consequence):
      [
        "Not held: call #\(call.number) of \(pattern) can not wait, for this system has no threads, and "
          + "\(consequence.text).",
        "Call: \(call.text)",
      ]
    case .resumedTwice(let number, let earlier):
      ["Call #\(number) of \(pattern) is \(word.past), but it was \(earlier.text(word))."]
    case .resumedInVain(let number, let calls):
      [
        "Call #\(number) of \(pattern) is \(word.past), but it never came: there \(calls.asBeingCalls)."
      ]
    case .noSuchCall(let number):
      ["Call #\(number) of \(pattern) is \(word.past), but calls are counted from 1."]
    }
  }

  private var advice: String? {
    switch problem {
    case .notHeld, .notCancelled: nil
    case .stillHeld:
      "\(word.imperative) each call before the test ends, or write given(...).lenient() where some may be held then."
    case .unblocked(_, .withoutThreads, _):
      "Hold calls of async members, or resume this call before it is made."
    case .unblocked:
      "Resume the call from another thread, or write willBlock(atMost:) with a longer time."
    case .resumedTwice: "\(word.imperative) each call once: its calls say which are held."
    case .resumedInVain: "\(word.imperative) as many calls as there are."
    case .noSuchCall: "Write: \(word.example)"
    }
  }

  private func list(_ calls: [Call]) -> String {
    guard !calls.isEmpty else { return "No call came." }
    let texts = calls.prefix(listedCalls).map { "#\($0.number) \($0.text) \($0.state.text(word))" }
    let rest = calls.count > listedCalls ? "   and \(calls.count - listedCalls) more" : ""
    return "Calls: " + texts.joined(separator: "   ") + rest
  }

  private func numbered(_ calls: [Call]) -> String {
    let texts = calls.prefix(listedCalls).map { "#\($0.number) \($0.text)" }
    let rest = calls.count > listedCalls ? "   and \(calls.count - listedCalls) more" : ""
    return texts.joined(separator: "   ") + rest
  }
}

extension HeldCallFailure.Word {
  fileprivate var past: String { self == .resumed ? "resumed" : "completed" }

  fileprivate var imperative: String { self == .resumed ? "Resume" : "Complete" }

  fileprivate var example: String {
    self == .resumed ? "resume(call: 1, returning: ...)" : "complete(call: 1, with: ...)"
  }
}

extension HeldCallFailure.Call.State {
  fileprivate func text(_ word: HeldCallFailure.Word) -> String {
    switch self {
    case .held: "is held"
    case .heldAfterCancellation: "is cancelled and held"
    case .resumed: "was \(word.past)"
    case .resumedAfterCancellation: "was cancelled and \(word.past)"
    case .cancelled: "was cancelled"
    case .letGo: "was let go"
    }
  }
}

extension HeldCallFailure.Earlier {
  fileprivate func text(_ word: HeldCallFailure.Word) -> String {
    switch self {
    case .resumed(let location): "\(word.past) at \(location.brief)"
    case .cancelled: "cancelled, which ended it"
    case .letGo: "let go when nobody was left to do so"
    }
  }
}

extension HeldCallFailure.Consequence {
  fileprivate var text: String {
    switch self {
    case .returned(let value): "returned \(value)"
    case .threw(let error): "threw \(error)"
    case .called(let value): "its callback was called with \(value)"
    case .dropped: "its callback was not called"
    case .stopped: "nothing can be returned in its place"
    }
  }
}

extension Int {
  fileprivate var asCalls: String { self == 1 ? "1 call" : "\(self) calls" }

  /// How many of something there are, as in `none is`.
  var asBeing: String {
    switch self {
    case 0: "none is"
    case 1: "1 is"
    default: "\(self) are"
    }
  }

  fileprivate var asBeingCalls: String {
    switch self {
    case 0: "was no call"
    case 1: "was 1 call"
    default: "were \(self) calls"
    }
  }
}
