import MynahCarriedStubs
import MynahStubs
import Testing

import class MynahStubs.Stub

/// The example of the page about HTTP for files that import both modules with a `Stub`.
@Suite struct StubNameGuideTests {
  @Test func theImportSaysWhichStubIsMeant() {
    let stub = Stub<Int, Bool>(defaultReturnValue: true)
    #expect(stub(42))
    #expect(stub.callArguments == [42])
  }
}
