import Foundation
import Mynah
import MynahStubs
import Testing

private final class MockNest {
  var findStub: ThrowingStub<String, Int, any Error>!
  var sizeStub: ThrowingStub<Void, Int, any Error>!
  var `default`: ThrowingStub<Int, Int, any Error>!
  var größeStub: ThrowingStub<Int, Int, any Error>?

  func find(_ egg: String) throws -> Int { try findStub(egg) }
  var size: Int {
    get throws {
      try self
        .sizeStub()
    }
  }
  subscript(index: Int) -> Int {
    get throws { try `default`(index) + (größeStub)(index) }
  }
  func größe(_ x: Int) throws -> Int { try größeStub(x) }
}

/// Tests of implicitly unwrapped properties that aren't set.
@Suite struct MissingStubTests {
  private let nest = MockNest()

  @Test func theFailureNamesTheProperty() {
    let failures = capturedFailures {
      _ = try? nest.find("a")
      _ = try? nest.size
      _ = try? nest[1]
      _ = try? nest.größe(2)
    }
    #expect(
      failures.report == """
        Unexpected call: no stub is set for findStub, which threw this failure.
        It is called by find(_:) at MissingStubTests.swift:12.
        Called with: "a"
        Write: findStub = ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for sizeStub, which threw this failure.
        It is called by size at MissingStubTests.swift:16.
        Write: sizeStub = ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for default, which threw this failure.
        It is called by subscript(_:) at MissingStubTests.swift:20.
        Called with: 1
        Write: default = ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for größeStub, which threw this failure.
        It is called by größe(_:) at MissingStubTests.swift:22.
        Called with: 2
        Write: größeStub = ThrowingStub(defaultResult: .success(<#Int#>))
        """)
    #expect(failures.lines == [12, 16, 20, 22])
  }

  @Test func theFailureNamesTheCallerIfThePropertyIsUnknown() {
    // The name is unknown, because of parentheses and because of a missing source file.
    nest.default = ThrowingStub(defaultReturnValue: 1)
    let failures = capturedFailures {
      _ = try? nest[1]
      _ = try? nest.findStub("a", filePath: "/missing/Nest.swift", line: 3, column: 4)
    }
    #expect(
      failures.report == """
        Unexpected call: no stub is set for a property of the mock, which threw this failure.
        It is called by subscript(_:) at MissingStubTests.swift:20.
        Called with: 1
        Write: ThrowingStub(defaultResult: .success(<#Int#>))

        Unexpected call: no stub is set for a property of the mock, which threw this failure.
        It is called by theFailureNamesTheCallerIfThePropertyIsUnknown() at MissingStubTests.swift:3.
        Called with: "a"
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """)
  }
}
