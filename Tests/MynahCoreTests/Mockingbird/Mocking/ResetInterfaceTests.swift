import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.1: making mocks as new.
@Suite struct ResetInterfaceTests {
  let bird = mock(Bird.self)
  let other = mock(Bird.self)

  init() {
    for mock in [bird, other] {
      given(mock.age).willReturn(3)
      _ = mock.age
    }
  }

  @Test("1.1 reset(_ mocks: Mock...)") func resetForgetsStubsAndCalls() {
    reset(bird, other)
    verify(bird.age).wasNeverCalled()
    #expect(failures { _ = (bird.age, other.age) }.count == 2)
  }

  @Test("1.1 clearInvocations(on: Mock...)") func clearInvocationsKeepsStubs() {
    clearInvocations(on: bird, other)
    verify(bird.age).wasNeverCalled()
    verify(other.age).wasNeverCalled()
    #expect([bird.age, other.age] == [3, 3])
  }

  @Test("1.1 clearStubs(on: Mock...)") func clearStubsKeepsCalls() {
    clearStubs(on: bird, other)
    verify(bird.age).wasCalled()
    verify(other.age).wasCalled()
    #expect(failures { _ = (bird.age, other.age) }.count == 2)
  }

  @Test("1.1 reset(_ staticMocks: Mock.Type...)") func resetOfTypes() {
    withMocks {
      given(BirdMock.count).willReturn(3)
      _ = BirdMock.count
      reset(BirdMock.self)
      verify(BirdMock.count).wasNeverCalled()
      #expect(failures { _ = BirdMock.count }.count == 1)
    }
  }

  @Test("1.1 clearInvocations(on: Mock.Type...)") func clearInvocationsOfTypes() {
    withMocks {
      given(BirdMock.count).willReturn(3)
      _ = BirdMock.count
      clearInvocations(on: BirdMock.self)
      verify(BirdMock.count).wasNeverCalled()
      #expect(BirdMock.count == 3)
    }
  }

  @Test("1.1 clearStubs(on: Mock.Type...)") func clearStubsOfTypes() {
    withMocks {
      given(BirdMock.count).willReturn(3)
      _ = BirdMock.count
      clearStubs(on: BirdMock.self)
      verify(BirdMock.count).wasCalled()
      #expect(failures { _ = BirdMock.count }.count == 1)
    }
  }

  @available(*, deprecated)
  @Test("1.1 clearDefaultValues(on: Mock...)") func clearDefaultValuesKeepsStubs() {
    bird.useDefaultValues(from: .standardProvider)
    clearDefaultValues(on: bird)
    #expect(bird.age == 3)
    #expect(failures { _ = bird.name }.count == 1)
  }
}
