import Mynah
import Testing

/// Tests of stubs that change `inout` arguments of `async` members.
@Suite struct AsyncInoutTests {
  let silo = mock(Silo.self)

  @Test func aTypedParameterIsChanged() async {
    await given(silo.fill(any())).will { (grams: inout Int) in grams = 4 }
    #expect(await filled() == 4)
  }

  @Test func anUntypedParameterIsChanged() async {
    await given(silo.fill(any())).will { grams in grams = 5 }
    #expect(await filled() == 5)
  }

  @Test func aShorthandParameterIsChanged() async {
    await given(silo.fill(any())).will { $0 = 6 }
    #expect(await filled() == 6)
  }

  @Test func anAsyncClosureChangesItsParameter() async {
    await given(silo.fill(any())).will { (grams: inout Int) async in
      await Task.yield()
      grams = 7
    }
    #expect(await filled() == 7)
  }

  @Test func aParameterAfterAnotherIsChanged() async throws {
    await given(silo.pour(any(), any())).will { grain, grams in grams = grain.count }
    var grams = 0
    try await (silo as any Silo).pour("oats", &grams)
    #expect(grams == 4)
    await given(silo.pour(any(), any())).will { (grain: String, grams: inout Int) in grams = 9 }
    try await (silo as any Silo).pour("oats", &grams)
    #expect(grams == 9)
  }

  @Test func aMemberWithAResultChangesItsParameter() async {
    given(silo.drain(any())).will { grams in
      grams = 1
      return 3
    }
    var grams = 4
    #expect(await (silo as any Silo).drain(&grams) == 3)
    #expect(grams == 1)
  }

  @Test func closuresOfOtherMembersKeepTheirForms() async throws {
    var seen: [String] = []
    await given(silo.close()).will { seen.append("close") }
    await given(silo.wait(any())).will { seen.append("wait \($0)") }
    await given(silo.mix(any(), any())).will { first, second in seen.append(first + second) }
    await silo.close()
    await silo.wait(3)
    try await silo.mix("a", "b")
    await given(silo.wait(any())).will { seen.append("wait") }
    await silo.wait(4)
    #expect(seen == ["close", "wait 3", "ab", "wait"])
  }

  private func filled() async -> Int {
    var grams = 0
    await (silo as any Silo).fill(&grams)
    return grams
  }
}

protocol Silo {
  func fill(_ grams: inout Int) async
  func pour(_ grain: String, _ grams: inout Int) async throws
  func drain(_ grams: inout Int) async -> Int
  func close() async
  func wait(_ hours: Int) async
  func mix(_ first: String, _ second: String) async throws
}
