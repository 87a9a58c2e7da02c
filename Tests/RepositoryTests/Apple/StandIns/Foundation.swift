// What Foundation has on Apple's systems, as far as the tests need it. Values are bridged to objects, as
// the compiler asks of what Objective-C sees; nothing of it runs.

@_exported import ObjectiveC

@objc(NSObject) public protocol NSObjectProtocol {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { true }
  open var hash: Int { 0 }
  open var description: String { "" }
}

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

@objc open class NSDecimalNumber: NSObject {
  @objc public enum RoundingMode: UInt { case plain }
  @objc public enum CalculationError: UInt { case noError }
}

@objc public protocol NSDecimalNumberBehaviors {
  func roundingMode() -> NSDecimalNumber.RoundingMode
  func scale() -> Int16
  func exceptionDuringOperation(
    _ operation: Selector, error: NSDecimalNumber.CalculationError, leftOperand: NSDecimalNumber,
    rightOperand: NSDecimalNumber?
  ) -> NSDecimalNumber?
}

open class FileManager: NSObject {}
open class InputStream: NSObject {}
open class NSArray: NSObject {}
open class NSData: NSObject {}
open class NSDictionary: NSObject {}
open class NSError: NSObject {}
open class NSKeyedArchiver: NSObject {}
open class NSString: NSObject {}
open class NSURL: NSObject {}
open class NSUserActivity: NSObject {}
open class NSXPCConnection: NSObject {}
open class NSXPCListener: NSObject {}
open class OutputStream: NSObject {}
open class Stream: NSObject {
  @objc public enum Event: Int { case opened }
}

public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

public struct Data: Bridged { public typealias _ObjectiveCType = NSData }
public struct URL: Bridged { public typealias _ObjectiveCType = NSURL }
extension String: Bridged { public typealias _ObjectiveCType = NSString }
extension Array: Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: Bridged { public typealias _ObjectiveCType = NSDictionary }

@objc public protocol FileManagerDelegate: NSObjectProtocol, Sendable {
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    copyingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    linkingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    movingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
  ) -> Bool
  @objc optional func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    removingItemAtPath path: String
  ) -> Bool
  @objc optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
  @objc optional func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String)
    -> Bool
}

@objc public protocol StreamDelegate: NSObjectProtocol {
  @objc optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}

@objc public protocol NSKeyedArchiverDelegate: NSObjectProtocol {
  @objc optional func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
  @objc optional func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
  @objc optional func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
  @objc optional func archiverDidFinish(_ archiver: NSKeyedArchiver)
  @objc optional func archiverWillFinish(_ archiver: NSKeyedArchiver)
}

@objc public protocol NSUserActivityDelegate: NSObjectProtocol {
  @objc optional func userActivityWillSave(_ userActivity: NSUserActivity)
  @objc optional func userActivityWasContinued(_ userActivity: NSUserActivity)
  @objc optional func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

@objc public protocol NSXPCListenerDelegate: NSObjectProtocol {
  @objc optional func listener(
    _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
  ) -> Bool
}
