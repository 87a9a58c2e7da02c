import Mynah
import Support
import Testing

/// Tests of the lines in a failure that name the cause.
@Suite struct HintTests {
  let bakery = mock(Bakery.self)

  @Test func otherMembersThatWereCalledAreListed() {
    bakery.sell("seed")
    #expect(
      report { verify(bakery.open()).wasCalled() } == """
        Expected bakery.open() to be called exactly once, but it was called 0 times.
        open() was not called at all.
        Other calls to bakery: #1 bakery.sell("seed")
        """)
  }

  @Test func callsThatAreMadeAfterTheCheckAreMentioned() {
    func late() -> String? {
      matching("late()") { [bakery] in
        if $0 == "seed" { bakery.sell("late") }
        return $0 == "late"
      }
    }
    bakery.sell("seed")
    #expect(
      report { verify(bakery.sell(late())).wasCalled() } == """
        Expected bakery.sell(late()) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 sell(*"seed"*)     argument: expected late(), got "seed"
        It was called after the check. Wait for it: wasCalled(within: .seconds(1)).
        """)
  }

  @Test func anotherMockThatGotTheCallIsNamedWithoutASession() {
    let other = mock(Bakery.self)
    let line = #line - 1
    other.open()
    #expect(
      report { verify(bakery.open()).wasCalled() } == """
        Expected bakery.open() to be called exactly once, but it was called 0 times.
        open() was not called at all.
        1 such call reached another mock: the Bakery made at HintTests.swift:\(line).
        """)
  }

  @Test func mocksOfOtherTestsAreNotNamed() async {
    let other = await Task.detached { mock(Bakery.self) }.value
    other.open()
    #expect(
      report { verify(bakery.open()).wasCalled() } == """
        Expected bakery.open() to be called exactly once, but it was called 0 times.
        open() was not called at all.
        """)
  }

  @Test func callsThatAStubDoesNotHoldAreCompared() async {
    let delivery = given(bakery.deliver(to: "Oslo")).willSuspend()
    _ = await failures { _ = try? await bakery.deliver(to: "Rome") }
    #expect(
      await report { await delivery.isHeld(within: .milliseconds(1)) } == """
        Expected 1 call to bakery.deliver(to: "Oslo") to be held within 0.001 seconds, but none is.
        Closest of 1 call: #1 deliver(to: *"Rome"*)     to: expected "Oslo", got "Rome"
        """)
  }

  @Test(arguments: [
    ("a\u{A0}b", #""a\u{A0}b""#), ("a\u{200B}b", #""a\u{200B}b""#), ("a\u{FEFF}", #""a\u{FEFF}""#),
    ("a\u{2028}b", #""a\u{2028}b""#), ("a\u{202F}b", #""a\u{202F}b""#),
  ])
  func invisibleCharactersAreShownAsEscapes(text: String, shown: String) {
    bakery.sell(text)
    #expect(
      report { verify(bakery.sell("a b")).wasCalled() } == """
        Expected bakery.sell("a b") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 sell(*\(shown)*)     argument: expected "a b", got \(shown)
        """)
  }

  @Test(arguments: ["👩‍👩‍👧", "👍🏽", "❤️", "é", "\u{65}\u{301}", "日本"])
  func visibleCharactersAreShownUnchanged(text: String) {
    bakery.sell(text)
    #expect(
      report { verify(bakery.open()).wasCalled() } == """
        Expected bakery.open() to be called exactly once, but it was called 0 times.
        open() was not called at all.
        Other calls to bakery: #1 bakery.sell("\(text)")
        """)
  }

  @Test func anUnstubbedStaticMemberSuggestsTheMockType() {
    withMocks {
      #expect(
        report { _ = BakeryMock.make() } == """
          Unexpected call: no stub answers BakeryMock.make(), which returned 0.
          make() has no stubs.
          Write: given(BakeryMock.make()).willReturn(<#Int#>)
          """)
    }
  }

  @Test func anAssignedPropertySuggestsItsLastValue() {
    bakery.price = 3
    #expect(
      report { _ = bakery.price } == """
        Unexpected call: no stub answers bakery.price, which returned 0.
        price has no stubs.
        Write: given(bakery.price).willReturn(lastSetValue(initial: <#Int#>))
        """)
  }

  @Test func anUnstubbedStreamSuggestsWillStream() {
    #expect(
      report { _ = bakery.orders } == """
        Unexpected call: no stub answers bakery.orders, which returned a stream.
        orders has no stubs.
        Write: given(bakery.orders).willStream(<#String#>)
        """)
  }
}

protocol Bakery: Sendable {
  func open()
  func sell(_ item: String)
  func deliver(to place: String) async throws -> Int
  var orders: AsyncStream<String> { get }
  var price: Int { get set }
  static func make() -> Int
}
