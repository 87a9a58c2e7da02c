import Mynah
import MynahStubs
import Testing

private final class MockShelf {
  var pagesStub: Stub<String, Int>!
}

/// Tests of references to `callAsFunction`, which are values such as `stub.callAsFunction`.
@Suite struct CallReferenceTests {
  private let stub = Stub<String, Int>(defaultReturnValue: 3)

  @Test func mapTakesAReference() {
    #expect(["a", "b"].map(stub.callAsFunction) == [3, 3])
    #expect(stub.callArguments == ["a", "b"])
  }

  @Test func mapTakesAReferenceWithALabel() {
    #expect(["a"].map(stub.callAsFunction(_:)) == [3])
  }

  @Test func mapRethrowsTheErrorOfAThrowingStub() {
    let stub = ThrowingStub<String, Int, FileError>(defaultError: .notFound)
    #expect(throws: FileError.notFound) { try ["a"].map(stub.callAsFunction) }
  }

  @Test func referenceWithoutATypeTakesTheArguments() {
    let pages = stub.callAsFunction
    #expect(pages("a") == 3)
  }

  @Test func referenceConvertsToAThrowingFunction() throws {
    let pages: (String) throws -> Int = stub.callAsFunction
    #expect(try pages("a") == 3)
  }

  @Test func referenceKeepsTheTypeOfTheError() {
    let stub = ThrowingStub<String, Int, FileError>(defaultError: .notFound)
    let pages: (String) throws(FileError) -> Int = stub.callAsFunction
    do throws(FileError) {
      _ = try pages("a")
      Issue.record("The call must throw.")
    } catch {
      #expect(error == .notFound)
    }
  }

  @Test func referenceToAStubWithoutArgumentsTakesNoArguments() {
    let stub = Stub<Void, Int>(defaultReturnValue: 3)
    let pages: () -> Int = stub.callAsFunction
    #expect(pages() == 3)
  }

  @Test func referenceToAStubOfNothingIsAnAction() {
    let stub = Stub<Void, Void>()
    let action: () -> Void = stub.callAsFunction
    action()
    #expect(stub.calls.count == 1)
  }

  @Test func referenceConvertsToAnAsyncFunction() async throws {
    let pages: (String) async throws -> Int = stub.callAsFunction
    #expect(try await pages("a") == 3)
  }

  @Test func mapTakesAReferenceToAnImplicitlyUnwrappedStub() {
    let shelf = MockShelf()
    shelf.pagesStub = stub
    #expect(["a"].map(shelf.pagesStub.callAsFunction) == [3])
  }

  @Test func referenceThroughTheTypeTakesTheStub() {
    let pages = Stub<String, Int>.callAsFunction(_:)
    #expect(pages(stub)("a") == 3)
  }

  @Test func closureIsAnArgument() {
    let stub = Stub<() -> Int, Void>()
    stub { 3 }
    #expect(stub.callArguments[0]() == 3)
  }

  @Test func failureOfAReferenceIsAtTheLineOfTheStub() {
    let made = #line + 1
    let stub = ThrowingStub<String, Int, any Error>(resultQueue: [])
    let failures = capturedFailures {
      _ = try? ["a"].map(stub.callAsFunction)
    }
    #expect(
      failures.report == """
        Unexpected call: no value is left for call #1 of ThrowingStub<String, Int, Error>, which threw this failure.
        Its queue is empty, and no default is set. Stub made at CallReferenceTests.swift:\(made).
        Called with: "a"
        Write: ThrowingStub(defaultResult: .success(<#Int#>))
        """)
    #expect(failures.lines == [made])
  }

  @Test func failureOfAReferenceWithoutArgumentsIsAtTheLineOfTheStub() {
    let made = #line + 1
    let stub = ThrowingStub<Void, Void, any Error>(errorQueue: [])
    let failures = capturedFailures {
      let action: () throws -> Void = stub.callAsFunction
      try? action()
    }
    #expect(failures.lines == [made])
  }
}
