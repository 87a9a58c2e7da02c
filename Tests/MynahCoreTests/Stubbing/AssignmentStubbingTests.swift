import Mynah
import Support
import Testing

@Suite struct AssignmentStubbingTests {
  let bird = mock(Bird.self)

  @Test func sequencesOfClosures() {
    let log = Locked<[String]>([])
    let append = { (prefix: String) in
      { (name: String) in log.withLock { $0.append(prefix + name) } }
    }
    given(bird.name = any()).willReturn(sequence(of: append("first "), append("later ")))
    for name in ["a", "b", "c"] { bird.name = name }
    #expect(log.withLock { $0 } == ["first a", "later b", "later c"])
  }

  @Test func finiteSequencesGiveWay() {
    let log = Locked<[String]>([])
    given(bird[any()] = any())
      .willReturn(finiteSequence(of: { (song: String) in log.withLock { $0.append("1 \(song)") } }))
      .will { (song: String) in log.withLock { $0.append("2 \(song)") } }
    for day in 1...3 { bird[day] = "\(day)" }
    #expect(log.withLock { $0 } == ["1 1", "2 2", "2 3"])
  }

  @Test func loopingSequencesGiveWayAfterSomeAnswers() {
    let log = Locked<[String]>([])
    let append = { (text: String) in
      { (_: String) in log.withLock { $0.append(text) } }
    }
    given(bird.name = any())
      .willReturn(loopingSequence(of: append("a"), append("b")), transition: .after(3))
      .willReturn()
    for _ in 0..<5 { bird.name = "" }
    #expect(log.withLock { $0 } == ["a", "b", "a"])
  }

  @Test func theOperatorTakesSequences() {
    let log = Locked<[String]>([])
    given(bird.name = any()) ~> sequence(of: { (name: String) in log.withLock { $0.append(name) } })
    bird.name = "Ryan"
    #expect(log.withLock { $0 } == ["Ryan"])
  }

  @Test func closuresNeedNotTakeTheValue() {
    let log = Locked<[String]>([])
    let append = { (text: String) in log.withLock { $0.append(text) } }
    given(bird.name = "a").will { append("will") }
    given(bird.name = "b") ~> { append("operator") }
    given(bird[any()] = "c").will { append("subscript") }
    given(bird.name = "d").willReturn(sequence(of: { append("first") }, { append("later") }))
    for name in ["a", "b", "d", "d"] { bird.name = name }
    bird[1] = "c"
    #expect(log.withLock { $0 } == ["will", "operator", "first", "later", "subscript"])
  }

  @Test func closuresMayTakeAValueOfAnyType() {
    let log = Locked<[String]>([])
    let append = { (text: Any) in log.withLock { $0.append("\(text)") } }
    given(bird.name = "a").will { value in append(value) }
    given(bird.name = "b") ~> { value in append(value) }
    given(bird.name = "c").will(append)
    given(bird[any()] = any()).will { append($0) }
    given(bird.name = "d").willReturn(sequence(of: { (value: Any) in append(value) }))
    given(bird.name = "e").will { _ in append("nothing") }
    for name in ["a", "b", "c", "d", "e"] { bird.name = name }
    bird[1] = "f"
    #expect(log.withLock { $0 } == ["a", "b", "c", "d", "nothing", "f"])
  }

  @Test func assignmentsAreForwarded() {
    let crow = mock(Bird.self)
    given(bird.name = "Ryan").willForward(to: crow)
    given(bird.nickname = any()) ~> forward(to: crow)
    bird.name = "Ryan"
    bird.name = "Maya"
    bird.nickname = nil
    verify(crow.name = any()).wasCalled()
    verify(crow.name = "Ryan").wasCalled()
    verify(crow.nickname = any()).wasCalled()
  }

  @Test func lenientStubsMayStayUnused() {
    let texts = failures {
      withMocks(.strict) {
        let bird = mock(Bird.self)
        given(bird.name = "a").lenient().willReturn()
        given(bird.name = "b").willReturn().lenient()
        given(bird.name = "c").willReturn()
      }
    }
    #expect(
      texts == [
        """
        Unused stub: bird.name = "c" was never called.
        Remove the stub, or write given(...).lenient() where it may stay unused.
        """
      ])
  }

  @Test func closuresOfAnotherTypeInASequence() {
    #expect(
      failures {
        given(bird.name = any()).willReturn(sequence(of: { (age: Int) in }))
      } == [
        """
        The closure of this stub takes Int, but String is assigned.
        Write: .will { (value: String) in ... }
        """
      ])
  }
}
