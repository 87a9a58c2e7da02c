import Aviary
import Mynah
import Testing

/// Tests of mocks whose members depend on a flag of the mocked module.
struct RingingTests {
  @Test func aProtocolHasTheRequirementsOfItsModule() {
    let ringing = mock(Ringing.self)
    given(ringing.ring("owl")).willReturn(7)
    #expect(ringing.ring("owl") == 7)
  }

  @Test func aClassDoesNotRunTheCodeOfItsModule() {
    let store = mock(RingStore.self)
    given(store.add(any())).willReturn("stub")
    #expect((store as RingStore).add(1) == "stub")
  }
}
