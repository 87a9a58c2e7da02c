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
  func shutDown()
  func shutDown() async throws
  func pick(_ number: Int) -> Int
  func pick(_ text: String) async -> Int
  func only(_ number: Int) async -> Int
}
