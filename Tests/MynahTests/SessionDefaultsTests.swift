import Mynah
import Support
import Testing

/// Tests of default values that apply to all mocks of a session.
@Suite(.mocks(defaults: .standardProvider)) struct SessionDefaultsTests {
  @Test func mocksHaveTheDefaultValuesOfTheirSession() {
    let (bird, counter) = (mock(Bird.self), mock(Counter.self))
    #expect(bird.name == "" && counter.next(3) == 0)
    #expect(BirdMock.count == 0)
  }

  @Test func mocksCanOverrideTheDefaultValuesOfASession() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    let bird = mock(Bird.self).useDefaultValues(from: provider)
    #expect(bird.name == "Ryan" && bird.age == 0)
  }

  @Test func resetMocksKeepTheDefaultValuesOfTheirSession() {
    let bird = mock(Bird.self)
    reset(bird)
    #expect(bird.age == 0)
  }

  @Test(.mocks(.strict)) func nestedSessionsInheritDefaultValues() {
    #expect(mock(Bird.self).age == 0)
    withMocks { #expect(mock(Bird.self).age == 0) }
  }

  @Test func withMocksAcceptsDefaultValues() async {
    var provider = ValueProvider()
    provider.register(3, for: Int.self)
    withMocks(defaults: provider) { #expect(mock(Bird.self).age == 3) }
    await withMocks(.strict, defaults: provider) {
      await Task.yield()
      #expect(mock(Bird.self).age == 3)
    }
  }
}
