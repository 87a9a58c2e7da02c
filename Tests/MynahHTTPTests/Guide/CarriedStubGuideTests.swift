import Foundation
import Mynah
import MynahCarriedStubs
import MynahHTTP
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Request: RequestConvertible {
  let urlRequest: URLRequest
  var stub: Stub?
}

/// The examples of requests that carry their own stub, on the page about HTTP.
@Suite struct CarriedStubGuideTests {
  let url = URL(string: "https://example.com")!

  @Test func carriedStubsCallTheCompletionHandlerAtOnce() throws {
    let http = HTTPMock()
    let session = http.session
    let shown = Mutex<[String]>([])
    @Sendable func show(_ data: Data?) { shown.withLock { $0.append(data?.text ?? "nothing") } }

    let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: [:])!
    let request = Request(
      urlRequest: URLRequest(url: url),
      stub: .response(Stub.Response(response: head, result: .success(Data("{}".utf8)))))

    let task = session.dataTask(request: request) { data, response, error in
      show(data)
    }
    task?.resume()

    #expect(task == nil)
    #expect(shown.withLock { $0 } == ["{}"])
    verifyNoInteractions(http)
  }
}
