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

  @Test func anOverloadIsWrittenWithItsEffectOrItsResult() async {
    let text = await report {
      await withMocks(.exhaustive) {
        let burrow = mock((any Burrow).self).useDefaultValues(from: .standardProvider)
        digSynchronously(burrow)
        _ = await burrow.dig(2)
        let _: (Int, String, Int?) = (burrow.depth(), burrow.depth(), burrow.find())
      }
    }
    #expect(
      text == """
        Expected each call to burrow to be verified, but 5 of 5 calls aren't.
        Not verified: #1 burrow.dig(2)   #2 burrow.dig(2)   #3 burrow.depth()   #4 burrow.depth()   #5 burrow.find()
        Write: verify(sync: burrow.dig(2)).wasCalled()
        Write: verify(async: burrow.dig(2)).wasCalled()
        Write: verify(burrow.depth()).returning(Int.self).wasCalled()
        Write: verify(burrow.depth()).returning(String.self).wasCalled()
        Write: verify(burrow.find()).returning(Int?.self).wasCalled()
        """)

    let burrow = mock((any Burrow).self).useDefaultValues(from: .standardProvider)
    digSynchronously(burrow)
    _ = await burrow.dig(2)
    let _: (Int, String, Int?) = (burrow.depth(), burrow.depth(), burrow.find())
    verify(sync: burrow.dig(2)).wasCalled()
    verify(async: burrow.dig(2)).wasCalled()
    verify(burrow.depth()).returning(Int.self).wasCalled()
    verify(burrow.depth()).returning(String.self).wasCalled()
    verify(burrow.find()).returning(Int?.self).wasCalled()
    verifyNoMoreInteractions(burrow)
  }

  @Test func aMissingStubNamesTheOverloadThatDiffersInAsync() {
    #expect(
      report { digSynchronously(mock((any Burrow).self)) } == """
        Unexpected call: no stub answers burrow.dig(2), which returned false.
        dig(_:) has no stubs.
        Write: given(sync: burrow.dig(2)).willReturn(<#Bool#>)
        """)
  }

  private func digSynchronously(_ burrow: BurrowMock) { _ = burrow.dig(2) }
}

protocol Chamber {
  var size: Int { get }
  var exit: any Chamber { get }
}

protocol Burrow {
  func chamber(at index: Int) -> any Chamber
  func dig(_ hours: Int) -> Bool
  func dig(_ hours: Int) async -> Bool
  func depth() -> Int
  func depth() -> String
  func find<Thing>() -> Thing
  static func + (left: Self, right: Int) -> Int
}
