/// The toolchain protocols that other protocols refine, and that tests mock.
///
/// The declarations omit requirements that the compiler or every mock fulfills. A requirement with
/// `@_implemented` has a default implementation, so it's mocked only if a test requests a mock of
/// exactly this protocol. For an associated type with this attribute, the default is used.
extension Toolchain {
  /// The protocols that don't have requirements for an actor to fulfill.
  static let markerProtocols = Set(
    """
    AnyObject Sendable SendableMetatype Copyable Escapable NSObjectProtocol Observable
    """.words)

  static let observation = "public protocol Observable {}"

  static let standard = """
    public protocol AnyObject {}
    public protocol Sendable {}
    public protocol SendableMetatype {}
    public protocol Copyable {}
    public protocol BitwiseCopyable {}
    public protocol Escapable {}
    public protocol Actor: AnyObject, Sendable {}
    public protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    public protocol SerialExecutor: Executor {}
    public protocol TaskExecutor: Executor {}
    public protocol Error: Sendable {}
    public protocol NSObjectProtocol {}
    public protocol Equatable {}
    public protocol Hashable: Equatable {}
    public protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
    public protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
    public protocol CaseIterable { static var allCases: [Self] { get } }
    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    public protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error
      mutating func next() async throws -> Element?
    }
    public protocol Clock<Duration>: Sendable {
      associatedtype Duration where Self.Duration == Self.Instant.Duration
      associatedtype Instant: InstantProtocol
      func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
      var minimumResolution: Self.Duration { get }
      var now: Self.Instant { get }
    }
    public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    public protocol CustomReflectable { var customMirror: Mirror { get } }
    public protocol TextOutputStreamable {
      func write<Target>(to target: inout Target) where Target: TextOutputStream
    }
    public protocol TextOutputStream { mutating func write(_ string: String) }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    public protocol CustomStringConvertible { var description: String { get } }
    public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    public protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
      init?(intValue: Int)
      init?(stringValue: String)
      var intValue: Int? { get }
      var stringValue: String { get }
    }
    public protocol Encodable { func encode(to encoder: any Encoder) throws }
    public protocol Decodable { init(from decoder: any Decoder) throws }
    public typealias Codable = Encodable & Decodable
    \(declarations(of: collections + numbers + literals + others))
    """

  static let foundation = """
    import Foundation
    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    public protocol CustomNSError: Error {
      @_implemented static var errorDomain: String { get }
      @_implemented var errorCode: Int { get }
      @_implemented var errorUserInfo: [String: Any] { get }
    }
    public protocol LocalizedError: Error {
      @_implemented var errorDescription: String? { get }
      @_implemented var failureReason: String? { get }
      @_implemented var helpAnchor: String? { get }
      @_implemented var recoverySuggestion: String? { get }
    }
    public protocol NSCoding {
      func encode(with aCoder: NSCoder)
      init?(coder aDecoder: NSCoder)
    }
    public protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
    public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    public protocol NSLocking {
      func lock()
      func unlock()
    }
    @objc public protocol FileManagerDelegate: NSObjectProtocol, Sendable {
      optional func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
      optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
    }
    @objc public protocol NSCacheDelegate: NSObjectProtocol {
      optional func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    }
    @objc public protocol StreamDelegate: NSObjectProtocol {
      @_implemented optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
    }
    #if canImport(Combine)
    import Combine
    public protocol ObservableObject: AnyObject {
      @_implemented associatedtype ObjectWillChangePublisher
    }
    #endif
    \(declarations(of: othersOfFoundation))
    """

  static let foundationNetworking = """
    import Foundation
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif
    @objc public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
      @_implemented optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
      @_implemented optional func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    }
    @objc public protocol URLSessionTaskDelegate: URLSessionDelegate {
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    }
    @objc public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
    }
    @objc public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
      @_implemented optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }
    @objc public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream, outputStream: OutputStream)
      @_implemented optional func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
    }
    @objc public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
      optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
      optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    }
    """

  static let foundationXML = """
    import Foundation
    #if canImport(FoundationXML)
    import FoundationXML
    #endif
    @objc public protocol XMLParserDelegate: NSObjectProtocol {
      @_implemented optional func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
      @_implemented optional func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
      @_implemented optional func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String])
      @_implemented optional func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
      @_implemented optional func parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
      @_implemented optional func parser(_ parser: XMLParser, foundCharacters string: String)
      @_implemented optional func parser(_ parser: XMLParser, foundComment comment: String)
      @_implemented optional func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
      @_implemented optional func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
      @_implemented optional func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
      @_implemented optional func parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
      @_implemented optional func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
      @_implemented optional func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
      @_implemented optional func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
      @_implemented optional func parserDidEndDocument(_ parser: XMLParser)
      @_implemented optional func parserDidStartDocument(_ parser: XMLParser)
    }
    """

  static let combine = """
    #if canImport(Combine)
    import Combine
    public protocol Cancellable { func cancel() }
    public protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }
    public protocol CustomCombineIdentifierConvertible {
      @_implemented var combineIdentifier: CombineIdentifier { get }
    }
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
    }
    public protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Self.Output)
      func send(completion: Subscribers.Completion<Self.Failure>)
      func send(subscription: any Subscription)
    }
    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: any Subscription)
      func receive(_ input: Self.Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Self.Failure>)
    }
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
      func request(_ demand: Subscribers.Demand)
    }
    #endif
    """

  static let swiftUI = """
    #if canImport(SwiftUI)
    import SwiftUI
    \(declarations(of: viewValues))
    #endif
    """

  /// Returns declarations of protocols that can't be mocked, whose requirements don't matter.
  static func declarations(of protocols: [String], isolation: String = "") -> String {
    protocols.map { "\(isolation)public protocol \($0) {}" }.joined(separator: "\n")
  }

  // MARK: - Protocols that can't be mocked

  /// Returns the reason why a protocol and its refinements can't be mocked, or nil if they can be.
  static func reasonAgainstMocking(_ name: String) -> String? {
    reasons.first { $0.names.contains(name) }?.reason
  }

  /// Returns the reason why a protocol can't be mocked, although protocols that refine it can be.
  static func reasonAgainstMockingAlone(_ name: String) -> String? {
    let empty = markerProtocols.union(["Actor", "Equatable", "Hashable", "ObservableObject"])
    guard empty.contains(name) else { return nil }
    return "it doesn't have members to mock"
  }

  private static let reasons = [
    (collections, "it's a collection, and mocks don't have elements. Use an array"),
    (numbers, "it's a kind of number, and mocks aren't numbers"),
    (literals, "literals create its values, but mock(...) creates mocks"),
    (["BitwiseCopyable"], "a mock is a class, and a class can't conform to BitwiseCopyable"),
    (viewValues, "SwiftUI requires values, but mocks are objects"),
    (others + othersOfFoundation + protocolsOfFrameworks, "the sources don't declare it"),
  ].map { (names: Set($0), reason: $1) }

  private static let collections =
    """
    AsyncSequence BidirectionalCollection Collection DataProtocol LazyCollectionProtocol
    LazySequenceProtocol MutableCollection OptionSet RandomAccessCollection RangeExpression
    RangeReplaceableCollection Sequence SetAlgebra StringProtocol
    """.words

  private static let numbers =
    """
    AdditiveArithmetic BinaryFloatingPoint BinaryInteger DurationProtocol FixedWidthInteger
    FloatingPoint InstantProtocol Numeric SIMDScalar SignedInteger SignedNumeric Strideable
    UnsignedInteger
    """.words

  private static let literals =
    """
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    """.words

  /// The protocols that declarations use as types, so mocks must write `any` before them.
  private static let others =
    """
    CVarArg CodingKeyRepresentable Decoder Encoder SingleValueDecodingContainer
    SingleValueEncodingContainer UnkeyedDecodingContainer UnkeyedEncodingContainer
    """.words

  private static let othersOfFoundation =
    """
    DispatchSourceProtocol DispatchSourceTimer NSMutableCopying URLAuthenticationChallengeSender
    URLProtocolClient
    """.words

  /// The protocols of Apple's frameworks that isolate the classes that conform to them.
  static let protocolsOfFrameworks =
    """
    NSApplicationDelegate NSCollectionViewDataSource NSCollectionViewDelegate NSMenuDelegate
    NSOutlineViewDataSource NSOutlineViewDelegate NSTableViewDataSource NSTableViewDelegate
    NSTextFieldDelegate NSTextViewDelegate NSToolbarDelegate NSWindowDelegate
    UIActivityItemSource UIAdaptivePresentationControllerDelegate UIApplicationDelegate
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UIDocumentPickerDelegate UIGestureRecognizerDelegate UIImagePickerControllerDelegate
    UINavigationControllerDelegate UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPickerViewDataSource UIPickerViewDelegate UIPopoverPresentationControllerDelegate
    UISceneDelegate UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate
    UISearchResultsUpdating UISplitViewControllerDelegate UITabBarControllerDelegate
    UITableViewDataSource UITableViewDelegate UITextFieldDelegate UITextViewDelegate
    UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning
    UIViewControllerTransitioningDelegate UIWindowSceneDelegate WKNavigationDelegate
    WKScriptMessageHandler WKUIDelegate
    """.words

  /// The protocols of views, styles, and other parts of a user interface.
  static let viewValues =
    """
    App ButtonStyle DynamicProperty Gesture LabelStyle Layout NSViewRepresentable Scene Shape
    ToolbarContent UIViewControllerRepresentable UIViewRepresentable View ViewModifier
    """.words
}
