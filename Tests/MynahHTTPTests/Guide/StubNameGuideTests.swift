import MynahCarriedStubs
import MynahStubs
import Testing

import class MynahStubs.Stub

/// The example of a file that imports both modules with a type `Stub`, on the page about HTTP.
@Suite struct StubNameGuideTests {
  @Test func classImportResolvesTheAmbiguousStubName() {
    let stub = Stub<Int, Bool>(defaultReturnValue: true)
    #expect(stub(42))
    #expect(stub.callArguments == [42])
  }
}
