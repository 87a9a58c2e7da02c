import Mynah
import Support
import Testing

@Suite struct DiagramTests {
  @Test func diagramsShowCallsOfSeveralMocksInOrder() {
    let bird = mock(Bird.self)
    let next = mock(closure: ((String) -> Void).self).named("next")
    given(bird.chirp(volume: any())).willReturn(true)
    _ = bird.chirp(volume: 42)
    next.closure("a; #b <c>\n100%")
    bird.sing()
    #expect(
      diagram(of: bird, next) == #"""
        sequenceDiagram
          participant test
          participant mock1 as bird
          participant mock2 as next
          test->>mock1: chirp(volume: 42)
          test->>mock2: ("a#59; #35;b #60;c#62;#92;n100#37;")
          test->>mock1: sing()
        """#)
  }

  @Test func diagramsNoteMissingCalls() {
    let first = mock(Bird.self).recording(.last(1))
    let second = mock(Bird.self).stubOnly()
    let line = #line - 2
    for _ in 0..<3 { first.sing() }
    second.sing()
    #expect(
      diagram(of: first, second, first) == """
        sequenceDiagram
          participant test
          participant mock1 as bird, the Bird made at DiagramTests.swift:\(line)
          participant mock2 as bird, the Bird made at DiagramTests.swift:\(line + 1)
          Note over mock1: 2 older calls are forgotten
          Note over mock2: stubOnly, so calls aren't recorded
          test->>mock1: sing()
        """)
  }
}
