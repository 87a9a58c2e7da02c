#if compiler(>=6.2)
  @_spi(Eggs) import MainActorSupport
  import Mynah
  import Testing

  import struct MainActorSupport.Expression
  import struct MainActorSupport.Invocation

  struct ConflictingNameTests {
    @Test func membersOfAnSPIAreMocked() {
      let hen = mock(Hen.self).initialize()
      given(hen.lay()).willReturn(Egg())
      #expect(hen.lay() == Egg())
      verify(hen.lay()).wasCalled()
    }

    @Test func conflictingNamesAreMocked() throws {
      let mock = mock(MainActorSupport.Mock.self)
      given(mock.parse(Expression("1 + 1"))).willReturn(Invocation(count: 2))
      given(mock.member).willReturn(.beak)
      #expect(try mock.parse(Expression("1 + 1")) == Invocation(count: 2))
      #expect(mock.member == .beak)
    }
  }
#endif
