public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request that may carry its own stub.
///
/// ```swift
/// struct LoginRequest: RequestConvertible {
///   let urlRequest: URLRequest
///   var stub: Stub?
/// }
/// ```
public protocol RequestConvertible {
  /// The request that is sent where there is no stub.
  var urlRequest: URLRequest { get }

  /// What answers in place of the server; nil where the server is asked.
  var stub: Stub? { get }
}

extension URLSession {
  /// What takes the body, the response and the error of a request.
  public typealias CompletionHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// Creates a task, unless the request carries a stub: then calls the handler at once.
  ///
  /// ```swift
  /// let task = session.dataTask(request: request) { data, response, error in print(data?.count ?? 0) }
  /// task?.resume()
  /// ```
  ///
  /// - Parameters:
  ///   - request: The request, with or without a stub.
  ///   - completionHandler: Takes the answer.
  /// - Returns: The task to resume; nil where the stub has answered.
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

  /// The same by the label that the article "Test Stub" writes.
  ///
  /// - Parameters:
  ///   - request: The request, with or without a stub.
  ///   - completionHanlder: Takes the answer.
  /// - Returns: The task to resume; nil where the stub has answered.
  @available(*, deprecated, renamed: "dataTask(request:completionHandler:)")
  @_disfavoredOverload
  public func dataTask(
    request: any RequestConvertible, completionHanlder: @escaping CompletionHandler
  ) -> URLSessionDataTask? {
    dataTask(request: request, completionHandler: completionHanlder)
  }
}
