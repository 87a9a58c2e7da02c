import Mynah
import Support
import Testing

/// Each mistake has a text of its own that says what to write.
@Suite struct MisuseTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  @Test func matcherOutsideOfGivenAndVerify() {
    #expect(
      failures {
        let _: Int? = any()
        let _: Int? = any(where: { $0 > 3 })
      } == [
        """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """,
        """
        any(where:) is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """,
      ])
  }

  @Test func matcherAssignedToTheRealProperty() {
    #expect(
      failures { bird.nickname = any() } == [
        """
        any() is used outside of given and verify, where there is nothing to match.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """
      ])
  }

  @Test func closureAsAnExactValue() {
    #expect(
      failures {
        verify(shapes.later { _ in }).wasCalled()
        given(shapes.visit { $0 }).willReturn(1)
      } == [
        """
        A closure of type @Sendable (String) -> () is given as an exact argument, but closures can not be compared.
        Write: any()
        """,
        """
        A closure of type (Int) -> Int is given as an exact argument, but closures can not be compared.
        Write: any()
        """,
      ])
  }

  @Test func nilForAnArgumentThatIsNeverNil() {
    #expect(
      failures { given(bird.chirp(volume: nil)).willReturn(true) } == [
        """
        nil is given for an argument of type Int, which is never nil.
        Write a value, or any().
        """
      ])
    #expect(failures { _ = bird.chirp(volume: 1) }.count == 1)
  }

  @Test func somethingThatIsNoMock() {
    var number = 1
    #expect(
      failures {
        given(number = 2).willReturn()
        verify(number = 3).wasCalled()
      } == [
        """
        given was called with something that is no member of a mock.
        Write a call or a property of a mock, as in given(bird.chirp(volume: any())).willReturn(true).
        """,
        """
        verify was called with something that is no member of a mock.
        Write a call or a property of a mock, as in verify(bird.chirp(volume: any())).wasCalled().
        """,
      ])
    #expect(number == 3)
  }

  @Test func closureOfAnotherTypeForAnAssignment() {
    #expect(
      failures { given(bird.name = any()).will { (name: Int) in } } == [
        """
        The closure of this stub takes Int, but String is assigned.
        Write: .will { (value: String) in ... }
        """
      ])
  }

  @Test func misuseIsReportedWhereItStands() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      verify(bird.chirp(volume: nil)).wasCalled()
    }
    #expect(capture.all.map(\.line) == [#line - 2])
  }
}
