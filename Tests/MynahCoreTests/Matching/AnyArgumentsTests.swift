import Mynah
import Support
import Testing

/// A member with more arguments than anybody wants to write.
protocol Carrier {
  func send(
    _ text: String, to place: String, from origin: String, weight: Int, isFragile: Bool,
    attempts: Int?, _ done: (Int) -> Void
  ) -> Bool
  func note(_ text: String, at place: String)
  func wait(hours: Int) async
  func move(by distance: Int) -> Int
  func move(to place: String) -> Int
}

@Suite struct AnyArgumentsTests {
  let carrier = mock(Carrier.self)

  @Test func sevenArguments() {
    given(anyArguments(carrier.send)).willReturn(true)
    #expect(
      carrier.send("a", to: "b", from: "c", weight: 3, isFragile: true, attempts: nil) { _ in })
    verify(anyArguments(carrier.send)).wasCalled()
    #expect(
      failures { verify(anyArguments(carrier.send)).wasNeverCalled() } == [
        """
        Expected carrier.send(any(), to: any(), from: any(), weight: any(), isFragile: any(), attempts: any(), any()) never to be called, but it was called once.
        Matching calls: #1 send("a", to: "b", from: "c", weight: 3, isFragile: true, attempts: nil, a closure)
        """
      ])
  }

  @Test func methodsWithoutResult() async {
    carrier.note("a", at: "b")
    verify(anyArguments(carrier.note)).wasCalled()
    await given(anyArguments(carrier.wait)).willReturn()
    await carrier.wait(hours: 3)
    await verify(anyArguments(carrier.wait)).wasCalled()
  }

  @Test func namesakesAreToldApartByTheirLabels() {
    given(anyArguments(carrier.move(by:))).willReturn(1)
    given(anyArguments(carrier.move(to:))).willReturn(2)
    #expect(carrier.move(by: 7) == 1)
    #expect(carrier.move(to: "Oslo") == 2)
  }
}
