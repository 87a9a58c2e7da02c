import Mynah
import Support
import Testing

@Suite struct AssignmentStubbingTests {
  let bird = mock(Bird.self)

  @Test func assignmentsCanBeStubbedWithSequences() {
    let log = Locked<[String]>([])
    let append = { (prefix: String) in
      { (name: String) in log.withLock { $0.append(prefix + name) } }
    }
    given(bird.name = any())
      .willReturn(finiteSequence(of: append("1")))
      .willReturn(loopingSequence(of: append("2"), append("3")), transition: .after(3))
      .willReturn(sequence(of: append("4"), append("5")))
    given(bird[any()] = any()) ~> sequence(of: append("6"))
    for name in ["a", "b", "c", "d", "e", "f", "g"] { bird.name = name }
    bird[1] = "h"
    #expect(log.withLock { $0 } == ["1a", "2b", "3c", "2d", "4e", "5f", "5g", "6h"])
  }

  @Test func closuresCanTakeNoParameter() {
    let log = Locked<[String]>([])
    let append = { (text: Any) in log.withLock { $0.append("\(text)") } }
    given(bird.name = "a").will { append("will") }
    given(bird.name = "b") ~> { append("operator") }
    given(bird[any()] = "c").will { append("subscript") }
    given(bird.name = "d").willReturn(sequence(of: { append("first") }, { append("later") }))
    for name in ["a", "b", "d", "d"] { bird.name = name }
    bird[1] = "c"
    #expect(log.withLock { $0 } == ["will", "operator", "first", "later", "subscript"])
  }

  @Test func closuresCanTakeAValueOfAnyType() {
    let log = Locked<[String]>([])
    let append = { (text: Any) in log.withLock { $0.append("\(text)") } }
    given(bird.name = "e").will { value in append(value) }
    given(bird.name = "f") ~> { value in append(value) }
    given(bird.name = "g").will(append)
    given(bird[any()] = any()).will { append($0) }
    given(bird.name = "h").willReturn(sequence(of: { (value: Any) in append(value) }))
    given(bird.name = "i").will { _ in append("nothing") }
    for name in ["e", "f", "g", "h", "i"] { bird.name = name }
    bird[1] = "j"
    #expect(log.withLock { $0 } == ["e", "f", "g", "h", "nothing", "j"])
  }

  @Test func lenientStubsMayStayUnused() {
    #expect(
      report {
        withMocks(.strict) {
          let bird = mock(Bird.self)
          given(bird.name = "a").lenient().willReturn()
          given(bird.name = "b").willReturn().lenient()
          given(bird.name = "c").willReturn()
        }
      } == """
        Unused stub: bird.name = "c" was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }
}
