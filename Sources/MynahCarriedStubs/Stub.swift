public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What a request that carries its own stub is answered with.
///
/// ```swift
/// let head = HTTPURLResponse(
///   url: url, statusCode: 200, httpVersion: nil, headerFields: [:])!
/// let stub = Stub.response(.init(response: head, result: .success(Data("{}".utf8))))
/// ```
public enum Stub: Sendable {
  /// A response.
  case response(Response)

  /// A response and its body, or the error in the body's place.
  ///
  /// ```swift
  /// let missing = Stub.Response(response: head, result: .failure(.statusCode(404)))
  /// ```
  public struct Response: Sendable {
    /// What the completion handler gets as the response.
    public let response: URLResponse

    /// What it gets as the body or as the error.
    public let result: Result<Data, Error>

    /// Creates a response.
    ///
    /// ```swift
    /// let found = Stub.Response(response: head, result: .success(Data("{}".utf8)))
    /// ```
    ///
    /// - Parameters:
    ///   - response: What the completion handler gets as the response, in either case.
    ///   - result: What it gets as the body or as the error.
    public init(response: URLResponse, result: Result<Data, Error>) {
      self.response = response
      self.result = result
    }
  }

  /// What a stub can fail with.
  ///
  /// ```swift
  /// let stub = Stub.response(.init(response: head, result: .failure(.emptyStubResponse)))
  /// ```
  public enum Error: Swift.Error, Equatable {
    /// There is no response.
    case emptyStubResponse

    /// The status code is not the expected one.
    case statusCode(Int)
  }
}
