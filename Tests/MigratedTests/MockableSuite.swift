import Mynah
import Testing

protocol Letterbox {
  var isFull: Bool { get }
  var label: String { get set }
  func take(_ letter: String) throws -> Int
  func open() async
  func close(after seconds: Int)
}

protocol Bell {
  func ring()
}

/// Puts letters into a box.
struct Postman {
  let letterbox: any Letterbox
  let bell: any Bell

  func deliver(_ letter: String) async throws -> Int {
    bell.ring()
    await letterbox.open()
    let count = try letterbox.take(letter)
    letterbox.close(after: 3)
    return count
  }
}

@Suite struct MockableSuite {
  private let letterbox = mock(Letterbox.self)
  private let bell = mock(Bell.self).useDefaultValues(from: .standardProvider)

  private var postman: Postman { Postman(letterbox: letterbox, bell: bell) }

  @Test func lettersAreTaken() async throws {
    given(letterbox.take(any())).willReturn(1)
    await given(letterbox.open()).willReturn()
    given(letterbox.close(after: any())).willReturn()

    #expect(try await postman.deliver("Hello") == 1)

    verify(letterbox.take("Hello")).wasCalled()
    // and closed
    verify(letterbox.close(after: 3)).wasCalled()
    verify(letterbox.close(after: any(where: { $0 > 3 }))).wasNeverCalled()
    await verify(letterbox.open()).wasCalled(atLeast(1))
    verify(bell.ring()).wasCalled()
  }

  @Test func properties() {
    given(letterbox.isFull).willReturn(true)
    given(letterbox.label)
      .willReturn("Nest 1")
      .willReturn("Nest 2")

    #expect(letterbox.isFull)
    #expect(letterbox.label == "Nest 1")
    #expect(letterbox.label == "Nest 2")
    letterbox.label = "Nest 3"

    verify(letterbox.isFull).wasCalled()
    verify(letterbox.label).wasCalled(twice)
    verify(letterbox.label = "Nest 3").wasCalled()
    verify(letterbox.label = "Nest 4").wasNeverCalled()
    verify(letterbox.label = any()).wasCalled(atLeast(1))
  }

  @Test func sideEffects() async throws {
    nonisolated(unsafe) var closings = 0
    observe(letterbox.close(after: 3)) { closings += 1 }
    observe(letterbox.take(any())) { closings += 10 }
    given(letterbox.take(any())).willReturn(1)

    _ = try await postman.deliver("Hello")

    #expect(closings == 11)
  }

  @Test func waiting() async throws {
    given(letterbox.take(any())).willReturn(1)
    let postman = postman
    let delivery = Task { try await postman.deliver("late") }

    await verify(letterbox.take("late")).wasCalled(within: .seconds(1))
    await verify(letterbox.close(after: any())).wasCalled(atLeast(1), within: .seconds(5))
    await verify(bell.ring()).wasCalled(within: .seconds(5))
    _ = try await delivery.value
  }
}
