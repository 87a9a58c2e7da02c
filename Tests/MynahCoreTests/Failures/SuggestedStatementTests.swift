import Mynah
import Testing

@testable import MynahCore

/// Tests of the statements that failures suggest, which compile in the same tests.
@Suite struct SuggestedStatementTests {
  @Test func anOperatorIsWrittenWithItsPatternName() {
    withMocks {
      let burrow = mock((any Burrow).self)
      #expect(
        report { _ = burrow + 3 } == """
          Unexpected call: no stub answers BurrowMock._plus(burrow, 3), which returned 0.
          _plus(_:_:) has no stubs.
          Write: given(BurrowMock._plus(any(), 3)).willReturn(<#Int#>)
          """)
      given(BurrowMock._plus(any(), 3)).willReturn(7)
      #expect(burrow + 3 == 7)
    }
  }
}

protocol Burrow {
  static func + (left: Self, right: Int) -> Int
}
