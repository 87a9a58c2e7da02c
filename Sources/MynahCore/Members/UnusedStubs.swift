extension _AnyMockedMember {
  /// Returns the failure for a stub that didn't answer any calls.
  ///
  /// - Parameters:
  ///   - pattern: The stub's pattern as it's written in a test, such as `bird.fly(to: any())`.
  ///   - newerStub: The location of a newer stub that answered calls instead of this stub.
  ///   - wasCalled: A Boolean value that indicates whether the stub was added after the calls.
  ///   - hints: Lines about other calls.
  ///   - location: The location at which the stub was added.
  func unusedStub(
    _ pattern: String, newerStub: CodeLocation? = nil, wasCalled: Bool = false,
    hints: [String] = [], at location: CodeLocation
  ) -> MockFailure {
    let (cause, advice) =
      if let newerStub {
        (
          "every call to \(pattern) was answered by the newer stub at \(newerStub.brief)",
          "Remove one of the stubs"
        )
      } else if wasCalled {
        ("every call to \(pattern) was made before the stub was added", "Add the stub earlier")
      } else {
        ("\(pattern) was never called", "Remove the stub")
      }
    let lines =
      ["Unused stub: \(cause)."] + hints + settings.nameLines
      + ["\(advice), or write given(...).lenient() if it may stay unused."]
    return MockFailure(lines.joined(separator: "\n"), call: pattern, at: location)
  }
}

extension _MockedMember {
  /// Returns failures for the stubs that must be used but weren't, oldest first.
  ///
  /// A stub doesn't have to be used if a newer stub with the same pattern was used.
  func unusedStubs() -> [MockFailure] {
    var unused: [MockFailure] = []
    var used: [String: [[_AnyArgumentMatcher]]] = [:]
    for stub in newestStub?.withOlder ?? [] {
      let parts = stub.matcher.parts
      let selection = MemberPattern(member: self, matcher: stub.matcher, isTaken: true)
      let pattern = selection.text
      // Two patterns with conditions may look the same but differ, so they don't count as equal.
      if stub.isUsed, !pattern.contains("where:") { used[pattern, default: []].append(parts) }
      // Values that look the same can differ, too.
      let isReplaced = used[pattern]?.contains { newer in
        zip(newer, parts).allSatisfy { newer, older in
          older.onlyValue.map { newer.matches(anyValue: $0) } ?? true
        }
      }
      if stub.mayStayUnused || isReplaced == true { continue }
      let otherTypes = onlyCalledTypes.map { "\(title) was not called \($0.asOnlyCalls)." }
      unused.append(
        unusedStub(
          pattern, newerStub: otherStub(than: stub.serial, for: stub.matcher),
          wasCalled: stub.matcher.matches(in: calls).count > 0,
          hints: otherTypes.map { [$0] } ?? selection.closestCall(numberedBy: nil),
          at: stub.location))
    }
    return unused.reversed()
  }

  /// Returns the location of another stub that answered a call instead of a stub.
  ///
  /// - Parameters:
  ///   - serial: The serial number of the stub. Earlier calls don't matter.
  ///   - location: The location of the stub if it answered calls, or `nil` if it's unused.
  ///   - matcher: The matcher of the stub.
  func otherStub(
    than serial: UInt64, at location: CodeLocation? = nil, for matcher: CallMatcher<Arguments>
  ) -> CodeLocation? {
    // Compare only the newest 1,000 calls, as failures do.
    let history = history
    let calls = calls
    return (max(0, calls.count - 1_000)..<calls.count).lazy.filter {
      calls.serials[$0] > serial && matcher.matches(calls.arguments(at: $0))
    }.compactMap { history.stub($0)?.location }.first { location?.isEqual(to: $0) != true }
  }

  /// Allows a stub to stay unused.
  func allowUnused(stub serial: UInt64) {
    newestStub?.find(serial)?.allowUnused()
  }
}
