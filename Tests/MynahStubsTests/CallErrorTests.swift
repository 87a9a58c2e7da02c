import MynahStubs
import Testing

/// Tests of the errors of recorded calls.
@Suite struct CallErrorTests {
  @Test func callErrorsAreNilForCallsThatReturned() throws {
    let stub = ThrowingStub<Int, Void, FileError>(defaultError: nil, errorQueue: [.notFound])
    try? stub(1)
    try stub(2)
    #expect(stub.callErrors == [.notFound, nil])
  }

  @Test func callErrorsOfStubsWithReturnValuesHaveOneElementPerCall() throws {
    let stub = ThrowingStub<Int, Int?, FileError>(
      defaultError: .notFound, resultQueue: [.success(nil), .success(3)])
    _ = try stub(1)
    _ = try stub(2)
    _ = try? stub(3)
    #expect(stub.callErrors == [nil, nil, .notFound])
    #expect(stub.callReturnValues == [nil, 3])
  }

  @Test func callHasTheErrorThatItThrew() {
    let stub = ThrowingStub<Int, Bool, FileError>(defaultError: .notFound)
    _ = try? stub(1)
    #expect(stub.calls[0].error == .notFound)
  }
}
