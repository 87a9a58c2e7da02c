import Mynah
import Support
import Testing

/// What Mockingbird's users know of resets, section 2.3.
@Suite struct ResetBehaviorTests {
  let bird = mock(Bird.self)

  @Test("2.3 clearStubs removes stubs, default values and targets") func clearStubsRemovesAnswers()
  {
    let singer = mock(Singer.self)
    singer.forwardCalls(to: Raven("Ryan"))
    singer.useDefaultValues(from: .standardProvider)
    given(singer.name).willReturn("Maya")
    clearStubs(on: singer)
    #expect(failures { _ = singer.name }.count == 1)
  }

  @Test("2.3 clearStubs leaves members without a result") func voidMembersStayAnswered() {
    clearStubs(on: bird)
    #expect(failures { bird.sing() }.isEmpty)
  }

  @Test("2.3 reset is clearInvocations and clearStubs") func resetDoesBoth() {
    given(bird.age).willReturn(3)
    _ = bird.age
    reset(bird)
    verify(bird.age).wasNeverCalled()
    #expect(failures { _ = bird.age }.count == 1)
  }

  @Test("2.3 clearInvocations forgets what inOrder sees") func orderForgetsCallsToo() {
    bird.sing()
    clearInvocations(on: bird)
    bird.name = "Ryan"
    inOrder(with: .noInvocationsBefore) { verify(bird.name = "Ryan").wasCalled() }
  }

  @Test("2.3 useDefaultValues adds up, newest first") func defaultValuesAddUp() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    bird.useDefaultValues(from: .standardProvider)
    bird.useDefaultValues(from: provider)
    #expect(bird.name == "Ryan" && bird.age == 0)
  }

  @Test("2.3 static stubs stay until the type is reset") func staticStubsStay() {
    withMocks {
      given(type(of: mock(Bird.self)).count).willReturn(3)
      #expect(type(of: mock(Bird.self)).count == 3)
      reset(type(of: mock(Bird.self)))
      #expect(failures { _ = BirdMock.count }.count == 1)
    }
  }
}
