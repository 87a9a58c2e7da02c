import Mynah
import Testing

/// The examples of the page about stubbing that are about sequences.
@Suite struct SequenceGuideTests {
  let bird = mock(Bird.self)

  @Test func sequencesAnswerOneCallEach() {
    given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
    given(bird.chirp(volume: any())) ~> loopingSequence(of: true, false)
    given(bird.fly(to: any(), speed: any()))
      .willReturn(sequence(of: { place, _ in place.count }, { _, speed in speed }))
    #expect((0..<3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
    #expect((0..<3).map { bird.chirp(volume: $0) } == [true, false, true])
    #expect((0..<3).map { _ in bird.fly(to: "Oslo", speed: 9) } == [4, 9, 9])
  }

  @Test func transitionsLimitABehavior() {
    given(bird.name)
      .willReturn(loopingSequence(of: "Ryan", "Sterling"), transition: .after(4))
      .willReturn(finiteSequence(of: "Maya"))
      .willReturn("Robin")
    #expect(
      (0..<7).map { _ in bird.name } == [
        "Ryan", "Sterling", "Ryan", "Sterling", "Maya", "Robin", "Robin",
      ])
  }

  @Test func endedStubsGiveNoWay() {
    let texts = failures {
      #sourceLocation(file:"BirdTests.swift",line:12)
      given(bird.name).willReturn(finiteSequence(of: "Ryan"))
      _ = bird.name
      _ = bird.name
      #sourceLocation()
    }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers bird.name, which returned "".
        Stub name at BirdTests.swift:12: its sequence has ended
        Write: given(bird.name).willReturn(<#String#>)
        """
      ])
  }

  @Test func unexpectedCallsSayWhyNoStubAnswers() {
    let texts = failures {
      #sourceLocation(file:"BirdTests.swift",line:12)
      given(bird.chirp(volume: 42)).willReturn(true)
      _ = bird.chirp(volume: 3)
      #sourceLocation()
    }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers bird.chirp(volume: 3), which returned false.
        Stub chirp(volume: 42) at BirdTests.swift:12: volume: expected 42, got 3
        Write: given(bird.chirp(volume: 3)).willReturn(<#Bool#>)
        """
      ])
  }
}
