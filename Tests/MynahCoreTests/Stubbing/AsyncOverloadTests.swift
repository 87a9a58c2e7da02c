import Mynah
import Support
import Testing

/// Tests of overloads that differ only in `async`.
@Suite struct AsyncOverloadTests {
  let exporter = mock(Exporter.self)

  @Test func synchronousTestsSelectTheSynchronousOverload() {
    given(exporter.export()).willReturn(1)
    #expect(exporter.export() == 1)
    verify(exporter.export()).wasCalled()
    verify(async: exporter.export()).wasNeverCalled()
  }

  @Test func awaitSelectsTheAsyncOverload() async throws {
    await given(exporter.export()).willReturn(2)
    await given(exporter.flush(any())).will { number in number * 2 }
    #expect(await exporter.export() == 2)
    #expect(try await exporter.flush(4) == 8)
    await verify(exporter.export()).wasCalled()
    await verify(exporter.flush(4)).wasCalled()
    verify(sync: exporter.export()).wasNeverCalled()
  }

  @Test func synchronousTestsNameTheAsyncOverload() async {
    stubBoth()
    #expect(callSynchronously() == 1)
    #expect(await exporter.export() == 2)
    verify(async: exporter.export()).wasCalled()
  }

  private func stubBoth() {
    given(exporter.export()).willReturn(1)
    given(async: exporter.export()).willReturn(2)
  }

  private func callSynchronously() -> Int { exporter.export() }

  @Test func asyncTestsNameTheSynchronousOverload() async {
    given(sync: exporter.export()).willReturn(3)
    #expect(callSynchronously() == 3)
    verify(sync: exporter.export()).wasCalled()
    await verify(exporter.export()).wasNeverCalled()
  }

  @Test func overloadsWithoutAResultAreSeparate() async throws {
    await given(exporter.shutDown()).willThrow(Storm.rain)
    given(sync: exporter.shutDown()).willReturn()
    await #expect(throws: Storm.rain) { try await exporter.shutDown() }
    await given(exporter.send(any())).willReturn()
    await exporter.send("a")
    await verify(exporter.send("a")).wasCalled()
    verify(sync: exporter.send(any())).wasNeverCalled()
  }

  @Test func theCallsToEachOverloadAreRead() async throws {
    sendSynchronously()
    await given(exporter.send(any())).willReturn()
    await exporter.send("async")
    #expect(calls(sync: exporter.send(any())) == ["sync"])
    #expect(calls(async: exporter.send(any())) == ["async"])
    #expect(await calls(exporter.send(any())) == ["async"])
  }

  @Test func theCallsWithSeveralArgumentsAreRead() async throws {
    given(async: exporter.pack(any(), in: any())).willReturn()
    await exporter.pack(3, in: "crate")
    let packed = calls(async: exporter.pack(any(), in: any()))
    #expect(packed.map(\.0) == [3])
    #expect(packed.map(\.1) == ["crate"])
    #expect(calls(sync: exporter.pack(any(), in: any())).isEmpty)
  }

  @Test func synchronousTestsReadTheCallsToTheSynchronousOverload() {
    sendSynchronously()
    #expect(calls(exporter.send(any())) == ["sync"])
  }

  @Test func synchronousTestsReadTheCallsToAnAsyncMember() {
    #expect(calls(exporter.wait(hours: any())) == [])
    #expect(calls(async: exporter.wait(hours: any())) == [])
    #expect(calls(exporter.deliver(any(), to: any())).isEmpty)
  }

  private func sendSynchronously() {
    given(sync: exporter.send(any())).willReturn()
    exporter.send("sync")
  }

  @Test func overloadsWithOtherParametersKeepTheirForms() async {
    given(exporter.pick(any(Int.self))).willReturn(1)
    given(exporter.pick(any(String.self))).willReturn(2)
    #expect(exporter.pick(3) == 1)
    #expect(await exporter.pick("a") == 2)
    given(exporter.only(any())).willReturn(4)
    #expect(await exporter.only(1) == 4)
  }
}

protocol Exporter: Sendable {
  func export() -> Int
  func export() async -> Int
  func flush(_ number: Int) -> Int
  func flush(_ number: Int) async throws -> Int
  func send(_ text: String)
  func send(_ text: String) async
  func pack(_ count: Int, in box: String)
  func pack(_ count: Int, in box: String) async
  func wait(hours: Int) async
  func deliver(_ count: Int, to place: String) async
  func shutDown()
  func shutDown() async throws
  func pick(_ number: Int) -> Int
  func pick(_ text: String) async -> Int
  func only(_ number: Int) async -> Int
}
