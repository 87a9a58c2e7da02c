import Mynah
import Testing

@Test func birdsAreAdmittedUntilTheRoostIsFull() async throws {
  let roost = mock(Roost.self)
  given(roost.isFull).willReturn(false).willReturn(true)
  given(roost.admit(any())).willReturn(7)

  let places = try await Doorkeeper(roost: roost).admit(["Ryan", "Maya"])

  #expect(places == [7])
  verify(roost.admit("Ryan")).wasCalled()
  verify(roost.admit("Maya")).wasNeverCalled()
  await verify(roost.close()).wasCalled()
}

/// The failure that the recipe about actors shows.
@Suite struct DoorkeeperFailureTests {
  @Test func verificationFailsIfAnotherBirdIsAdmitted() async throws {
    let roost = mock(Roost.self)
    given(roost.isFull).willReturn(false)
    given(roost.admit(any())).willReturn(7)
    _ = try await Doorkeeper(roost: roost).admit(["Ryan", "Maya"])
    #expect(
      report { verify(roost.admit("Maya")).wasNeverCalled() } == """
        Expected roost.admit("Maya") never to be called, but it was called once.
        Matching calls: #2 admit("Maya")
        """)
  }
}
