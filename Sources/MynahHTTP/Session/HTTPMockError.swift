public import Foundation
public import MynahCore

/// An error that prevents a stub from answering a request.
///
/// ```swift
/// await #expect(throws: HTTPMockError.released) { try await session.data(from: url) }
/// ```
public enum HTTPMockError: LocalizedError, Sendable, CustomStringConvertible {
  /// The mock was released before its session made the request.
  case released

  /// A download whose file a stub can't provide.
  ///
  /// The session accepts download files only from its own loader. The test also fails, with a
  /// failure that names the request.
  case downloadTask

  /// A description of the problem and its solution.
  public var description: String {
    switch self {
    case .released:
      "The HTTPMock of this session was released. Retain it while you use its sessions."
    case .downloadTask:
      """
      On this platform, a URLProtocol can't pass a file to URLSession, so this download can't be \
      stubbed. In the code under test, use a data task, or a download task with a \
      delegate or (in the HTTPMock's session) a completion handler.
      """
    }
  }

  /// The description, which is also the localized description.
  public var errorDescription: String? { description }
}

/// The error of a request whose stub has an invalid response.
///
/// ```swift
/// await #expect(throws: UnusableResponse.self) { try await http.session.data(from: url) }
/// ```
///
/// The test has already failed with the same message, at the line that created the response.
public struct UnusableResponse: LocalizedError, CustomStringConvertible {
  /// The problem with the response, as reported in the failure of the test.
  public let description: String

  /// The description, which is also the localized description.
  public var errorDescription: String? { description }
}

/// The error of a request without a stub, whose localized description is the failure message.
extension MockFailure: LocalizedError {
  /// The failure message, which names the request.
  public var errorDescription: String? { description }
}
