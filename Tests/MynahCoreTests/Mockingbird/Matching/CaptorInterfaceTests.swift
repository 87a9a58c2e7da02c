import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.4: captors.
@Suite struct CaptorInterfaceTests {
  let bird = mock(Bird.self)

  init() {
    for name in ["Ryan", "Maya"] { bird.name = name }
  }

  @Test("1.4 ArgumentCaptor.any()") func captorsMatchEverything() {
    let name = ArgumentCaptor<String>()
    verify(bird.name = name.any()).wasCalled(twice)
  }

  @Test("1.4 ArgumentCaptor.value") func captorsKeepTheLastArgument() {
    let volume = ArgumentCaptor<Int>()
    verify(bird.chirp(volume: volume.any())).wasNeverCalled()
    #expect(volume.value == nil)
    let name = ArgumentCaptor<String>()
    verify(bird.setName(name.any())).wasCalled(twice)
    #expect(name.value == "Maya")
  }

  @Test("1.4 ArgumentCaptor.allValues") func captorsKeepAllArguments() {
    let name = ArgumentCaptor<String>()
    verify(bird.name = name.any()).wasCalled(twice)
    #expect(name.allValues == ["Ryan", "Maya"])
  }

  @Test("1.4 ArgumentCaptor.init(weak:)") func weakCaptorsKeepNoInstance() {
    given(bird.meet(any())).willReturn(true)
    let friend = ArgumentCaptor<any Bird>(weak: true)
    given(bird.meet(friend.any())).willReturn(true)
    let stays = mock(Bird.self)
    _ = bird.meet(stays)
    _ = bird.meet(mock(Bird.self))
    clearInvocations(on: bird)
    #expect(friend.allValues.map { $0 === stays } == [true])
  }
}
