import Combine
import Foundation
import MynahCore

/// Uses mocks as tests do.
func tests(_ bird: any Bird) {
  let mock = mock(Bird.self)
  given(mock.land(on: "oak")).willReturn(true)
  given(mock.song).willReturn("chirp")
  given(mock.name = "Emil").will { _ in }
  mock.forwardCalls(to: bird)
  verify(mock.rest()).wasCalled()
  let object: NSObject = mock
  _ = object.hash
}

func tests(_ aviary: AviaryMock) {
  let _: any ObservableObject = aviary
  let _: ObservableObjectPublisher = aviary.objectWillChange
  given(aviary.birds).willReturn(3)
}

func mocks() {
  _ = mock(Owl.self)
  _ = mock(Wren.self)
  _ = mock(River.self)
  _ = mock((any Aviary).self)
  _ = mock((any Cage).self)
  _ = mock((any Nest).self)
  _ = mock((any Flock).self)
  _ = mock((any Calls).self)
  _ = mock(EarMock<Never>.self)
  _ = mock((any Chorus).self)
  _ = mock(Perch.self)
  _ = mock(Cancellable.self)
  _ = mock((any Publisher<Int, Never>).self)
  _ = mock((any Subject<Int, Never>).self)
  _ = mock((any Subscriber<Int, Never>).self)
  _ = mock((any ConnectablePublisher<Int, Never>).self)
  _ = mock(Subscription.self)
}
