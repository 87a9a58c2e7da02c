import Mynah
import Support
import Testing

@Suite struct PropertyStubbingTests {
  let bird = mock(Bird.self)

  @Test func settersAreStubbedWithMatchers() {
    var names: [String] = []
    given(bird.name = "Ryan") ~> { (name: String) in names.append(name) }
    given(bird.name = any(where: { $0.count > 5 })) ~> { (name: String) in names.append("long") }
    bird.name = "Ryan"
    bird.name = "Maya"
    bird.name = "Sterling"
    #expect(names == ["Ryan", "long"])
  }

  @Test func settersAreStubbedWithNil() {
    var names: [String] = []

    given(bird.nickname = any()).will { (name: String?) in names.append(name ?? "nil") }
    given(bird.nickname = notNil()).will { (name: String?) in names.append("some") }
    bird.nickname = nil
    bird.nickname = "R"
    #expect(names == ["nil", "some"])
    given(bird.nickname = nil).will { (name: String?) in names.append("none") }
    bird.nickname = nil
    #expect(names == ["nil", "some", "none"])
  }

  @Test func gettersCanSuspend() async throws {
    given(bird.mood).will {
      await Task.yield()
      return "merry"
    }
    #expect(try await bird.mood == "merry")
  }

  @Test func gettersCanThrow() async throws {
    given(bird.mood).willThrow(Storm.rain)
    await #expect(throws: Storm.rain) { try await bird.mood }
    verify(bird.mood).wasCalled()
  }

  @Test func subscriptsAreStubbedForTheirIndices() {
    given(bird[any()]).willReturn("any")
    given(bird[3]).willReturn("three")
    #expect([bird[3], bird[4]] == ["three", "any"])
    given(bird[key: "a"]).willReturn(1)
    #expect(bird[key: "a"] == 1)
  }

  @Test func assignmentsToSubscriptsAreStubbedForTheirValues() {
    var texts: [String] = []
    given(bird[any()] = any()).will { (text: String) in texts.append(text) }
    given(bird[2] = "x").will { (text: String) in texts.append("two") }
    given(bird[any()] = "y").will { (text: String) in texts.append("y!") }
    bird[1] = "a"
    bird[2] = "x"
    bird[9] = "y"
    #expect(texts == ["a", "two", "y!"])
    verify(bird[2] = any()).wasCalled()
    verify(bird[any()] = any()).wasCalled(3)
  }
}

@Suite(.serialized) struct StaticStubbingTests {
  @Test func staticMembersAreStubbedOnTheMockTypeUntilItIsReset() {
    defer { reset(BirdMock.self) }
    given(BirdMock.count).willReturn(3)
    #expect(BirdMock.count == 3)
    given(BirdMock.hatch(any())).will { egg in egg.uppercased() }
    #expect(BirdMock.hatch("egg") == "EGG")
    BirdMock.count = 4
    verify(BirdMock.count = 4).wasCalled()
    verify(BirdMock.hatch("egg")).wasCalled()
    given(BirdMock.count).willReturn(lastSetValue(initial: 1))
    BirdMock.count += 4
    #expect(BirdMock.count == 5)
    reset(BirdMock.self)
    #expect(
      report { _ = BirdMock.count } == """
        Unexpected call: no stub answers BirdMock.count, which returned 0.
        count has no stubs.
        Write: given(BirdMock.count).willReturn(<#Int#>)
        """)
  }
}
