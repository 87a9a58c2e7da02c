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
        It is called by find(_:) at MissingStubTests.swift:13.
        Called with: "a"
        Write: findStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for sizeStub, which threw this failure.
        It is called by size at MissingStubTests.swift:17.
        Write: sizeStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for storeStub, which threw this failure.
        It is called by store(_:) at MissingStubTests.swift:21.
        Called with: "b"
        Write: storeStub = ThrowingStub(defaultError: nil)
        """,
        """
        Unexpected call: no stub is set for default, which threw this failure.
        It is called by subscript(_:) at MissingStubTests.swift:26.
        Called with: 1
        Write: default = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
        """
        Unexpected call: no stub is set for größeStub, which threw this failure.
        It is called by größe(_:) at MissingStubTests.swift:28.
        Called with: 2
        Write: größeStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """,
      ])
    #expect(failures.lines == [13, 17, 21, 26, 28])
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
        It is called by subscript(_:) at MissingStubTests.swift:26.
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
}
