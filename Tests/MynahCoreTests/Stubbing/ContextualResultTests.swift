import FailureCapture
import Mynah
import Support
import Testing

/// Tests of generic result types, which the stubbed value or `returning` determines.
@Suite struct ContextualResultTests {
  let container = mock(Container.self)

  @Test func resultTypeIsInferredFromTheStubbedValue() throws {
    given(container.resolve()).willReturn(3)
    given(container.resolve()).willReturn("Ryan")
    given(container.resolve(named: "age")).willReturn(4)
    given(container.first(of: "nest")).willReturn(5)
    given(container.first(of: any())).willReturn(nil as String?)
    given(container.decode(7)).willReturn(6)
    given(container.convert("seven")).willReturn(7)
    given(ContainerMock.shared()).willReturn(8)
    let numbers: [Int] = try [
      container.resolve(), container.resolve(named: "age"), container.decode(7),
      container.convert("seven"), ContainerMock.shared(),
    ]
    #expect(numbers == [3, 4, 6, 7, 8])
    #expect(container.resolve() == "Ryan")
    #expect(container.first(of: "nest") == 5)
    #expect(container.first(of: "nest") == nil as String?)
    verify(container.resolve()).returning(Int.self).wasCalled(once)
    verify(container.resolve()).returning(String.self).wasCalled(once)
    verify(container.resolve()).returning(Double.self).wasNeverCalled()
    verify(container.resolve(named: "age")).returning(Int.self).wasCalled()
    verify(container.first(of: "nest")).returning(Int?.self).wasCalled(once)
    verify(container.decode(7)).returning(Int.self).wasCalled()
    verify(container.convert("seven")).returning(Int.self).wasCalled()
    verify(ContainerMock.shared()).returning(Int.self).wasCalled()
  }

  @Test func unknownResultTypesNeedReturning() throws {
    #expect(
      report {
        verify(container.resolve()).wasCalled()
        verify(container.first(of: "nest")).wasNeverCalled()
      } == """
        The result type of container.resolve() is unknown, but the calls of each type are counted separately.
        Write: verify(container.resolve()).returning(<#Type#>.self)

        The result type of container.first(of: "nest") is unknown, but the calls of each type are counted separately.
        Write: verify(container.first(of: "nest")).returning(<#Type#>.self)
        """)
    given(container.resolve()).returning(Int.self).willReturn(3)
    given(container.first(of: "nest")).returning(Int?.self).willReturn(nil)
    given(container.decode(7)).returning(Int.self).will { $0 + 1 }
    #expect(container.resolve() == 3)
    #expect(container.first(of: "nest") == nil as Int?)
    #expect(try container.decode(7) == 8)
  }

  @Test func asyncMembersAreStubbedWithExactArguments() async throws {
    await given(container.load("age")).willReturn(3)
    given(container.load(any())).willReturn("Ryan")
    given(container.fetch("/age")).willReturn(4)
    #expect(try await container.load("age") == 3)
    #expect(try await container.load("name") == "Ryan")
    #expect(try await container.fetch("/age") == 4)
    await verify(container.load("age")).returning(Int.self).wasCalled()
    verify(container.load(any())).returning(String.self).wasCalled(once)
    verify(container.fetch("/age")).returning(Int.self).wasCalled()
    // In a function that isn't async, the pattern doesn't need `await`.
    func prepare() { given(container.load("age")).willReturn(5) }
    prepare()
    #expect(try await container.load("age") == 5)
  }

  @Test func resultTypesAreInferredInSubscripts() {
    let container = container
    given(container["age"]).willReturn(3)
    given(container[slot: 1]).willReturn("Ryan")
    #expect(container["age"] == 3)
    #expect(container[slot: 1] == "Ryan")
    container[slot: 2] = 5
    verify(container["age"]).returning(Int?.self).wasCalled(once)
    verify(container[slot: 1]).returning(String?.self).wasCalled(once)
    verify(container[slot: 2] = 5).wasCalled()
    verify(container[slot: any()] = 5).wasCalled()
    verify(container[slot: 2] = 6).wasNeverCalled()
  }

  @Test func resultTypesAreInferredInClasses() async {
    let stockroom = mock(Stockroom.self)
    given(stockroom.take(1)).willReturn(3)
    await given(stockroom.fetch(2)).willReturn("Rye")
    #expect(stockroom.take(1) == 3)
    #expect(await stockroom.fetch(2) == "Rye")
    #expect((stockroom as Stockroom).take(1) == 3)
  }

  @Test func resultTypesAreInferredInActors() async throws {
    let larder = mock((any Larder).self)
    given(larder.take(1)).willReturn(3)
    await given(larder.fetch(2)).willReturn("Rye")
    #expect(await larder.take(1) == 3)
    #expect(try await larder.fetch(2) == "Rye")
    await verify(larder.fetch(2)).returning(String.self).wasCalled()
  }
}
