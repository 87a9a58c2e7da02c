import Foundation
import Mynah
import Testing

@Test func entriesAreWrittenOnce() throws {
  let archive = mock(Archive.self).initialize(path: "")
  given(archive.entries(of: 2026)).willReturn(["Two owls."])
  given(archive.add(any())).willReturn(1)

  #expect(try !Chronicle(archive: archive).write("Two owls.", in: 2026))
  #expect(try Chronicle(archive: archive).write("A storm.", in: 2026))

  verify(archive.add("Two owls.")).wasNeverCalled()
  verify(archive.add("A storm.")).wasCalled()
}

/// The other examples of the recipe about classes.
@Suite struct ChronicleTests {
  let archive = mock(Archive.self).initialize(path: "")

  @Test func defaultArgumentsCanBeOmitted() {
    let shelf = mock(Shelf.self).initialize()
    given(shelf.find("owl")).willReturn(2)
    #expect((shelf as Shelf).find("owl") == 2)
    verify(shelf.find("owl", in: .current)).wasCalled()
  }

  @Test func callsNeedAStubUnlessTheyAreForwardedToSuper() throws {
    let text = report {
      given(archive.entries(of: 2026)).willReturn(["Two owls."])
      #expect(try! !Chronicle(archive: archive).write("A storm.", in: 2026))
    }
    #expect(
      text == """
        Unexpected call: no stub answers archive.add("A storm."), which returned 0.
        add(_:) has no stubs.
        Write: given(archive.add("A storm.")).willReturn(<#Int#>), or .willForwardToSuper()
        """)
    do {
      let archive = mock(Archive.self).initialize(path: "")
      archive.forwardCallsToSuper()
      given(archive.entries(of: any())).willReturn([])
      #expect(try Chronicle(archive: archive).write("A storm.", in: 2026))
    }
  }
}
