import Mynah
import Testing

/// The example of the page about mocking that is about a protocol of Swift.
@Suite struct ToolchainGuideTests {
  @Test func protocolsOfSwiftAreMocked() {
    var output = mock(TextOutputStream.self)
    print("chirp", to: &output)
    verify(output.write("chirp")).wasCalled()
  }
}
