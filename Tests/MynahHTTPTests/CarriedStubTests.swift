import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CarriedStubTests {
  @Test func theWorkerDecodesWhatTheStubReturns() async throws {
    let body = #"{"subscribed": true, "subscriptionCount": 27038}"#

    let response = try result(status: 200, .success(Data(body.utf8))).get()

    #expect(response.subscribed == true)
    #expect(response.subscriptionCount == 27038)
  }

  @Test func theWorkerFailsAsTheStubSays() {
    #expect(throws: Stub.Error.statusCode(500)) {
      try result(status: 500, .failure(.statusCode(500))).get()
    }
    #expect(throws: Subscription.Error.unExpected(status: 404)) {
      try result(status: 404, .success(Data())).get()
    }
  }

  @Test func aRequestWithoutStubGoesToTheSession() async throws {
    let http = HTTPMock()
    given(http.request(.get, "https://hcn1519.github.io"))
      .willReturn(.json(#"{"subscribed": false, "subscriptionCount": 3}"#))
    let request = Subscription.Request(urlRequest: URLRequest(url: page), stub: nil)

    let response = try await withCheckedThrowingContinuation { continuation in
      Subscription.Worker.update(request: request, session: http.session) {
        continuation.resume(with: $0)
      }
    }

    #expect(response.subscriptionCount == 3)
  }

  private let page = URL(string: "https://hcn1519.github.io")!

  /// What the worker makes of a stub; the stub answers before `update` returns.
  private func result(
    status: Int, _ result: Result<Data, Stub.Error>
  ) throws -> Result<Subscription.Response, any Error> {
    let head = try #require(
      HTTPURLResponse(url: page, statusCode: status, httpVersion: nil, headerFields: [:]))
    let request = Subscription.Request(
      urlRequest: URLRequest(url: page),
      stub: .response(Stub.Response(response: head, result: result)))
    let answer = Answer()
    Subscription.Worker.update(request: request) { answer.result = answer.result ?? $0 }
    return try #require(answer.result)
  }
}

private final class Answer: @unchecked Sendable {
  var result: Result<Subscription.Response, any Error>?
}

/// The worker of the article "Test Stub".
private enum Subscription {
  enum Error: Swift.Error, Equatable {
    case unExpected(status: Int)
  }

  struct Request: RequestConvertible {
    let urlRequest: URLRequest
    var stub: Stub?
  }

  struct Response: Decodable, Sendable {
    let subscribed: Bool
    let subscriptionCount: Int
  }

  struct Worker {
    static func update(
      request: Request, session: URLSession = URLSession(configuration: .default),
      completion: @escaping @Sendable (Result<Response, any Swift.Error>) -> Void
    ) {
      let dataTask = session.dataTask(
        request: request,
        completionHandler: { data, urlResponse, error in
          if let error { completion(.failure(error)) }
          guard let data, let urlResponse = urlResponse as? HTTPURLResponse else { return }
          switch urlResponse.statusCode {
          case 200:
            do {
              completion(.success(try JSONDecoder().decode(Response.self, from: data)))
            } catch {
              completion(.failure(error))
            }
          default:
            completion(.failure(Error.unExpected(status: urlResponse.statusCode)))
          }
        })
      dataTask?.resume()
    }
  }
}
