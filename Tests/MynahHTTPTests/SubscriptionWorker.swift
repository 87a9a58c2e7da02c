import Foundation
import MynahCarriedStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The worker from the article "Test Stub", whose requests carry stubs.
///
/// `MynahCarriedStubs` provides the article's declarations: `RequestConvertible`, `Stub`, and
/// `dataTask(request:completionHanlder:)`. For Swift 6 mode, the completion is also `@Sendable`.
enum Subscription {
  enum Error: Swift.Error {
    case unExpected(response: HTTPURLResponse)
  }

  struct Request: RequestConvertible {
    let urlRequest: URLRequest
    var stub: Stub?

    init(urlRequest: URLRequest, stub: Stub?) {
      self.urlRequest = urlRequest
      self.stub = stub
    }
  }

  struct Response: Decodable, Sendable {
    let subscribed: Bool
    let subscriptionCount: Int
  }

  @available(*, deprecated, message: "It uses the article's label of dataTask.")
  struct Worker {
    static func update(
      request: Request,
      completion: @escaping (@Sendable (Result<Response, Swift.Error>) -> Void)
    ) {

      let dataTask = URLSession(configuration: .default)
        .dataTask(
          request: request,
          completionHanlder: { data, urlResponse, error in

            if let error = error {
              completion(.failure(error))
            }
            guard
              let data = data,
              let urlResponse = urlResponse as? HTTPURLResponse
            else {
              return
            }
            switch urlResponse.statusCode {
            case 200:
              do {
                let response = try JSONDecoder().decode(
                  Response.self,
                  from: data)
                completion(.success(response))

              } catch {
                completion(.failure(error))
              }
            default:
              completion(.failure(Error.unExpected(response: urlResponse)))
            }
          })
      dataTask?.resume()
    }
  }
}
