import Mynah
import Support
import Testing

@Suite struct DescribeTests {
  @Test func everyCallIsShownWithItsStub() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    let wildcard = #line - 1
    _ = bird.chirp(volume: 42)
    bird.sing()
    given(bird.chirp(volume: 3)).willReturn(true)
    let exact = #line - 1
    _ = bird.chirp(volume: 3)
    #expect(
      describe(bird) == """
        bird received 3 calls:
        #1 chirp(volume: 42)     answered by the stub at DescribeTests.swift:\(wildcard)
        #2 sing()     no stub
        #3 chirp(volume: 3)     answered by the stub at DescribeTests.swift:\(exact)
        """)
  }

  @Test func mockWithoutCalls() {
    #expect(describe(mock(Bird.self)) == "bird received no calls.")
  }
}
