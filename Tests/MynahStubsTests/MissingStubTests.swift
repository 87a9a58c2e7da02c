import Foundation
import Mynah
import MynahStubs
import Testing

private final class MockNest {
  var findStub: ThrowingStub<String, Int, any Error>!
  var sizeStub: ThrowingStub<Void, Int, any Error>!
  var storeStub: ThrowingStub<String, Void, any Error>!
  var `default`: ThrowingStub<Int, Int, any Error>!
  var größeStub: ThrowingStub<Int, Int, any Error>?
  var fullStub: Stub<Int, Bool>!

  func find(_ egg: String) throws -> Int { try findStub(egg) }
  var size: Int {
    get throws {
      try self
        .sizeStub()
    }
  }
  func store(_ egg: String) throws {
    try storeStub(
      egg
    )
  }
  subscript(index: Int) -> Int {
    get throws { try `default`(index) + (größeStub)(index) }
  }
  func größe(_ x: Int) throws -> Int { try größeStub(x) }
  func isFull() -> Bool { fullStub(1) }
}

/// Implicitly unwrapped properties that no test has set.
@Suite struct MissingStubTests {
  private let nest = MockNest()

  @Test func theFailureNamesTheProperty() {
    let failures = capturedFailures {
      _ = try? nest.find("a")
      _ = try? nest.size
      try? nest.store("b")
      _ = try? nest[1]
      _ = try? nest.größe(2)
    }
    #expect(
      failures.texts == [
        """
        Unexpected call: no stub is set for findStub, which threw this failure.
        It is called by find(_:) at MissingStubTests.swift:14.
        Called with: "a"
        Write: findStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for sizeStub, which threw this failure.
        It is called by size at MissingStubTests.swift:18.
        Write: sizeStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for storeStub, which threw this failure.
        It is called by store(_:) at MissingStubTests.swift:22.
        Called with: "b"
        Write: storeStub = ThrowingStub(defaultError: nil)
        """,
        """
        Unexpected call: no stub is set for default, which threw this failure.
        It is called by subscript(_:) at MissingStubTests.swift:27.
        Called with: 1
        Write: default = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for größeStub, which threw this failure.
        It is called by größe(_:) at MissingStubTests.swift:29.
        Called with: 2
        Write: größeStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
      ])
    #expect(failures.lines == [14, 18, 22, 27, 29])
  }

  @Test func whereTheNameCanNotBeReadTheFailureNamesTheCaller() throws {
    nest.default = ThrowingStub(defaultReturnValue: 1)
    let failures = capturedFailures {
      _ = try? nest[1]
      _ = try? nest.findStub("a", filePath: "/missing/Nest.swift", line: 3, column: 4)
    }
    #expect(
      failures.texts == [
        """
        Unexpected call: no stub is set for a property of the mock, which threw this failure.
        It is called by subscript(_:) at MissingStubTests.swift:27.
        Called with: 1
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for a property of the mock, which threw this failure.
        It is called by whereTheNameCanNotBeReadTheFailureNamesTheCaller() at MissingStubTests.swift:3.
        Called with: "a"
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """,
      ])
  }

  @Test func stubsThatAreSetAnswer() throws {
    nest.findStub = ThrowingStub(defaultReturnValue: 1)
    nest.sizeStub = ThrowingStub(defaultReturnValue: 2)
    nest.fullStub = Stub(defaultReturnValue: true)
    #expect(try nest.find("a") == 1)
    #expect(try nest.size == 2)
    #expect(nest.isFull())
    #expect(nest.findStub.callArguments == ["a"])
    #expect(nest.fullStub.calls.count == 1)
  }

  #if compiler(>=6.2)
    /// The mock of the guide, whose property can not throw.
    @Test func theProcessStopsWithTheNameWhereNothingCanBeThrown() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withFailureReporter(FailureReporter { _, _ in }) {
          _ = MockFileManager().documentsDirectory
        }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no stub is set for documentsDirectoryStub, and nothing can be returned in its place.
          It is called by documentsDirectory at FileManagerMock.swift:21.
          Write: documentsDirectoryStub = Stub(defaultReturnValue: <#URL#>)
          """)
    }
  #endif
}
