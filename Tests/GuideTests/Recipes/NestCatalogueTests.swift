import Mynah
import Testing

@Test func eggsOfAllNestsAreCounted() async throws {
  let client = mock(NestClient.self)
  given(client.send(GetNest(id: 1))).willReturn(TreeNest(eggs: 3))
  given(client.send(GetNest(id: 2))).willReturn(TreeNest(eggs: 4))

  #expect(try await NestCatalogue(client: client).eggs(in: [1, 2]) == 7)

  verify(client.send(any(GetNest.self))).wasCalled(twice)
}

@Test func namesAreFetched() async throws {
  let client = mock(NestClient.self)
  given(client.get("/names")).willReturn(["oak", "elm"])

  #expect(try await NestCatalogue(client: client).names() == ["oak", "elm"])

  verify(client.get("/names")).returning([String].self).wasCalled()
}

/// The failure that the recipe about generic clients shows.
@Suite struct NestCatalogueFailureTests {
  @Test func stubsForOtherResultTypesDoNotMatch() async {
    let client = mock(NestClient.self)
    let text = await report {
      given(client.get("/names")).willReturn([1, 2])
      await #expect(throws: (any Error).self) {
        try await NestCatalogue(client: client).names()
      }
    }
    #expect(
      text == """
        Unexpected call: no stub answers nestClient.get("/names"), which threw this failure.
        get(_:) has no stubs as (String) async throws -> [String], but it has 1 as (String) async throws -> [Int].
        Write: given(nestClient.get("/names")).willReturn(<#[String]#>)
        """)
  }
}
