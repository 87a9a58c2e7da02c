import Mynah
import Testing

#if canImport(Combine)
  import Combine
#endif

@Test func sightingsAreAddedUp() {
  let observatory = mock(Observatory.self)
  let crows = PassthroughSubject<Int, any Error>()
  given(observatory.sightings(of: "crow")).willReturn(crows.eraseToAnyPublisher())
  let model = SightingModel(observatory: observatory)

  model.watch("crow")
  crows.send(2)
  crows.send(3)
  #expect(model.total == 5)

  crows.send(completion: .failure(CancellationError()))
  #expect(model.hasFailed)
}

/// The other examples of the recipe about Combine.
@Suite struct SightingModelTests {
  let observatory = mock(Observatory.self)

  @Test func publishersDependOnTheBird() {
    let subjects = ["crow": PassthroughSubject<Int, any Error>(), "finch": PassthroughSubject()]
    given(observatory.sightings(of: any())).will { bird in subjects[bird]!.eraseToAnyPublisher() }
    let model = SightingModel(observatory: observatory)
    model.watch("finch")
    subjects["crow"]?.send(1)
    subjects["finch"]?.send(4)
    #expect(model.total == 4)
  }

  @Test func missingCallsFail() {
    let crows = PassthroughSubject<Int, any Error>()
    given(observatory.sightings(of: "crow")).willReturn(crows.eraseToAnyPublisher())
    SightingModel(observatory: observatory).watch("crow")
    #expect(
      report { verify(observatory.sightings(of: "finch")).wasCalled() } == """
        Expected observatory.sightings(of: "finch") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 sightings(of: *"crow"*)     of: expected "finch", got "crow"
        """)
  }
}
