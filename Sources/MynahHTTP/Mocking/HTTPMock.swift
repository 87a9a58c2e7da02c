public import MynahCore

#if canImport(FoundationNetworking)
  internal import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A mock of the servers that a `URLSession` sends requests to.
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
/// A request without a matching stub fails the test at the line that created the mock. The request
/// fails with the same failure:
///
/// ```text
/// Unexpected call: no stub answers http.request(.get, "https://api.example.com/birds/1"), which threw this failure.
/// Stub request(.get, "https://api.example.com/users/*") at UserLoaderTests.swift:9: url: expected "https://api.example.com/users/*", got "https://api.example.com/birds/1"
/// Write: given(http.request(.get, "https://api.example.com/birds/1")).willReturn(<#HTTPMock.Response#>)
/// ```
///
/// Requests never reach the network. Each mock has separate sessions, so tests that run in parallel
/// don't see each other's stubs.
///
/// Keep the mock while its sessions are in use. After it's released, their requests fail.
public final class HTTPMock: Mock {
  /// The closure of a stub, which returns a response or throws the error of the request.
  public typealias Handler = (Request) async throws -> Response

  /// The stubs, calls, and settings of this mock.
  public let mockingContext: MockingContext

  /// The context of static members, which this mock doesn't have.
  public static let mockingContext = MockingContext(
    "HTTP", members: [], isStatic: true, location: .generated)

  let member: RequestAnswerer.Member
  private let protocolClass: URLProtocol.Type

  /// A session whose requests are answered by the stubs of this mock.
  public let session: URLSession

  /// Creates a mock without stubs.
  ///
  /// ```swift
  /// let http = HTTPMock()
  /// ```
  ///
  /// Failures are reported to the test that is running when you create the mock.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    member = _MockedMember("request(_:)")
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    mockingContext = MockingContext("HTTP", members: [member], location: location)
    protocolClass = URLProtocolClasses.register(RequestAnswerer(member, at: location))
    session = DownloadingSession(configuration: Self.configuration(protocolClass))
  }

  deinit { URLProtocolClasses.remove(protocolClass) }

  /// A configuration for a custom session, for example with a delegate.
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
