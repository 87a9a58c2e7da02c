import Mynah
import Support
import Testing

/// Closures that run beside an answer.
@Suite struct SideEffectTests {
  private final class Log {
    var texts: [String] = []
  }

  private let log = Log()

  @Test func runAtEachCallBesideTheAnswer() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).perform { [log] volume in log.texts.append("\(volume)") }
      .willReturn(true)
    #expect(bird.chirp(volume: 3) && bird.chirp(volume: 4))
    #expect(log.texts == ["3", "4"])
  }

  @Test func runWhateverLinkAnswers() throws {
    let bird = mock(Bird.self)
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

  @Test func runInTheirOrderBeforeTheAnswer() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any()))
      .perform { [log] _ in log.texts.append("first") }
      .perform { [log] _ in log.texts.append("second") }
      .will { [log] _ in
        log.texts.append("answer")
        return true
      }
    #expect(bird.chirp(volume: 3))
    #expect(log.texts == ["first", "second", "answer"])
  }

  @Test func runInStubsThatAnswerAlready() {
    let bird = mock(Bird.self)
    let stub = given(bird.chirp(volume: any())).willReturn(false).willReturn(true)
    #expect(!bird.chirp(volume: 1))
    _ = stub.perform { [log] volume in log.texts.append("\(volume)") }
    #expect(bird.chirp(volume: 2))
    #expect(log.texts == ["2"])
  }

  @Test func doNotRunWhereAnotherStubAnswers() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).perform { [log] _ in log.texts.append("older") }
      .willReturn(true)
    given(bird.chirp(volume: 3)).willReturn(false)
    #expect(!bird.chirp(volume: 3))
    #expect(log.texts == [])
  }

  @Test func runAtCallsOfAsyncMembers() async throws {
    let bird = mock(Bird.self)
    given(bird.fly(to: any())).perform { [log] place in log.texts.append(place) }.willReturn(3)
    await given(bird.rest(hours: any())).perform { [log] hours in log.texts.append("\(hours)") }
      .willReturn()
    #expect(try await bird.fly(to: "Oslo") == 3)
    await bird.rest(hours: 4)
    #expect(log.texts == ["Oslo", "4"])
  }

  @Test func runWhenPropertiesAreRead() {
    let bird = mock(Bird.self)
    given(bird.name).perform { [log] in log.texts.append("name") }.willReturn("Ryan")
    #expect(bird.name == "Ryan")
    #expect(log.texts == ["name"])
  }

  @Test func mayUseTheMock() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    given(bird.chirp(volume: any())).perform { [log, bird] _ in log.texts.append(bird.name) }
      .willReturn(true)
    #expect(bird.chirp(volume: 3))
    #expect(log.texts == ["Ryan"])
  }

  @Test func aStubWithoutAnAnswerIsNone() {
    let bird = mock(Bird.self)
    _ = given(bird.chirp(volume: any())).perform { [log] _ in log.texts.append("none") }
    #expect(failures { _ = bird.chirp(volume: 3) }.count == 1)
    #expect(log.texts == [])
  }
}
