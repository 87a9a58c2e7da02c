import Mynah
import Support
import Testing

/// A protocol that requires operators.
protocol Weighed {
  static func < (left: Self, right: Self) -> Bool
  static func <= (left: Self, right: Self) -> Bool
  static func > (left: Self, right: Self) -> Bool
  static func >= (left: Self, right: Self) -> Bool
  static func == (left: Self, right: Self) -> Bool
  static func != (left: Self, right: Self) -> Bool
}

/// Mockingbird's public interface, section 1.1: what is generated for each member.
@Suite struct GeneratedInterfaceTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test("1.1 getName()") func getterAsAMethod() {
    given(bird.getName()).willReturn("Ryan")
    #expect(bird.name == "Ryan")
    verify(bird.getName()).wasCalled()
  }

  @Test("1.1 setName(_:)") func setterAsAMethod() {
    var names: [String] = []
    given(bird.setName(any())).will { names.append($0) }
    bird.name = "Ryan"
    #expect(names == ["Ryan"])
    verify(bird.setName("Ryan")).wasCalled()
  }

  @Test("1.1 getSubscript(_:)") func subscriptGetterAsAMethod() {
    given(bird.getSubscript(3)).willReturn("Wednesday")
    #expect(bird[3] == "Wednesday")
    verify(bird.getSubscript(any())).wasCalled()
  }

  @Test("1.1 setSubscript(_:newValue:)") func subscriptSetterAsAMethod() {
    var days: [String] = []
    given(bird.setSubscript(any(), newValue: any())).will { day, name in
      days.append("\(day) \(name)")
    }
    bird[3] = "Wednesday"
    #expect(days == ["3 Wednesday"])
    verify(bird.setSubscript(3, newValue: "Wednesday")).wasCalled()
  }

  @Test("1.1 async methods") func asyncMethods() async throws {
    given(bird.fly(to: "Oslo")).willReturn(3)
    #expect(try await bird.fly(to: "Oslo") == 3)
    verify(bird.fly(to: "Oslo")).wasCalled()
  }

  @Test("1.1 throwing methods without try") func throwingMethodsNeedNoTry() throws {
    given(bird.eat("worm", grams: 1)).willReturn(1)
    _ = try bird.eat("worm", grams: 1)
    verify(bird.eat("worm", grams: 1)).wasCalled()
  }

  @Test("1.1 variadics as [T] and as T...") func variadicsInTwoForms() {
    shapes.draw(1, 2)
    verify(shapes.draw([1, 2])).wasCalled()
    verify(shapes.draw(1, 2)).wasCalled()
  }

  @Test("1.1 _lessThan, _equalTo, ...") func operatorsHaveNames() {
    withMocks {
      let (left, right) = (mock((any Weighed).self), mock((any Weighed).self))
      given(WeighedMock._lessThan(any(), any())).willReturn(true)
      given(WeighedMock._lessThanOrEqualTo(any(), any())).willReturn(true)
      given(WeighedMock._greaterThan(any(), any())).willReturn(false)
      given(WeighedMock._greaterThanOrEqualTo(any(), any())).willReturn(false)
      given(WeighedMock._equalTo(any(), any())).willReturn(false)
      given(WeighedMock._notEqualTo(any(), any())).willReturn(true)
      #expect([left < right, left <= right, left != right] == [true, true, true])
      #expect([left > right, left >= right, left == right] == [false, false, false])
      verify(WeighedMock._lessThan(left, right)).wasCalled()
      verify(WeighedMock._lessThan(right, left)).wasNeverCalled()
    }
  }
}
