import Mynah
import Support
import Testing

/// Tests of `perform`, whose closure runs in addition to the stub's answer.
@Suite struct SideEffectTests {
  let bird = mock(Bird.self)

  private let log = Log()

  @Test func sideEffectsRunInEveryLink() throws {
    given(bird.eat(any(), grams: any()))
      .perform { [log] food, grams in log.texts.append("\(grams) of \(food)") }
      .willReturn(1)
      .willThrow(Storm.rain)
      .will { _, grams in grams }
    #expect(try bird.eat("worm", grams: 2) == 1)
    #expect(throws: Storm.rain) { try bird.eat("seed", grams: 3) }
    #expect(try bird.eat("rice", grams: 4) == 4)
    #expect(log.texts == ["2 of worm", "3 of seed", "4 of rice"])
  }

  @Test func sideEffectsRunInAsyncMembers() async throws {
    given(bird.fly(to: any())).perform { [log] place in log.texts.append(place) }.willReturn(3)
    await given(bird.rest(hours: any())).perform { [log] hours in log.texts.append("\(hours)") }
      .willReturn()
    #expect(try await bird.fly(to: "Oslo") == 3)
    await bird.rest(hours: 4)
    #expect(log.texts == ["Oslo", "4"])
  }

  @Test func sideEffectsCanBeAddedAfterTheAnswer() {
    let stub = given(bird.chirp(volume: any())).willReturn(false).willReturn(true)
    #expect(!bird.chirp(volume: 1))
    _ = stub.perform { [log] volume in log.texts.append("\(volume)") }
    #expect(bird.chirp(volume: 2))
    let assignment = given(bird.name = any()).willReturn()
    bird.name = "Ryan"
    _ = assignment.perform { [log] (name: String) in log.texts.append(name) }
    bird.name = "Kim"
    #expect(log.texts == ["2", "Kim"])
  }

  @Test func sideEffectsRunOnlyIfTheirStubAnswers() {
    let text = report {
      let stub = given(bird.chirp(volume: any())).perform { [log] _ in log.texts.append("none") }
      #expect(failures { _ = bird.chirp(volume: 3) }.count == 1)
      withExtendedLifetime(stub) {}
    }
    #expect(
      text == """
        given(bird.chirp(volume: any())) stubs nothing.
        Add an answer: given(bird.chirp(volume: any())).willReturn(...).
        """)
    given(bird.chirp(volume: any())).perform { [log] _ in log.texts.append("older") }
      .willReturn(true)
    given(bird.chirp(volume: 3)).willReturn(false)
    #expect(!bird.chirp(volume: 3))
    #expect(log.texts == [])
  }

  @Test func sideEffectsCannotTakeUnstoredArguments() {
    // Generated code declares a member with a noncopyable argument this way.
    let member = _MockedMember<_UnrecordedArgument<Int>, (Int) -> Int, Int, Never>("weigh(_:)")
    let pattern = member.pattern(_ArgumentMatcher(description: "any()", condition: nil))
    #expect(
      report { given(pattern).perform { number in print(number) }.willReturn(3) } == """
        The closure of perform can't take the arguments of mock.weigh(_:), because one doesn't outlive the call.
        Do everything in the closure that answers: will { ... }.
        """)
    #expect(failures { given(pattern).perform {}.willReturn(3) } == [])
  }

  @Test func sideEffectsCanIgnoreTheArguments() async throws {
    let dam = mock(Dam.self)
    let census = mock(Census.self)
    let note: () -> Void = { [log] in log.texts.append("called") }
    given(bird.chirp(volume: any())).perform { [log] in log.texts.append("chirped") }
      .willReturn(true)
    given(bird[key: any()]).perform(note).willReturn(3)
    given(bird.eat(any(), grams: any())).perform(note).willReturn(1)
    given(bird.fly(to: any())).perform(note).willReturn(4)
    given(dam.open(by: any())).perform(note).willReturn(2)
    given(census.count(where: any())).perform(note).willReturn(7)
    var turns = 1
    _ = (bird.chirp(volume: 3), bird[key: "a"], try bird.eat("worm", grams: 1))
    _ = (try await bird.fly(to: "Oslo"), try dam.open(by: &turns), census.count { _ in true })
    #expect(log.texts == ["chirped"] + Array(repeating: "called", count: 5))
  }

  @Test func sideEffectsRunForSubscripts() {
    given(bird[key: any()]).perform { [log] key in log.texts.append(key) }.willReturn(3)
    given(bird[any()]).perform { [log] in log.texts.append("day") }.willReturn("rain")
    given(bird[4]).willReturn("sun").perform { [log] in log.texts.append("fourth") }
      .willReturn("moon")
    #expect(bird[key: "a"] == 3)
    #expect(bird[2] == "rain")
    #expect([bird[4], bird[4]] == ["sun", "moon"])
    #expect(log.texts == ["a", "day", "fourth", "fourth"])
  }

  @Test func sideEffectsRunForAssignments() {
    given(bird.name = any())
      .perform { [log] (name: String) in log.texts.append(name) }
      .perform { [log] in log.texts.append("renamed") }
      .will { [log] (name: String) in log.texts.append("answer \(name)") }
      .willReturn()
    given(bird.name = "Ryan").perform { [log] value in log.texts.append("any \(value)") }
      .willReturn()
    bird.name = "Sterling"
    bird.name = "Kim"
    bird.name = "Ryan"
    #expect(
      log.texts == [
        "Sterling", "renamed", "answer Sterling", "Kim", "renamed", "any Ryan",
      ])
  }
}
