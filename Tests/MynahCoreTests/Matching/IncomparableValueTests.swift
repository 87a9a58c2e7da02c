import CValues
import Mynah
import Testing

/// Tests of exact values that Swift can't compare, or that never equal themselves.
@Suite struct IncomparableValueTests {
  let meter = mock(Meter.self)

  @Test func aCUnionIsAMistake() {
    meter.show(mynah_number_t(whole: 3))
    #expect(
      report { verify(meter.show(mynah_number_t(whole: 3))).wasCalled() } == """
        A value of type mynah_number_t is passed as an exact argument, but C unions and bit-fields can't be compared.
        Write: any(), or any(where: { ... })
        """)
    verify(meter.show(any(where: { $0.whole == 3 }))).wasCalled()
  }

  @Test func bitFieldsAreAMistake() {
    #expect(
      report { verify(meter.set(mynah_flags_t(low: 1, high: 2))).wasNeverCalled() } == """
        A value of type mynah_flags_t is passed as an exact argument, but C unions and bit-fields can't be compared.
        Write: any(), or any(where: { ... })
        """)
  }

  @Test func aCUnionInAValueIsAMistake() {
    let reading = mynah_reading_t(kind: 1, number: mynah_number_t(whole: 3))
    #expect(
      report { verify(meter.read([reading])).wasNeverCalled() } == """
        A value of type [mynah_reading_t] is passed as an exact argument, but its [0].number is a C union or has bit-fields, and these can't be compared.
        Write: any(), or any(where: { ... })
        """)
  }

  @Test func otherCStructsAreCompared() {
    meter.resize(mynah_size_t(width: 1, height: 2))
    verify(meter.resize(mynah_size_t(width: 1, height: 2))).wasCalled()
    verify(meter.resize(mynah_size_t(width: 1, height: 3))).wasNeverCalled()
  }

  @Test func aFailureExplainsThatNanNeverEqualsNan() {
    meter.turn(.nan)
    #expect(
      report { verify(meter.turn(.nan)).wasCalled() } == """
        Expected meter.turn(nan) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 turn(*nan*)     argument: nan never equals nan. Write: any(where: { $0.isNaN })
        """)
    verify(meter.turn(any(where: { $0.isNaN }))).wasCalled()
  }
}

protocol Meter {
  func show(_ number: mynah_number_t)
  func set(_ flags: mynah_flags_t)
  func read(_ readings: [mynah_reading_t])
  func resize(_ size: mynah_size_t)
  func turn(_ degrees: Double)
}
