import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.5: the order of calls.
@Suite struct OrderInterfaceTests {
  let bird = mock(Bird.self)
  let counter = mock(Counter.self)

  init() {
    bird.sing()
    counter.record(1)
    bird.name = "Ryan"
    counter.record(2)
  }

  @Test("1.5 inOrder(with:file:line:_:)") func callsAreInOrder() {
    inOrder {
      verify(bird.sing()).wasCalled()
      verify(bird.name = any()).wasCalled()
      verify(counter.record(2)).wasCalled()
    }
    #expect(
      failures {
        inOrder {
          verify(bird.name = any()).wasCalled()
          verify(bird.sing()).wasCalled()
        }
      }.count == 1)
  }

  @Test("1.5 OrderedVerificationOptions.noInvocationsBefore") func nothingComesBefore() {
    inOrder(with: .noInvocationsBefore) { verify(bird.sing()).wasCalled() }
    #expect(
      failures {
        inOrder(with: .noInvocationsBefore) { verify(bird.name = any()).wasCalled() }
      }.count == 1)
  }

  @Test("1.5 OrderedVerificationOptions.noInvocationsAfter") func nothingComesAfter() {
    inOrder(with: .noInvocationsAfter) { verify(bird.name = any()).wasCalled() }
    #expect(
      failures {
        inOrder(with: .noInvocationsAfter) { verify(bird.sing()).wasCalled() }
      }.count == 1)
  }

  @Test("1.5 OrderedVerificationOptions.onlyConsecutiveInvocations") func nothingComesBetween() {
    inOrder(with: .onlyConsecutiveInvocations) {
      verify(bird.sing()).wasCalled()
      verify(counter.record(1)).wasCalled()
    }
    #expect(
      failures {
        inOrder(with: .onlyConsecutiveInvocations) {
          verify(bird.sing()).wasCalled()
          verify(counter.record(2)).wasCalled()
        }
      }.count == 1)
  }

  @Test("1.5 inOrder fails at the line that it is given") func orderFailsAtALine() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      inOrder(with: .noInvocationsBefore, file: "Bird.swift", line: 3) {
        verify(bird.name = any()).wasCalled()
      }
    }
    #expect(capture.lines == [3])
  }

  @Test("1.5 options are a set") func optionsAreCombined() {
    let options: OrderedVerificationOptions = [.noInvocationsBefore, .noInvocationsAfter]
    inOrder(with: options) {
      verify(bird.sing()).wasCalled()
      verify(bird.name = any()).wasCalled()
    }
  }
}
