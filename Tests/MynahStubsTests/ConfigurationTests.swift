import MynahStubs
import Testing

enum FileError: Error, Equatable { case notFound, networkTimeout, permissionDenied }

@Suite struct ConfigurationTests {
  @Test func queuesCanChange() {
    let stub = Stub<Int, Int>(defaultReturnValue: 0, returnValueQueue: [1, 2])
    #expect(stub(1) == 1)
    #expect(stub.returnValueQueue == [2])
    stub.returnValueQueue.append(3)
    stub.enqueue(4, 5)
    #expect(stub.returnValueQueue == [2, 3, 4, 5])
    stub.returnValueQueue = [6]
    #expect([stub(2), stub(3)] == [6, 0])
    #expect([stub.callReturnValues, stub.callArguments] == [[1, 6, 0], [1, 2, 3]])
  }

  @Test func defaultsCanChange() {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    #expect(stub(1) == 0)
    stub.defaultReturnValue = 7
    #expect(stub(2) == 7)
    #expect(stub.defaultReturnValue == 7)
    #expect(stub.callReturnValues == [0, 7])
  }

  @Test func clearingCallsKeepsTheQueue() {
    let stub = Stub<Int, Int>(defaultReturnValue: 0)
    #expect(stub(1) == 0)
    stub.enqueue(8)
    stub.clearCalls()
    #expect(stub.calls.isEmpty)
    #expect(stub(4) == 8)
  }

  @Test func nilCanBeTheDefault() {
    let stub = Stub<Int, Int?>(returnValueQueue: [])
    #expect(!stub.hasDefault)
    stub.defaultReturnValue = nil
    #expect(stub.hasDefault)
    #expect(stub(1) == nil)
  }

  @Test func resultsOfThrowingStubsCanChange() throws {
    let stub = ThrowingStub<Void, Int, FileError>(defaultReturnValue: 1)
    #expect(try stub() == 1)
    stub.defaultResult = .failure(.notFound)
    stub.resultQueue.append(.success(2))
    stub.enqueue(.failure(.networkTimeout))
    #expect(try stub() == 2)
    #expect(throws: FileError.networkTimeout) { try stub() }
    #expect(throws: FileError.notFound) { try stub() }
    #expect(
      stub.callResults
        == [.success(1), .success(2), .failure(.networkTimeout), .failure(.notFound)])
    #expect(stub.callReturnValues == [1, 2])
    #expect(stub.callErrors == [nil, nil, .networkTimeout, .notFound])
  }

  @Test func errorsOfThrowingStubsCanChange() throws {
    let stub = ThrowingStub<Int, Void, FileError>(defaultError: .notFound)
    #expect(stub.defaultError == .notFound)
    stub.defaultError = nil
    stub.errorQueue = [nil, .permissionDenied]
    #expect(stub.errorQueue == [nil, .permissionDenied])
    try stub(1)
    #expect(throws: FileError.permissionDenied) { try stub(2) }
    try stub(3)
    #expect(stub.defaultError == nil)
  }

  @Test func errorsOfThrowingStubsAreTyped() throws {
    let stub = ThrowingStub<Int, Int, FileError>(
      defaultError: .notFound, resultQueue: [.success(1)])
    do {
      _ = try stub(1)
      _ = try stub(2)
    } catch {
      let typed: FileError = error
      #expect(typed == .notFound)
    }
  }

  @Test func stubsThatNeverThrowAreCalledWithoutTry() {
    let never = ThrowingStub<Int, Int, Never>(defaultResult: .success(1))
    #expect(never(1) == 1)
  }

  @Test func descriptionsAreShort() throws {
    let stub = Stub<String, Bool>(defaultReturnValue: true, returnValueQueue: [false, false])
    _ = stub("/a")
    #expect(
      ["\(stub)", "\(stub.calls)"] == [
        "Stub<String, Bool> (1 call, 1 queued)", #"[("/a") returned false]"#,
      ])

    let pair = ThrowingStub<(place: String, speed: Int), Void, FileError>(
      defaultError: nil, errorQueue: [.notFound])
    try? pair((place: "Oslo", speed: 3))
    try pair((place: "Rome", speed: 4))
    #expect(
      pair.calls.map { "\($0)" } == [
        #"(place: "Oslo", speed: 3) threw notFound"#, #"(place: "Rome", speed: 4) returned"#,
      ])

    let empty = Stub<Void, Int>(defaultReturnValue: 1)
    _ = empty()
    #expect("\(empty.calls[0])" == "() returned 1")
  }

  @Test func valuesCanCallStubsWhenTheyAreReleased() {
    final class Noisy {
      let stub: Stub<Int, Void>
      init(_ stub: Stub<Int, Void>) { self.stub = stub }
      deinit { stub(1) }
    }
    let log = Stub<Int, Void>()
    let stub = Stub<Noisy, Noisy?>(defaultReturnValue: Noisy(log), returnValueQueue: [Noisy(log)])
    stub.defaultReturnValue = nil
    stub.returnValueQueue = []
    _ = stub(Noisy(log))
    stub.clearCalls()
    #expect(log.calls.count == 3)
  }
}
