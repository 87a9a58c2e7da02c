import Foundation
import Mynah
import Testing

protocol MyProtocol {}

protocol HttpClientConnecting {
  var maxConnections: Int { get set }
  func connect(url: URL) -> Bool
}

extension StubbableHttpClient.Stubs {
  mutating func failedConnection() {
    maxConnections = 1
    connect = { _ in return false }
  }
}

struct HttpClientTests {
  let url = URL(string: "http://www.my-domain.com")!

  @Test func noopSetsValues() {
    let noop = StubbableHttpClient {
      $0.noop()
    }
    #expect((noop.connect(url: url), noop.maxConnections) == (true, 0))
  }

  @Test func propertiesUseTheStubs() {
    let client = StubbableHttpClient()
    #expect(client.maxConnections == -1)
    client.maxConnections = 3
    #expect(client.stubs.maxConnections == 3)
    client.stubs.maxConnections = 4
    #expect(client.maxConnections == 4)
  }

  @Test func protocolsWithoutMembersHaveStubbableClasses() {
    let stub: any MyProtocol = StubbableMyProtocol()
    #expect(stub is StubbableMyProtocol)
  }
}
