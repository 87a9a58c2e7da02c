import Mynah
import Support
import Testing

/// A protocol whose members take arguments, and mostly don't return a result.
protocol Drawbridge {
  func close(after seconds: Int)
  func lock(with key: String, turns: Int) throws
  func bar(with beam: String) throws(Storm)
  func swing(times: Int) async
  func paint(_ color: String, coats: Int) async throws(Storm)
  func count(_ passer: String) -> Int
  var sign: String { get set }
}

/// Tests of stubs with closures that don't take the arguments of the member.
@Suite struct ParameterlessClosureTests {
  private let gate = mock(Drawbridge.self)
  private let log = Log()

  @Test func closuresCanIgnoreTheArguments() throws {
    given(gate.close(after: any())).will { [log] in log.texts.append("any") }
    given(gate.close(after: 3)).will { [log] in log.texts.append("three") }
    gate.close(after: 3)
    gate.close(after: 4)
    gate.close(after: 3)
    #expect(log.texts == ["three", "any", "three"])
    verify(gate.close(after: 3)).wasCalled(2)
    log.texts = []
    given(gate.lock(with: "brass", turns: 2))
      .will { [log] in log.texts.append("first") }
      .will { [log] key, turns in log.texts.append("\(turns) of \(key)") }
      .will { [log] in log.texts.append("last") }
    for _ in 1...4 { try gate.lock(with: "brass", turns: 2) }
    #expect(log.texts == ["first", "2 of brass", "last", "last"])
  }

  @Test func closuresThatIgnoreArgumentsCanThrow() throws {
    given(gate.lock(with: "brass", turns: 2)).will { throw Storm.rain }
    given(gate.bar(with: any())).will { () throws(Storm) in throw Storm.rain }
    #expect(throws: Storm.rain) { try gate.lock(with: "brass", turns: 2) }
    #expect(throws: Storm.rain) { try gate.bar(with: "oak") }
  }

  @Test func closuresThatIgnoreArgumentsCanSuspend() async {
    await given(gate.swing(times: 3)).will { [log] in log.texts.append("swung") }
    await given(gate.swing(times: 4)).will { [log] in
      await Task.yield()
      log.texts.append("swung late")
    }
    await gate.swing(times: 3)
    await gate.swing(times: 4)
    #expect(log.texts == ["swung", "swung late"])
  }

  @Test func closuresThatSuspendCanThrow() async throws {
    await given(gate.paint("red", coats: 2)).will { () async throws(Storm) in
      await Task.yield()
      throw Storm.rain
    }
    await #expect(throws: Storm.rain) { try await gate.paint("red", coats: 2) }
  }
}
