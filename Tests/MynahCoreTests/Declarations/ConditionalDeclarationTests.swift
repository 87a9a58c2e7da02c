import Mynah
import Testing

#if compiler(>=6.2)
  protocol Migrant {
    func leave(for place: String) -> Bool
    func rest()
  }
#else
  protocol Migrant {
    func leave(for place: String) -> Bool
  }
#endif

#if os(Linux)
  class Beacon {
    func ring(_ number: Int) -> String { "linux" }
  }
#elseif os(Windows)
  class Beacon {
    func ring(_ number: Int) -> String { "windows" }
  }
#else
  class Beacon {
    func ring(_ number: Int) -> String { "other" }
  }
#endif

/// Tests of declarations in `#if` branches, of which only the compiled one is mocked.
struct ConditionalDeclarationTests {
  @Test func theCompiledBranchIsMocked() {
    let migrant: MigrantMock = mock(Migrant.self)
    given(migrant.leave(for: "Africa")).willReturn(true)
    #expect(migrant.leave(for: "Africa"))
    #if compiler(>=6.2)
      given(migrant.rest()).willReturn()
      migrant.rest()
      verify(migrant.rest()).wasCalled()
    #endif
  }
}

#if compiler(>=6.2)
  protocol `Night Bird` {
    func `sing (softly)`(`how often` count: Int) -> String
    var `favourite "song"`: String { get set }
  }

  /// Tests of types and members with raw identifiers.
  struct RawIdentifierTests {
    @Test func rawIdentifiersAreMocked() {
      let bird: `Night BirdMock` = mock(`Night Bird`.self)
      given(bird.`sing (softly)`(`how often`: 2)).willReturn("hoo hoo")
      given(bird.`favourite "song"`).willReturn("Parus")
      let texts: [String] = [bird.`sing (softly)`(`how often`: 2), bird.`favourite "song"`]
      #expect(texts == ["hoo hoo", "Parus"])
      verify(bird.`sing (softly)`(`how often`: any())).wasCalled()
      #expect(bird.mockingContext.name == "night Bird")
    }
  }
#endif
