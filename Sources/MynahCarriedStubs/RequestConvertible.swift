public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request that can carry its own stub.
///
/// ```swift
/// struct LoginRequest: RequestConvertible {
///   let urlRequest: URLRequest
///   var stub: Stub?
/// }
/// ```
public protocol RequestConvertible {
  /// The request to send if there isn't a stub.
  var urlRequest: URLRequest { get }

  /// The stub that replaces the server's response, or nil to send the request.
  var stub: Stub? { get }
}

extension URLSession {
  /// A closure that receives the body, the response, and the error of a request.
  public typealias CompletionHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// Creates a task, or calls the handler immediately if the request carries a stub.
  ///
  /// ```swift
  /// let task = session.dataTask(request: request) { data, response, error in print(data?.count ?? 0) }
  /// task?.resume()
  /// ```
  ///
  /// - Parameters:
  ///   - request: The request, with or without a stub.
  ///   - completionHandler: The closure that receives the answer.
  /// - Returns: The task to resume, or nil if the stub has answered the request.
  public func dataTask(
    request: any RequestConvertible, completionHandler: @escaping CompletionHandler
  ) -> URLSessionDataTask? {
    switch request.stub {
    case nil:
      return dataTask(with: request.urlRequest, completionHandler: completionHandler)
    case .response(let stub):
      switch stub.result {
      case .success(let data): completionHandler(data, stub.response, nil)
      case .failure(let error): completionHandler(nil, stub.response, error)
      }
      return nil
    }
  }

  /// Creates a task with the misspelled label from the article "Test Stub".
  ///
  /// - Parameters:
  ///   - request: The request, with or without a stub.
  ///   - completionHanlder: The closure that receives the answer.
  /// - Returns: The task to resume, or nil if the stub has answered the request.
  @available(*, deprecated, renamed: "dataTask(request:completionHandler:)")
  @_disfavoredOverload
  public func dataTask(
    request: any RequestConvertible, completionHanlder: @escaping CompletionHandler
  ) -> URLSessionDataTask? {
    dataTask(request: request, completionHandler: completionHanlder)
  }
}
