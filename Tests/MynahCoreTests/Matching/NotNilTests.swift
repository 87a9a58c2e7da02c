import FailureCapture
import Mynah
import Support
import Testing

/// What is not optional is never nil, and the types of what is can be written whole.
@Suite struct NotNilTests {
  let shelf = mock(Shelf.self)

  @Test func argumentsThatAreNotOptionalMatch() {
    given(shelf.lift(any(), any())).willReturn(false)
    given(shelf.lift(notNil(), notNil())).willReturn(true)
    #expect([shelf.lift(1, 2), shelf.lift(1, nil)] == [true, false])
    verify(shelf.lift(notNil(Int.self), any())).wasCalled(twice)
  }

  @Test func optionalTypesAreWrittenWhole() {
    given(shelf.lift(any(), any())).willReturn(false)
    given(shelf.lift(any(), notNil(Optional<Int>.self))).willReturn(true)
    #expect([shelf.lift(1, 2), shelf.lift(1, nil)] == [true, false])
    verify(shelf.lift(any(), notNil(Int?.self))).wasCalled(once)
    verify(shelf.lift(any(), notNil(Int.self))).wasCalled(once)
  }

  @Test func assignedValuesMatch() {
    let shelf = shelf
    shelf.label = "seeds"
    shelf.owner = "Ryan"
    shelf.owner = nil
    verify(shelf.label = notNil()).wasCalled(once)
    verify(shelf.label = notNil(String.self)).wasCalled(once)
    verify(shelf.owner = notNil()).wasCalled(once)
    verify(shelf.owner = notNil(String.self)).wasCalled(once)
    verify(shelf.owner = notNil(Optional<String>.self)).wasCalled(once)
  }
}
