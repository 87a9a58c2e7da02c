import Mynah
import Testing

@testable import MynahCore

/// Tests of the statements that failures suggest, which compile in the same tests.
@Suite struct SuggestedStatementTests {
  @Test func aNestedMockIsWrittenWithTheMemberThatReturnsIt() {
    let burrow = mock((any Burrow).self).useDefaultValues(from: .nestedMocksProvider)
    #expect(
      report {
        _ = (burrow as any Burrow).chamber(at: 3).size
        _ = (burrow as any Burrow).chamber(at: 3).exit.size
      } == """
        Unexpected call: no stub answers burrow.chamber(at:).size, which returned 0.
        size has no stubs.
        Write: given(burrow.chamber(at: any()).nestedMock.size).willReturn(<#Int#>)

        Unexpected call: no stub answers burrow.chamber(at:).exit.size, which returned 0.
        size has no stubs.
        Write: given(burrow.chamber(at: any()).nestedMock.exit.nestedMock.size).willReturn(<#Int#>)
        """)
    given(burrow.chamber(at: any()).nestedMock.size).willReturn(7)
    given(burrow.chamber(at: any()).nestedMock.exit.nestedMock.size).willReturn(9)
    #expect((burrow as any Burrow).chamber(at: 3).exit.size == 9)
  }

  @Test func aNamedNestedMockIsWrittenWithItsName() {
    let burrow = mock((any Burrow).self)
    let chamber = burrow.chamber(at: any()).nestedMock.named("chamber")
    given(chamber.exit).lenient().willReturn(mock(Chamber.self))
    #expect(
      report { _ = (chamber as any Chamber).size } == """
        Unexpected call: no stub answers chamber.size, which returned 0.
        size has no stubs.
        Write: given(chamber.size).willReturn(<#Int#>)
        """)
  }

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

protocol Chamber {
  var size: Int { get }
  var exit: any Chamber { get }
}

protocol Burrow {
  func chamber(at index: Int) -> any Chamber
  static func + (left: Self, right: Int) -> Int
}
