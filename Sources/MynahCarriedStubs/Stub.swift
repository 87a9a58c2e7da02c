public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The answer to a request that carries its own stub.
///
/// ```swift
/// let head = HTTPURLResponse(
///   url: url, statusCode: 200, httpVersion: nil, headerFields: [:])!
/// let stub = Stub.response(.init(response: head, result: .success(Data("{}".utf8))))
/// ```
public enum Stub: Sendable {
  /// A response.
  case response(Response)

  /// A response with its body, or with an error instead of the body.
  ///
  /// ```swift
  /// let missing = Stub.Response(response: head, result: .failure(.statusCode(404)))
  /// ```
  public struct Response: Sendable {
    /// The response to pass to the completion handler.
    public let response: URLResponse

    /// The body or the error to pass to the completion handler.
    public let result: Result<Data, Error>

    /// Creates a response.
    ///
    /// ```swift
    /// let found = Stub.Response(response: head, result: .success(Data("{}".utf8)))
    /// ```
    ///
    /// - Parameters:
    ///   - response: The response to pass to the completion handler, with a body or an error.
    ///   - result: The body or the error to pass to the completion handler.
    public init(response: URLResponse, result: Result<Data, Error>) {
      self.response = response
      self.result = result
    }
  }

  /// An error that a stub can answer with.
  ///
  /// ```swift
  /// let stub = Stub.response(.init(response: head, result: .failure(.emptyStubResponse)))
  /// ```
  public enum Error: Swift.Error, Equatable {
    /// The stub doesn't have a response.
    case emptyStubResponse

    /// The response has an unexpected status code.
    case statusCode(Int)
  }
}
