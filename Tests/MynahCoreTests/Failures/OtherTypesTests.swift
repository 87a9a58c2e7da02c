import Mynah
import Support
import Testing

/// Tests of failures that list other types that a generic member was called or stubbed with.
@Suite struct OtherTypesTests {
  let sender = mock(Sender.self)

  private var string: Request<String> { Request(answer: "a") }
  private func request(_ number: Int) -> Request<Int> { Request(answer: number) }

  @Test func typesOfOtherCallsAreNamed() {
    sender.post(request(1))
    sender.post(request(2))
    sender.post(Request(answer: true))
    #expect(
      report { verify(sender.post(any(Request<String>.self))).wasCalled() } == """
        Expected sender.post(any(Request<String>.self)) to be called exactly once, but it was called 0 times.
        post(_:) was not called as (Request<String>) -> (), only as (Request<Int>) -> () twice \
        and as (Request<Bool>) -> () once.
        """)
  }

  @Test func typesOfOtherCallsAreNamedNextToMatchingCalls() {
    sender.post(request(1))
    sender.post(string)
    #expect(
      report {
        verify(sender.post(any(Request<String>.self))).wasCalled(twice)
        verify(sender.post(any(Request<String>.self))).wasNeverCalled()
      } == """
        Expected sender.post(any(Request<String>.self)) to be called exactly twice, but it was called once.
        Matching calls: #1 post(Request<String>(answer: "a"))
        post(_:) was also called as (Request<Int>) -> () once, which is not (Request<String>) -> ().

        Expected sender.post(any(Request<String>.self)) never to be called, but it was called once.
        Matching calls: #1 post(Request<String>(answer: "a"))
        """)
  }

  @Test func typesOfOtherCallsAreNamedInOrders() {
    sender.post(request(1))
    #expect(
      report {
        inOrder {
          verify(sender.post(any(Request<Int>.self))).wasCalled()
          verify(sender.post(any(Request<String>.self))).wasCalled()
        }
      } == """
        Expected sender.post(any(Request<String>.self)) to be called exactly once after sender.post(any(Request<Int>.self)), \
        but it was called 0 times there.
        Expected in this order:
        1. sender.post(any(Request<Int>.self)), exactly once: #1
        2. sender.post(any(Request<String>.self)), exactly once: not called as (Request<String>) -> (), \
        only as (Request<Int>) -> () once
        All calls: #1 sender.post(Request<Int>(answer: 1))
        """)
  }

  @Test func typesOfOtherStubsAreNamed() {
    given(sender.send(any(Request<Int>.self))).willReturn(1)
    given(sender.send(request(2))).willReturn(2)
    given(sender.send(any(Request<Bool>.self))).willReturn(true)
    #expect(
      report { _ = try? sender.send(string) } == """
        Unexpected call: no stub answers sender.send(Request<String>(answer: "a")), which threw this failure.
        send(_:) has no stubs as (Request<String>) throws -> String, but it has \
        2 as (Request<Int>) throws -> Int and 1 as (Request<Bool>) throws -> Bool.
        Write: given(sender.send(any(Request<String>.self))).willReturn(<#String#>)
        """)
    #expect(
      report {
        withMocks(.strict) {
          let sender = mock(Sender.self)
          given(sender.post(any(Request<String>.self))).willReturn()
          sender.post(request(1))
        }
      } == """
        Unused stub: sender.post(any(Request<String>.self)) was never called.
        post(_:) was not called as (Request<String>) -> (), only as (Request<Int>) -> () once.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }

  @Test func typesAfterTheFirstFiveAreCounted() {
    func post<Value: Hashable>(_ value: Value) { sender.post(Request(answer: value)) }
    let values: [any Hashable] = [1, "a", true, 2.5, 3 as Float, 4 as UInt8, 5 as Int8]
    for value in values { post(value) }
    #expect(
      report { verify(sender.post(any(Request<Character>.self))).wasCalled() } == """
        Expected sender.post(any(Request<Character>.self)) to be called exactly once, but it was called 0 times.
        post(_:) was not called as (Request<Character>) -> (), only as (Request<Bool>) -> () once, \
        as (Request<Double>) -> () once, as (Request<Float>) -> () once, as (Request<Int8>) -> () once, \
        as (Request<Int>) -> () once and as 2 other types.
        """)
  }

  @Test func typesWithEqualNamesAreShownWithTheirModules() {
    enum Worm {}
    sender.post(Request(answer: Worm.self as Any.Type))
    enum Inner { enum Worm {} }
    sender.post(Request(answer: [Worm]()))
    #expect(
      report { verify(sender.post(any(Request<[Inner.Worm]>.self))).wasCalled() } == """
        Expected sender.post(any(Request<Array<Worm>>.self)) to be called exactly once, but it was called 0 times.
        post(_:) was not called as (MynahCoreTests.Request<[MynahCoreTests.OtherTypesTests.Inner.Worm]>) -> (), \
        only as (MynahCoreTests.Request<Any.Type>) -> () once \
        and as (MynahCoreTests.Request<[MynahCoreTests.OtherTypesTests.Worm]>) -> () once.
        """)
  }
}

/// A protocol that sends requests with answers of any type.
protocol Sender {
  func send<Answer>(_ request: Request<Answer>) throws -> Answer
  func post<Answer>(_ request: Request<Answer>)
  func cancel(_ number: Int)
  func cancel(_ name: String)
}

/// A request with an answer of a generic type.
struct Request<Answer> {
  let answer: Answer
}
