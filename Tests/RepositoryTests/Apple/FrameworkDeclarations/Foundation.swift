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

open class NSError: NSObject {}
open class NSString: NSObject {}
open class NSURL: NSObject {}
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

public struct URL: Bridged { public typealias _ObjectiveCType = NSURL }
extension String: Bridged { public typealias _ObjectiveCType = NSString }

@objc public protocol StreamDelegate: NSObjectProtocol {
  @objc optional func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}
