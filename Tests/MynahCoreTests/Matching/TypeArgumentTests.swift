import Mynah
import Testing

/// Tests of arguments that are types, which a call compares by their bytes.
@Suite struct TypeArgumentTests {
  let register = mock(KindRegister.self)

  @Test func stubsAnswerCallsWithTheirTypes() {
    given(register.count(any(), of: any())).willReturn(0)
    given(register.count(Pebble.self, of: Int.self)).willReturn(1)
    given(register.count(SpottedPebble.self, of: Int.self)).willReturn(2)
    given(register.kind((any KindRegister).self)).willReturn(3)
    given(register.kind(Int.self, of: any())).willReturn(4)
    given(register.kind(String.self, of: any())).willReturn(5)

    #expect(register.count(Pebble.self, of: Int.self) == 1)
    #expect(register.count(SpottedPebble.self, of: Int.self) == 2)
    #expect(register.kind((any KindRegister).self) == 3)
    #expect(register.kind(Int.self, of: "a") == 4)
    #expect(register.kind(String.self, of: "a") == 5)
    verify(register.count(SpottedPebble.self, of: Int.self)).wasCalled()
    verify(register.count(Pebble.self, of: any())).wasCalled()
  }

  @Test func manyStubsAreFoundByTheirTypes() {
    for number in 0..<20 {
      given(register.mark(Pebble.self, number)).willReturn(number)
      given(register.mark(SpottedPebble.self, number)).willReturn(-number)
    }
    #expect((0..<20).map { register.mark(Pebble.self, $0) } == Array(0..<20))
    #expect((0..<20).map { register.mark(SpottedPebble.self, $0) } == (0..<20).map(-))
  }

  @Test func failuresNameTheTypes() {
    given(register.count(any(), of: any())).willReturn(0)
    _ = register.count(Pebble.self, of: Int.self)
    #expect(
      failures { verify(register.count(SpottedPebble.self, of: Int.self)).wasCalled() } == [
        """
        Expected kindRegister.count(SpottedPebble.self, of: Int.self) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 count(*Pebble.self*, of: Int.self)     argument 1: expected SpottedPebble.self, got Pebble.self
        """
      ])
  }
}

protocol KindRegister {
  func count(_ kind: Pebble.Type, of number: Int.Type) -> Int
  func kind(_ type: (any KindRegister).Type) -> Int
  func kind<Value>(_ type: Value.Type, of text: String) -> Int
  func mark(_ kind: Pebble.Type, _ number: Int) -> Int
}

class Pebble {}
final class SpottedPebble: Pebble {}
