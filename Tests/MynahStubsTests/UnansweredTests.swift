import Mynah
import MynahStubs
import Testing

private final class MockNest {
  @Stubbed var sizeStub: ThrowingStub<Void, Int, any Error>!
  @Stubbed var findStub: ThrowingStub<String, Int, any Error>
  @Stubbed var fullStub: Stub<String, Bool>!
}

private final class MockBox<Value> {
  @Stubbed var valueStub: ThrowingStub<Int, Value, any Error>!
}

private final class MockSendable: Sendable {
  nonisolated(unsafe) var findStub: ThrowingStub<Int, Int, any Error> = .unset("findStub")
  nonisolated(unsafe) var fullStub: Stub<Int, Bool> = .unset("MockSendable.fullStub")
}

@Suite struct UnansweredTests {
  @Test func callsAfterTheQueueFailAtTheCaller() throws {
    let made = #line + 1
    let stub = ThrowingStub<String, Int, any Error>(resultQueue: [.success(1), .success(2)])
    _ = try stub("a")
    _ = try stub("b")
    var called = 0
    let failures = capturedFailures {
      called = #line + 1
      #expect(throws: MockFailure.self) { try stub("c") }
    }
    #expect(
      failures.report == """
        Unexpected call: no value is left for call #3 of ThrowingStub<String, Int, Error>, which threw this failure.
        Its queue had 2 values, and no default is set. Stub made at UnansweredTests.swift:\(made).
        Called with: "c"
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """)
    #expect(failures.lines == [called])
    #expect(stub.callArguments == ["a", "b", "c"])
    #expect(stub.callErrors.map { $0.map { "\($0)" } } == [nil, nil, failures.texts[0]])
  }

  @Test func aQueueCanBeRefilledAfterAFailure() throws {
    let stub = ThrowingStub<String, Int, any Error>(resultQueue: [.success(1), .success(2)])
    _ = try stub("a")
    _ = try stub("b")
    _ = failures { #expect(throws: MockFailure.self) { try stub("c") } }
    stub.enqueue(.success(4))
    #expect(try stub("d") == 4)
  }

  @Test func callsOfAnEmptyQueueFail() throws {
    let made = #line + 1
    let stub = ThrowingStub<Void, Void, any Error>(errorQueue: [])
    let failures = capturedFailures {
      #expect(throws: MockFailure.self) { try stub() }
    }
    #expect(
      failures.report == """
        Unexpected call: no value is left for call #1 of ThrowingStub<(), (), Error>, which threw this failure.
        Its queue is empty, and no default is set. Stub made at UnansweredTests.swift:\(made).
        Write: ThrowingStub(defaultError: nil)
        """)
  }

  @Test func failuresNameUnsetProperties() {
    let nest = MockNest()
    let box = MockBox<Bool>()
    let sendable = MockSendable()
    let failures = capturedFailures {
      _ = try? nest.sizeStub()
      _ = try? nest.findStub("a")
      _ = try? box.valueStub(1)
      _ = try? sendable.findStub(1)
    }
    #expect(
      failures.report == """
        Unexpected call: no stub is set for MockNest.sizeStub, which threw this failure.
        It is declared at UnansweredTests.swift:6.
        Write: sizeStub = ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for MockNest.findStub, which threw this failure.
        It is declared at UnansweredTests.swift:7.
        Called with: "a"
        Write: findStub = ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for MockBox<Bool>.valueStub, which threw this failure.
        It is declared at UnansweredTests.swift:12.
        Called with: 1
        Write: valueStub = ThrowingStub(defaultResult: .success(<#Bool#>))

        Unexpected call: no stub is set for findStub, which threw this failure.
        It is declared at UnansweredTests.swift:16.
        Called with: 1
        Write: findStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """)
  }

  @Test func callsOfUnsetStubsAreRecorded() {
    let nest = MockNest()
    _ = failures { _ = try? nest.findStub("a") }
    #expect(nest.findStub.callArguments == ["a"])
  }

  @Test func nilResetsAStub() throws {
    let nest = MockNest()
    nest.findStub = ThrowingStub(defaultReturnValue: 3)
    nest.fullStub = Stub(defaultReturnValue: true)
    #expect(try nest.findStub("a") == 3)
    #expect(nest.fullStub("a"))
    #expect(nest.fullStub.callArguments == ["a"])
    nest.fullStub = nil
    #expect(nest.fullStub.calls.isEmpty)
    #expect(!nest.fullStub.hasDefault)
  }
}

private func callSpentTypedStub() {
  let stub = ThrowingStub<Int, Void, FileError>(errorQueue: [nil])
  try? stub(1)
  try? stub(2)
}

private func readMissingDefault() {
  _ = Stub<Int, Bool>(returnValueQueue: []).defaultReturnValue
}

#if compiler(>=6.2)
  @Suite struct FatalErrorTests {
    private static let silent = FailureReporter { _, _ in }

    @Test func callsThatCannotThrowTheFailureCrash() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(Self.silent) {
          callSpentTypedStub()
        }
      }
      #expect(
        try fatalError(in: #require(result).standardErrorContent) == """
          Unexpected call: no value is left for call #2 of ThrowingStub<Int, (), FileError>, and there's no value to return instead.
          Its queue had 1 value, and no default is set. Stub made at UnansweredTests.swift:119.
          Called with: 2
          Write: ThrowingStub(defaultError: nil)
          """)
    }

    @Test func readingAMissingDefaultCrashes() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(Self.silent) {
          readMissingDefault()
        }
      }
      #expect(
        try fatalError(in: #require(result).standardErrorContent) == """
          The default of the Stub<Int, Bool> made at UnansweredTests.swift:125 was read, but isn't set.
          Set a default first, or check hasDefault.
          """)
    }
  }
#endif
