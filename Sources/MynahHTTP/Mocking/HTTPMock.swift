public import MynahCore

#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A mock of what is on the other side of a `URLSession`.
///
/// ```swift
/// let http = HTTPMock()
/// given(http.request(.get, "https://api.example.com/users/*"))
///   .willReturn(.json(#"{"name": "Ryan"}"#))
///
/// let (data, _) = try await http.session.data(from: url)
///
/// verify(http.request(.get, "https://api.example.com/users/1")).wasCalled()
/// ```
///
/// A request that no stub answers fails the test at the line that makes the mock, and the request
/// fails with the same failure:
///
/// ```text
/// Unexpected call: no stub answers http.request(.get, "https://api.example.com/birds/1"), which threw this failure.
/// Stub request(.get, "https://api.example.com/users/*") at UserLoaderTests.swift:9: argument: expected .get, "https://api.example.com/users/*", got .get, "https://api.example.com/birds/1"
/// Write: given(http.request(.get, "https://api.example.com/birds/1")).willReturn(<#HTTPMock.Response#>)
/// ```
///
/// No request reaches a network. Each mock has sessions of its own, so
/// tests that run side by side do not see each other's stubs.
///
/// Keep the mock for as long as its sessions are used; afterwards their requests fail.
public final class HTTPMock: Mock {
  /// The closure of a stub: takes the request and returns the response, or throws what the request fails
  /// with.
  public typealias Handler = @Sendable (HTTPMock.Request) async throws -> HTTPMock.Response

  /// The stubs, calls and settings of this mock.
  public let mockingContext: MockingContext

  /// Static members of the mock: there are none.
  public static let mockingContext = MockingContext(
    "HTTP", members: [], isStatic: true, location: .generated)

  let member: _MockedMember<HTTPMock.Request, Handler, HTTPMock.Response, any Error>
  private let answering: Answering
  private let protocolClass: URLProtocol.Type

  /// A session whose requests the stubs of this mock answer.
  public let session: URLSession

  /// Creates a mock without stubs.
  ///
  /// ```swift
  /// let http = HTTPMock()
  /// ```
  ///
  /// Failures go to the test that runs now.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    member = _MockedMember("request(_:)")
    mockingContext = MockingContext(
      "HTTP", members: [member],
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    answering = Answering(member)
    protocolClass = ProtocolClasses.register(answering)
    #if canImport(FoundationNetworking)
      session = DownloadingSession(configuration: Self.configuration(protocolClass))
    #else
      session = URLSession(configuration: Self.configuration(protocolClass))
    #endif
  }

  deinit {
    ProtocolClasses.remove(protocolClass)
    answering.finish()
  }

  /// A configuration for sessions of your own, with a delegate for example.
  ///
  /// ```swift
  /// let session = URLSession(
  ///   configuration: http.configuration, delegate: delegate, delegateQueue: nil)
  /// ```
  public var configuration: URLSessionConfiguration { Self.configuration(protocolClass) }

  private static func configuration(_ protocolClass: URLProtocol.Type) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [protocolClass]
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    return configuration
  }
}
