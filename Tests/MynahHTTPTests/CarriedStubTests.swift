import Foundation
import Mynah
import MynahCarriedStubs
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if canImport(XCTest)
  import XCTest

  /// The test from the article "Test Stub", and a similar test of failures.
  final class SubscriptionWorkerTests: XCTestCase {
    @available(*, deprecated, message: "The worker uses the article's label of dataTask.")
    func testSuccess() {
      let urlRequest = URLRequest(url: URL(string: "https://hcn1519.github.io")!)
      let succeeded = expectation(description: "success")

      let successData = """
        {
            "subscribed": true,
            "subscriptionCount": 27038
        }
        """.data(using: .utf8)!

      let successURLResponse = HTTPURLResponse(
        url: urlRequest.url!,
        statusCode: 200,
        httpVersion: nil,
        headerFields: [:])!
      let successResponse = Stub.Response(
        response: successURLResponse,
        result: .success(successData))

      let successStub = Stub.response(successResponse)
      let successRequest = Subscription.Request(
        urlRequest: urlRequest,
        stub: successStub)

      Subscription.Worker.update(
        request: successRequest,
        completion: { result in
          switch result {
          case .success(let response):
            XCTAssert(response.subscribed == true)
            XCTAssert(response.subscriptionCount == 27038)
            succeeded.fulfill()
          case .failure(let error):
            XCTAssert(false, "Result should succeed \(error.localizedDescription)")
          }
        })
      wait(for: [succeeded], timeout: 1)
    }

    @available(*, deprecated, message: "The worker uses the article's label of dataTask.")
    func testFailures() throws {
      let url = try XCTUnwrap(URL(string: "https://hcn1519.github.io"))
      let failed = expectation(description: "failure")
      failed.expectedFulfillmentCount = 2
      for (status, result): (Int, Result<Data, Stub.Error>) in [
        (500, .failure(.statusCode(500))), (404, .success(Data())),
      ] {
        let head = try XCTUnwrap(
          HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
        let request = Subscription.Request(
          urlRequest: URLRequest(url: url), stub: .response(.init(response: head, result: result)))
        Subscription.Worker.update(request: request) { result in
          switch result {
          case .failure(Stub.Error.statusCode(500)): failed.fulfill()
          case .failure(Subscription.Error.unExpected(let response)):
            XCTAssertEqual(response.statusCode, 404)
            failed.fulfill()
          default: XCTFail("\(result)")
          }
        }
      }
      wait(for: [failed], timeout: 1)
    }
  }
#endif

@Suite struct CarriedStubTests {
  private let page = URL(string: "https://hcn1519.github.io")!
  private let http = HTTPMock()

  @Test func requestsWithoutStubsGoToTheSession() async throws {
    given(http.request(.get, "https://hcn1519.github.io")).willReturn(.text("from the session"))
    let request = Subscription.Request(urlRequest: URLRequest(url: page), stub: nil)

    let text = await withCheckedContinuation { continuation in
      let task = http.session.dataTask(request: request) { data, _, _ in
        continuation.resume(returning: data?.text)
      }
      task?.resume()
    }

    #expect(text == "from the session")
  }
}
