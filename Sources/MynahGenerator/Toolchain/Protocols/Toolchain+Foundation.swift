// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Foundation.
  static let foundation = #"""
    import Foundation
    public protocol AttributeScope {}
    public protocol AttributedStringAttributeMutation {
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
      mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      mutating func setAttributes(_ attributes: AttributeContainer)
    }
    public protocol AttributedStringKey : SendableMetatype {
      associatedtype Value : Hashable
      @_implemented static var inheritedByAddedText: Bool { get }
      @_implemented static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
      @_implemented static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
      static var name: String { get }
    }
    public protocol AttributedStringProtocol {}
    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    public protocol CustomNSError : Error {
      @_implemented static var errorDomain: String { get }
      @_implemented var errorCode: Int { get }
      @_implemented var errorUserInfo: [String : Any] { get }
    }
    public protocol DataProtocol {}
    public protocol DecodableAttributedStringKey : AttributedStringKey {
      static func decode(from decoder: any Decoder) throws -> Self.Value
    }
    public protocol DecodableWithConfiguration {
      associatedtype DecodingConfiguration
      init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
    }
    public protocol DecodingConfigurationProviding {
      associatedtype DecodingConfiguration
      @_implemented static var decodingConfiguration: Self.DecodingConfiguration { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) public protocol DiscreteFormatStyle<FormatInput, FormatOutput> : FormatStyle {
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) func discreteInput(after input: Self.FormatInput) -> Self.FormatInput?
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) func discreteInput(before input: Self.FormatInput) -> Self.FormatInput?
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) func input(after input: Self.FormatInput) -> Self.FormatInput?
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) func input(before input: Self.FormatInput) -> Self.FormatInput?
    }
    public protocol EncodableAttributedStringKey : AttributedStringKey {
      static func encode(_ value: Self.Value, to encoder: any Encoder) throws
    }
    public protocol EncodableWithConfiguration {
      associatedtype EncodingConfiguration
      func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
    }
    public protocol EncodingConfigurationProviding {
      associatedtype EncodingConfiguration
      @_implemented static var encodingConfiguration: Self.EncodingConfiguration { get }
    }
    @objc public protocol FileManagerDelegate : NSObjectProtocol, Sendable {
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
    public protocol FormatStyle<FormatInput, FormatOutput> : Decodable, Encodable, Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      @_implemented func locale(_ locale: Locale) -> Self
      func format(_ value: Self.FormatInput) -> Self.FormatOutput
    }
    public protocol LocalizedError : Error {
      @_implemented var errorDescription: String? { get }
      @_implemented var failureReason: String? { get }
      @_implemented var helpAnchor: String? { get }
      @_implemented var recoverySuggestion: String? { get }
    }
    public protocol MarkdownDecodableAttributedStringKey : AttributedStringKey {
      @_implemented static var markdownName: String { get }
      static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    }
    public protocol MutableDataProtocol {}
    @objc public protocol NSCacheDelegate : NSObjectProtocol {
      optional func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    }
    public protocol NSCoding {
      func encode(with aCoder: NSCoder)
      init?(coder aDecoder: NSCoder)
    }
    public protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    @objc public protocol NSKeyedArchiverDelegate : NSObjectProtocol {
      optional func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
      optional func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
      optional func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
      optional func archiverDidFinish(_ archiver: NSKeyedArchiver)
      optional func archiverWillFinish(_ archiver: NSKeyedArchiver)
    }
    @objc public protocol NSKeyedUnarchiverDelegate : NSObjectProtocol {
      optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass?
      optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
      optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
      optional func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
      optional func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
    }
    public protocol NSLocking {
      func lock()
      func unlock()
    }
    public protocol NSMutableCopying {
      func mutableCopy(with zone: NSZone?) -> Any
    }
    public protocol NSSecureCoding : NSCoding {
      static var supportsSecureCoding: Bool { get }
    }
    extension NotificationCenter {
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) public protocol AsyncMessage : Sendable {
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) associatedtype Subject
    }
    }
    extension NotificationCenter {
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) public protocol MainActorMessage : SendableMetatype {
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) associatedtype Subject
    }
    }
    extension NotificationCenter {
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) public protocol MessageIdentifier {
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) associatedtype MessageType
    }
    }
    public protocol ParseStrategy : Decodable, Encodable, Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
    }
    public protocol ParseableFormatStyle : FormatStyle {
      associatedtype Strategy : ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
      var parseStrategy: Self.Strategy { get }
    }
    @objc public protocol PortDelegate : NSObjectProtocol {
      optional func handle(_ message: PortMessage)
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public protocol PredicateExpression {}
    @objc public protocol ProgressReporting : NSObjectProtocol {
      var progress: Progress { get }
    }
    public protocol RecoverableError : Error {
      @_implemented func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
      func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
      var recoveryOptions: [String] { get }
    }
    public protocol ReferenceConvertible : CustomDebugStringConvertible, CustomStringConvertible, Hashable {
      associatedtype ReferenceType : NSObject, NSCopying
    }
    public @preconcurrency protocol SortComparator<Compared> : Hashable, Sendable {
      associatedtype Compared
      func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
      var order: SortOrder { get set }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public protocol StandardPredicateExpression {}
    @objc public protocol StreamDelegate : NSObjectProtocol {
      @_implemented optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
    }
    """#
}
