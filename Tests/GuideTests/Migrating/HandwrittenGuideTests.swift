import Mynah
import Testing

/// The examples of the page about migrating from doubles written by hand.
@Suite struct HandwrittenGuideTests {
  @Test func handwrittenMocksTestTheCode() throws {
    let larder = LarderDouble()
    try Breakfast(larder: larder).serve("seed")
    #expect(larder.takeCalls.count == 1)
    #expect(larder.takeCalls.first?.food == "seed")
    #expect(larder.takeCalls.first?.grams == 20)
  }

  @Test func generatedMocksTestTheSameCode() throws {
    let larder = mock(Larder.self)
    given(larder.take(any(), grams: any())).willReturn(true)
    try Breakfast(larder: larder).serve("seed")
    verify(larder.take("seed", grams: 20)).wasCalled()
  }

  @Test func callsReplacesAnArrayOfReceivedArguments() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    _ = bird.chirp(volume: 3)
    #expect(calls(bird.chirp(volume: any())) == [3])
  }
}

protocol Larder {
  func take(_ food: String, grams: Int) throws -> Bool
}

final class LarderDouble: Larder {
  var takeResult = true
  var takeError: (any Error)?
  private(set) var takeCalls: [(food: String, grams: Int)] = []

  func take(_ food: String, grams: Int) throws -> Bool {
    takeCalls.append((food, grams))
    if let takeError { throw takeError }
    return takeResult
  }
}

private struct Breakfast {
  let larder: any Larder

  func serve(_ food: String) throws {
    guard try larder.take(food, grams: 20) else { throw Indigestion() }
  }
}
