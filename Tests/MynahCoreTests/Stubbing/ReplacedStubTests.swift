import Mynah
import Support
import Testing

/// Tests of stubs that newer stubs with equal arguments replace.
@Suite struct ReplacedStubTests {
  let nursery = mock(TreeNursery.self)

  @Test func aReplacedStubIsReleased() {
    let first = Seedling()
    let weak = WeakSeedling(first)
    do {
      given(nursery.grow("oak", 1)).willReturn(first)
    }
    given(nursery.grow("oak", 1)).willReturn(Seedling())
    let isAlive = { weak.seedling != nil }
    _ = consume first
    #expect(!isAlive())
  }

  @Test func aStubWithOtherArgumentsIsKept() {
    given(nursery.count("oak")).willReturn(1)
    given(nursery.count("ash")).willReturn(2)
    given(nursery.count("ash")).willReturn(3)
    #expect(nursery.count("oak") == 1)
    #expect(nursery.count("ash") == 3)
  }

  @Test func stubsAreReplacedInAnIndex() {
    for number in 0..<20 { given(nursery.measure(number)).willReturn(number) }
    given(nursery.measure(19)).willReturn(100)
    given(nursery.measure(19)).willReturn(101)
    given(nursery.measure(5)).willReturn(102)
    given(nursery.measure(5)).willReturn(103)
    let expected = (0..<20).map { $0 == 19 ? 101 : $0 == 5 ? 103 : $0 }
    #expect((0..<20).map { nursery.measure($0) } == expected)
    #expect(nursery.mockingContext._checkInvariants() == [])
  }

  @Test func aStubIsReplacedAtTheBorderOfTheIndex() {
    for number in 0..<9 {
      given(nursery.measure(number)).willReturn(0)
      given(nursery.measure(number)).willReturn(number)
    }
    for _ in 0..<3 { given(nursery.measure(8)).willReturn(80) }
    #expect((0..<9).map { nursery.measure($0) } == [0, 1, 2, 3, 4, 5, 6, 7, 80])
    #expect(nursery.mockingContext._checkInvariants() == [])
  }

  @Test func aLaterAnswerOfAReplacedStubIsIgnored() {
    let stubbing = given(nursery.measure(1)).willReturn(1)
    given(nursery.measure(1)).willReturn(2)
    #expect(failures { stubbing.willReturn(3) } == [])
    #expect(nursery.measure(1) == 2)
  }

  @Test func aLaterAnswerOfAClearedStubFails() {
    let stubbing = given(nursery.measure(1)).willReturn(1)
    given(nursery.measure(1)).willReturn(2)
    clearStubs(on: nursery)
    #expect(failures { stubbing.willReturn(3) }.count == 1)
  }

  @Test func calledStubsKeepTheirLocations() {
    given(nursery.measure(1)).willReturn(1)
    _ = nursery.measure(1)
    given(nursery.measure(1)).willReturn(2)
    given(nursery.measure(1)).willReturn(3)
    _ = nursery.measure(1)
    let lines = nursery.mockingContext.invocations.map { $0.stubLocation?.line }
    let first = UInt(#line - 6)
    #expect(lines == [first, first + 3])
    verifyNoMoreInteractions(nursery, ignoringStubbed: true)
  }

  @Test func aStrictSessionReportsAReplacedStubThatWasNeverCalled() {
    let texts = failures {
      withMocks(.strict) {
        let nursery = mock(TreeNursery.self)
        given(nursery.measure(1)).willReturn(1)
        given(nursery.measure(1)).willReturn(2)
      }
    }
    #expect(texts.count == 2)
  }
}

final class Seedling: Sendable {}

private final class WeakSeedling {
  weak var seedling: Seedling?

  init(_ seedling: Seedling) { self.seedling = seedling }
}

protocol TreeNursery {
  func grow(_ kind: String, _ size: Int) -> Seedling
  func count(_ kind: String) -> Int
  func measure(_ number: Int) -> Int
}
