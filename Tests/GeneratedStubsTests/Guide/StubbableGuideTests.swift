import FailureCapture
import Foundation
import Mynah
import Testing

/// The examples of stubbable classes in the page about generated stubs.
@Suite struct StubbableGuideTests {
  let url = URL(string: "https://example.com")!

  @Test func closuresAnswerCalls() throws {
    let client = StubbableHttpClient {
      $0.connect = { url in url.scheme == "https" }
    }
    #expect(client.connect(url: url))
    #expect(!client.connect(url: try #require(URL(string: "http://example.com"))))
  }

  @Test func presetsAnswerCalls() {
    let failing = StubbableHttpClient { $0.failedConnection() }
    #expect(!failing.connect(url: url))
    #expect(failing.maxConnections == 1)
  }

  #if compiler(>=6.2)
    @Test func unsetMembersCrash() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = StubbableHttpClient().connect(url: URL(filePath: "/"))
      }
      #expect(
        "Fatal error: \(fatalError(in: result.standardErrorContent))" == """
          Fatal error: connect function is not stubbed!
          """)
    }
  #endif
}
