import Mynah
import Support
import Testing

@Suite struct NamingTests {
  @Test func actorsAndIsolatedMocksAreNamedFromAnywhere() {
    #expect(mock(Keeper.self).named("kate").mockingContext.name == "kate")
    let perch = mock(Perch.self)
    perch.named("branch")
    #expect(perch.mockingContext.name == "branch")
    reset(perch)
    #expect(perch.mockingContext.name == "branch")
  }
}
