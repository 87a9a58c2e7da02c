/// A call that no stub answers.
struct UnexpectedCall {
  /// What a missing stub was replaced by.
  enum Consequence {
    case returned(String)
    case threw
    case ignored
    case stopped

    var text: String {
      switch self {
      case .returned(let value): ", which returned \(value)"
      case .threw: ", which threw this failure"
      case .ignored: ", and this session is strict"
      case .stopped: ", and nothing can be returned in its place"
      }
    }
  }

  /// The call as it is written, as in `bird.fly(to: "Oslo")`.
  let call: String
  let memberName: String

  /// The call of the stub to write, and its result's type.
  let example: String
  let resultType: String
  let consequence: Consequence

  /// The newest stubs of the member, and how many more there are.
  let stubs: [RejectedStub]
  let moreStubs: Int

  /// The members of this name and other types that have stubs.
  let otherTypes: OtherTypes?

  /// Lines that explain which mock is meant, if its name isn't unique.
  let mocks: [String]

  /// The objects that the call is forwarded to in vain.
  let passedOver: [PassedOverTarget]
}

/// An object that calls are forwarded to, but can't answer them.
struct PassedOverTarget: Sendable {
  let type: String

  /// The type that the object isn't of; nil if it only lacks the member, which is optional.
  let wanted: String?
}

/// A stub that doesn't answer a call.
struct RejectedStub {
  /// The stub's pattern as it is written, without the mock's name.
  let pattern: String
  let location: CodeLocation

  /// How the call differs from the stub; nil if the stub's sequence has ended.
  let mismatch: ComparedCall?
}

extension MockFailure {
  static func unexpectedCall(_ call: UnexpectedCall, at location: CodeLocation) -> Self {
    MockFailure(call.text, call: call.call, at: location).thrown()
  }
}

extension UnexpectedCall {
  fileprivate var text: String {
    var lines = ["Unexpected call: no stub answers \(call)\(consequence.text)."]
    if stubs.isEmpty {
      let others = otherTypes.map { " as \($0.type), but it has \($0.stubs)" } ?? ""
      lines.append("\(memberName) has no stubs\(others).")
    }
    for stub in stubs {
      lines.append("Stub \(stub.pattern) at \(stub.location.brief): \(stub.reason)")
      lines += stub.mismatch?.lineDifferences ?? []
    }
    if moreStubs > 0 { lines.append("And \(moreStubs) more stubs.") }
    for target in passedOver {
      let reason =
        target.wanted.map { "is no \($0)" } ?? "lacks \(memberName), an optional requirement"
      lines.append("Calls are forwarded to a value of type \(target.type), which \(reason).")
    }
    lines += mocks
    lines.append("Write: given(\(example)).willReturn(\(resultType))")
    return lines.joined(separator: "\n")
  }
}

extension RejectedStub {
  fileprivate var reason: String {
    guard let mismatch else { return "its sequence has ended" }
    return mismatch.remarks.isEmpty
      ? "\(mismatch.differingNames.asPhrase) differs" : mismatch.explanation
  }
}

extension UnusedStub {
  var failure: MockFailure {
    var lines = ["Unused stub: \(pattern) was never called."]
    if let otherTypes {
      lines.append("\(memberName) was not called \(otherTypes.asOnlyCalls).")
    }
    lines += mocks
    lines.append("Remove the stub, or write given(...).lenient() where it may stay unused.")
    return MockFailure(lines.joined(separator: "\n"), call: pattern)
  }
}

extension MockFailure {
  /// A mock that isn't released when its test ends.
  ///
  /// - Parameters:
  ///   - name: The mock's name.
  ///   - origin: Where the mock was made, as in `the Bird made at BirdTests.swift:12`.
  static func outlivingMock(_ name: String, origin: String) -> Self {
    Self(
      """
      \(name) outlives its test: something holds \(origin).
      A stub's closure that uses the mock holds it, and so does an argument that was recorded.
      Write [weak \(name)] in the closure or clearInvocations(on: \(name)), or mock(...).lenient() where it may live on.
      """)
  }
}
