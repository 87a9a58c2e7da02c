/// The protocols that are only on Apple's systems, whose toolchains no extraction on Linux sees: they are
/// written by hand, from Apple's documentation.
///
/// The default implementation of what is marked `@_implemented` decides an associated type too.
extension Toolchain {
  /// What Foundation has beyond that of other systems, and what requires more there.
  static let objectiveC = """
    import Foundation
    public protocol NSDecimalNumberBehaviors {
      func roundingMode() -> NSDecimalNumber.RoundingMode
      func scale() -> Int16
      #if canImport(ObjectiveC)
      func exceptionDuringOperation(_ operation: Selector, error: NSDecimalNumber.CalculationError, leftOperand: NSDecimalNumber, rightOperand: NSDecimalNumber?) -> NSDecimalNumber?
      #endif
    }
    #if canImport(ObjectiveC)
    @objc public protocol NSDiscardableContent {
      func beginContentAccess() -> Bool
      func endContentAccess()
      func discardContentIfPossible()
      func isContentDiscarded() -> Bool
    }
    @objc public protocol NSUserActivityDelegate: NSObjectProtocol {
      optional func userActivityWillSave(_ userActivity: NSUserActivity)
      optional func userActivityWasContinued(_ userActivity: NSUserActivity)
      optional func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
    }
    @objc public protocol NSXPCListenerDelegate: NSObjectProtocol {
      optional func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
    }
    @objc public protocol NetServiceBrowserDelegate: NSObjectProtocol {
      optional func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
      optional func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
      optional func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
      optional func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
      optional func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
      optional func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
      optional func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
    }
    @objc public protocol NetServiceDelegate: NSObjectProtocol {
      optional func netServiceWillPublish(_ sender: NetService)
      optional func netServiceDidPublish(_ sender: NetService)
      optional func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
      optional func netServiceWillResolve(_ sender: NetService)
      optional func netServiceDidResolveAddress(_ sender: NetService)
      optional func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
      optional func netServiceDidStop(_ sender: NetService)
      optional func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
      optional func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
    }
    #endif
    """

  /// The protocols of Combine.
  static let combine = """
    #if canImport(Combine)
    import Combine
    public protocol Cancellable {
      func cancel()
    }
    public protocol ConnectablePublisher<Output, Failure>: Publisher {
      func connect() -> any Cancellable
    }
    public protocol CustomCombineIdentifierConvertible {
      @_implemented var combineIdentifier: CombineIdentifier { get }
    }
    public protocol ObservableObject: AnyObject {
      @_implemented associatedtype ObjectWillChangePublisher
    }
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
    }
    public protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
      associatedtype SchedulerOptions
      var now: Self.SchedulerTimeType { get }
      var minimumTolerance: Self.SchedulerTimeType.Stride { get }
      func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
      func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
      func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
    }
    public protocol SchedulerTimeIntervalConvertible {}
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
    public protocol TopLevelDecoder<Input> {
      associatedtype Input
      func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
    }
    public protocol TopLevelEncoder<Output> {
      associatedtype Output
      func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
    }
    #endif
    """

  /// The protocols of SwiftUI: those that objects can fulfil, and the names of others.
  static let swiftUI =
    """
    #if canImport(SwiftUI)
    import SwiftUI
    @MainActor public protocol DropDelegate {
      @_implemented func validateDrop(info: DropInfo) -> Bool
      func performDrop(info: DropInfo) -> Bool
      @_implemented func dropEntered(info: DropInfo)
      @_implemented func dropUpdated(info: DropInfo) -> DropProposal?
      @_implemented func dropExited(info: DropInfo)
    }
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    public protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
      static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    }
    \(viewValues.sorted().map { "public protocol \($0) {}" }.joined(separator: "\n"))
    #endif
    """

  /// The protocols of SwiftUI that it wants values of, for it reads and compares their properties.
  static let viewValues: Set = [
    "Animatable", "AnimatableModifier", "App", "ButtonStyle", "Commands", "CustomAnimation",
    "DatePickerStyle", "DisclosureGroupStyle", "DynamicProperty", "FileDocument", "GaugeStyle",
    "GeometryEffect", "Gesture", "GroupBoxStyle", "InsettableShape", "LabelStyle",
    "LabeledContentStyle", "Layout", "MenuStyle", "NSViewControllerRepresentable",
    "NSViewRepresentable", "PrimitiveButtonStyle", "ProgressViewStyle", "Scene", "Shape",
    "ShapeStyle", "TableRowContent", "TextFieldStyle", "ToggleStyle", "ToolbarContent",
    "Transition", "UIViewControllerRepresentable", "UIViewRepresentable", "VectorArithmetic",
    "View",
    "ViewModifier",
  ]
}
