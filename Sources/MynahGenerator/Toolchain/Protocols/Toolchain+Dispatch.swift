// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Dispatch.
  static let dispatch = #"""
    import Dispatch
    public protocol DispatchSourceProtocol {
      @_implemented func cancel()
      @_implemented func resume()
      @_implemented func setCancelHandler(handler: DispatchWorkItem)
      @_implemented func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
      @_implemented func setEventHandler(handler: DispatchWorkItem)
      @_implemented func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
      @_implemented func setRegistrationHandler(handler: DispatchWorkItem)
      @_implemented func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
      @_implemented func suspend()
      @_implemented var data: UInt { get }
      @_implemented var handle: UInt { get }
      @_implemented var isCancelled: Bool { get }
      @_implemented var mask: UInt { get }
    }
    public protocol DispatchSourceRead : DispatchSourceProtocol {}
    public protocol DispatchSourceSignal : DispatchSourceProtocol {}
    public protocol DispatchSourceTimer : DispatchSourceProtocol {
      @_implemented func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval)
      @_implemented func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval)
      @_implemented func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
      @_implemented func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)
      @_implemented func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
      @_implemented func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)
    }
    public protocol DispatchSourceUserDataAdd : DispatchSourceProtocol {
      @_implemented func add(data: UInt)
    }
    public protocol DispatchSourceUserDataOr : DispatchSourceProtocol {
      @_implemented func or(data: UInt)
    }
    public protocol DispatchSourceUserDataReplace : DispatchSourceProtocol {
      @_implemented func replace(data: UInt)
    }
    public protocol DispatchSourceWrite : DispatchSourceProtocol {}
    """#
}
