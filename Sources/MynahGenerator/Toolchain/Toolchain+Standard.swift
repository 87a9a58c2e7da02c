extension Toolchain {
  /// Those protocols that have no requirements to be fulfilled by an actor.
  static let markerProtocols: Set = [
    "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable", "AnyActor",
    "NSObjectProtocol",
  ]

  /// The protocols of the standard library that mocked protocols usually refine.
  ///
  /// They are written by hand: requirements which the compiler fulfils, or which a mock fulfils as
  /// every mock does, are left out.
  static let standard = """
    public protocol AnyObject {}
    public protocol Sendable {}
    public protocol SendableMetatype {}
    public protocol Copyable {}
    public protocol Escapable {}
    public protocol Actor: AnyObject, Sendable {}
    public protocol AnyActor: AnyObject, Sendable {}
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
    public protocol TextOutputStream { mutating func write(_ string: String) }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    public protocol CustomStringConvertible { var description: String { get } }
    public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    public protocol Encodable { func encode(to encoder: any Encoder) throws }
    public protocol Decodable { init(from decoder: any Decoder) throws }
    public typealias Codable = Encodable & Decodable
    """
}
