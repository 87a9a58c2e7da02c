import Foundation
import Mynah
import Support
import Testing

@Suite struct RangeMatcherTests {
  let bird = mock(Bird.self)
  let calendar = mock(Planner.self)

  private func volumes(_ pattern: CallPattern<(Int) -> Bool, Bool, Never>) -> [Int] {
    given(bird.chirp(volume: any())).willReturn(false)
    given(pattern).willReturn(true)
    return (0..<8).filter { bird.chirp(volume: $0) }
  }

  @Test func rangeMatchersRespectTheirBounds() {
    #expect(
      report { verify(bird.chirp(volume: any(in: 3...))).wasCalled() } == """
        Expected bird.chirp(volume: any(in: 3...)) to be called exactly once, but it was called 0 times.
        chirp(volume:) was not called at all.
        """)
    let ranges: [(matched: [Int], expected: [Int])] = [
      (volumes(bird.chirp(volume: any(in: 3...5))), [3, 4, 5]),
      (volumes(bird.chirp(volume: any(in: 3..<5))), [3, 4]),
      (volumes(bird.chirp(volume: any(in: 5...))), [5, 6, 7]),
      (volumes(bird.chirp(volume: any(in: ...2))), [0, 1, 2]),
      (volumes(bird.chirp(volume: any(in: ..<2))), [0, 1]),
      (volumes(bird.chirp(volume: any(in: 3..<3))), []),
    ]
    for (matched, expected) in ranges { #expect(matched == expected) }
  }

  @Test func rangesMatchComparableValues() {
    let start = Date(timeIntervalSince1970: 0)
    given(calendar.isFree(any(in: start..<(start + 60)))).willReturn(true)
    given(calendar.isFree(any(in: (start + 60)...))).willReturn(false)
    #expect(calendar.isFree(start + 59))
    #expect(!calendar.isFree(start + 60))
    given(calendar.page(any(in: "a"..."m"))).willReturn(1)
    given(calendar.page(any(in: "n"...))).willReturn(2)
    #expect(calendar.page("ibis") == 1 && calendar.page("owl") == 2)
    given(calendar.wait(any(in: 0...1.5))).willReturn(true)
    #expect(calendar.wait(1.5))
  }

  @Test func rangesDoNotMatchNil() {
    given(calendar.wait(any())).willReturn(false)
    given(calendar.wait(any(in: 0...))).willReturn(true)
    #expect(!calendar.wait(nil) && calendar.wait(3))
  }

  @Test func rangesMatchAssignedValues() {
    given(bird[3] = any(in: "a"..."m")).willReturn()
    bird[3] = "ibis"
    verify(bird[3] = any(in: "a"..<"c")).wasNeverCalled()
    verify(bird[3] = any(in: "a"..."m")).wasCalled()
  }
}

protocol Planner {
  func isFree(_ date: Date) -> Bool
  func page(_ name: String) -> Int
  func wait(_ seconds: Double?) -> Bool
}
