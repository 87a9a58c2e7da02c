import Mynah
import Support
import Testing

/// Tests that the end of a session releases everything that the test doesn't retain itself.
@Suite struct SessionReleaseTests {
  private final class Held: @unchecked Sendable {
    weak var context: MockingContext?

    init(_ mock: some LocalMock) {
      context = mock.mockingContext
    }
  }

  @Test func mocksOfAllKindsAreReleasedWithTheirSession() {
    var held: [Held] = []
    for strictness in [MockStrictness.lenient, .strict] {
      withMocks(strictness) {
        let bird = mock(Bird.self).recording(.last(2))
        given(bird.chirp(volume: any())).willReturn(true)
        given(bird.name).willReturn(finiteSequence(of: "a")).willReturn("b")
        given(BirdMock.hatch(any())).willReturn("c")
        bird.useDefaultValues(from: .standardProvider)
        _ = (bird.chirp(volume: 1), bird.name, BirdMock.hatch("egg"))
        verify(bird.chirp(volume: 1)).wasCalled()
        inOrder { verify(bird.name).wasCalled() }
        held.append(Held(bird))

        let container = mock(Container.self)
        given(container.resolve(named: "a")).willReturn(1)
        let _: Int = container.resolve(named: "a")
        held.append(Held(container))

        let counter = mock(Counter.self).stubOnly()
        held.append(Held(counter))
      }
    }
    #expect(held.map { $0.context == nil } == Array(repeating: true, count: 6))
  }

  @Test func mocksCreatedByATaskAfterItsSessionAreReleased() async {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let task = withMocks {
      Task {
        for await _ in released { break }
        let bird = mock(Bird.self)
        given(bird.chirp(volume: any())).willReturn(true)
        _ = bird.chirp(volume: 1)
        BirdMock.count = 3
        let held = Held(bird)
        return held
      }
    }
    release.finish()
    let held = await task.value
    #expect(held.context == nil)
  }
}
