import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.5: what is verified, and how often it was called.
@Suite struct VerifyInterfaceTests {
  let bird = mock(Bird.self)

  @Test("1.5 verify(_:file:line:)") func verifyFailsAtTheLineThatItIsGiven() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      verify(bird.sing()).wasCalled()
      verify(bird.sing(), file: "Bird.swift", line: 3).wasCalled()
      verify(bird.name, file: "Bird.swift", line: 4).wasCalled()
      verify(bird.name = "Ryan", file: "Bird.swift", line: 5).wasCalled()
    }
    #expect(capture.lines == [#line - 5, 3, 4, 5])
  }

  @Test("1.5 inOrder fails at the line that it is given") func orderFailsAtALine() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      inOrder(file: "Bird.swift", line: 3) { verify(bird.name = any()).wasCalled() }
    }
    #expect(capture.lines == [3])
  }

  @Test("1.5 VerificationManager") func verifyReturnsAVerification() {
    bird.sing()
    let verification: VerificationManager<() -> Void, Void> = verify(bird.sing())
    verification.wasCalled()
  }
}
