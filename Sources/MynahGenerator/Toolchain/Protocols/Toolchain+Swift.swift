// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Swift.
  static let swift = #"""
    public protocol AdditiveArithmetic {}
    public protocol AsyncSequence {}
    public protocol BidirectionalCollection {}
    public protocol BinaryFloatingPoint {}
    public protocol BinaryInteger {}
    public protocol BitwiseCopyable {}
    public protocol CVarArg {}
    public protocol Clock<Duration> : Sendable {
      associatedtype Duration where Self.Duration == Self.Instant.Duration
      associatedtype Instant : InstantProtocol
      func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
      var minimumResolution: Self.Duration { get }
      var now: Self.Instant { get }
    }
    public protocol CodingKey : CustomDebugStringConvertible, CustomStringConvertible, Sendable {
      init?(intValue: Int)
      init?(stringValue: String)
      var intValue: Int? { get }
      var stringValue: String { get }
    }
    public protocol CodingKeyRepresentable {
      init?<T>(codingKey: T) where T : CodingKey
      var codingKey: any CodingKey { get }
    }
    public protocol Collection {}
    public protocol CustomConsumingRegexComponent : RegexComponent {
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Self.RegexOutput)?
    }
    public protocol CustomLeafReflectable : CustomReflectable {}
    public protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any { get }
    }
    public protocol CustomReflectable {
      var customMirror: Mirror { get }
    }
    public protocol Decoder {
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key : CodingKey
      func singleValueContainer() throws -> any SingleValueDecodingContainer
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey : Any] { get }
    }
    public protocol DurationProtocol {}
    public protocol Encoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key : CodingKey
      func singleValueContainer() -> any SingleValueEncodingContainer
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey : Any] { get }
    }
    public protocol ExpressibleByArrayLiteral {}
    public protocol ExpressibleByBooleanLiteral {}
    public protocol ExpressibleByDictionaryLiteral {}
    public protocol ExpressibleByExtendedGraphemeClusterLiteral {}
    public protocol ExpressibleByFloatLiteral {}
    public protocol ExpressibleByIntegerLiteral {}
    public protocol ExpressibleByNilLiteral {}
    public protocol ExpressibleByStringInterpolation {}
    public protocol ExpressibleByStringLiteral {}
    public protocol ExpressibleByUnicodeScalarLiteral {}
    public protocol FixedWidthInteger {}
    public protocol FloatingPoint {}
    public protocol GlobalActor {
      associatedtype ActorType : Actor
      @_implemented static var sharedUnownedExecutor: UnownedSerialExecutor { get }
      static var shared: Self.ActorType { get }
    }
    public protocol InstantProtocol {}
    public protocol KeyedDecodingContainerProtocol {
      associatedtype Key : CodingKey
      @_implemented func decode(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool
      @_implemented func decode(_ type: Double.Type, forKey key: Self.Key) throws -> Double
      @_implemented func decode(_ type: Float.Type, forKey key: Self.Key) throws -> Float
      @_implemented func decode(_ type: Int.Type, forKey key: Self.Key) throws -> Int
      @_implemented func decode(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16
      @_implemented func decode(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32
      @_implemented func decode(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64
      @_implemented func decode(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8
      @_implemented func decode(_ type: String.Type, forKey key: Self.Key) throws -> String
      @_implemented func decode(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt
      @_implemented func decode(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16
      @_implemented func decode(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32
      @_implemented func decode(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64
      @_implemented func decode(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8
      @_implemented func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
      @_implemented func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
      @_implemented func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
      @_implemented func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
      @_implemented func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
      @_implemented func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
      @_implemented func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
      @_implemented func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
      @_implemented func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
      @_implemented func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
      @_implemented func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
      @_implemented func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
      @_implemented func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
      @_implemented func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
      @_implemented func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T : Decodable
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
      func contains(_ key: Self.Key) -> Bool
      func decode<T>(_ type: T.Type, forKey key: Self.Key) throws -> T where T : Decodable
      func decodeNil(forKey key: Self.Key) throws -> Bool
      func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Self.Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey : CodingKey
      func nestedUnkeyedContainer(forKey key: Self.Key) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: Self.Key) throws -> any Decoder
      var allKeys: [Self.Key] { get }
      var codingPath: [any CodingKey] { get }
    }
    public protocol KeyedEncodingContainerProtocol {
      associatedtype Key : CodingKey
      @_implemented mutating func encode(_ value: Bool, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Double, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Float, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Int, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Int16, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Int32, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Int64, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: Int8, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: String, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: UInt, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: UInt16, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: UInt32, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: UInt64, forKey key: Self.Key) throws
      @_implemented mutating func encode(_ value: UInt8, forKey key: Self.Key) throws
      @_implemented mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws where T : AnyObject, T : Encodable
      @_implemented mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
      @_implemented mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T : Encodable
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: Int128, forKey key: Self.Key) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
      mutating func encode<T>(_ value: T, forKey key: Self.Key) throws where T : Encodable
      mutating func encodeNil(forKey key: Self.Key) throws
      mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Self.Key) -> KeyedEncodingContainer<NestedKey> where NestedKey : CodingKey
      mutating func nestedUnkeyedContainer(forKey key: Self.Key) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: Self.Key) -> any Encoder
      var codingPath: [any CodingKey] { get }
    }
    public protocol LazyCollectionProtocol {}
    public protocol LazySequenceProtocol {}
    public protocol MirrorPath {}
    public protocol MutableCollection {}
    public protocol Numeric {}
    public protocol OptionSet {}
    public protocol RandomAccessCollection {}
    public protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }
    public protocol RangeExpression {}
    public protocol RangeReplaceableCollection {}
    public protocol RegexComponent {}
    public protocol SIMD {}
    public protocol SIMDScalar {}
    public protocol SIMDStorage {}
    public protocol Sequence {}
    public protocol SetAlgebra {}
    public protocol SignedInteger {}
    public protocol SignedNumeric {}
    public protocol SingleValueDecodingContainer {
      @_implemented func decode(_ type: Bool.Type) throws -> Bool
      @_implemented func decode(_ type: Double.Type) throws -> Double
      @_implemented func decode(_ type: Float.Type) throws -> Float
      @_implemented func decode(_ type: Int.Type) throws -> Int
      @_implemented func decode(_ type: Int16.Type) throws -> Int16
      @_implemented func decode(_ type: Int32.Type) throws -> Int32
      @_implemented func decode(_ type: Int64.Type) throws -> Int64
      @_implemented func decode(_ type: Int8.Type) throws -> Int8
      @_implemented func decode(_ type: String.Type) throws -> String
      @_implemented func decode(_ type: UInt.Type) throws -> UInt
      @_implemented func decode(_ type: UInt16.Type) throws -> UInt16
      @_implemented func decode(_ type: UInt32.Type) throws -> UInt32
      @_implemented func decode(_ type: UInt64.Type) throws -> UInt64
      @_implemented func decode(_ type: UInt8.Type) throws -> UInt8
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decode(_ type: Int128.Type) throws -> Int128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented func decode(_ type: UInt128.Type) throws -> UInt128
      func decode<T>(_ type: T.Type) throws -> T where T : Decodable
      func decodeNil() -> Bool
      var codingPath: [any CodingKey] { get }
    }
    public protocol SingleValueEncodingContainer {
      @_implemented mutating func encode(_ value: Bool) throws
      @_implemented mutating func encode(_ value: Double) throws
      @_implemented mutating func encode(_ value: Float) throws
      @_implemented mutating func encode(_ value: Int) throws
      @_implemented mutating func encode(_ value: Int16) throws
      @_implemented mutating func encode(_ value: Int32) throws
      @_implemented mutating func encode(_ value: Int64) throws
      @_implemented mutating func encode(_ value: Int8) throws
      @_implemented mutating func encode(_ value: String) throws
      @_implemented mutating func encode(_ value: UInt) throws
      @_implemented mutating func encode(_ value: UInt16) throws
      @_implemented mutating func encode(_ value: UInt32) throws
      @_implemented mutating func encode(_ value: UInt64) throws
      @_implemented mutating func encode(_ value: UInt8) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: Int128) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: UInt128) throws
      mutating func encode<T>(_ value: T) throws where T : Encodable
      mutating func encodeNil() throws
      var codingPath: [any CodingKey] { get }
    }
    public protocol Strideable {}
    public protocol StringInterpolationProtocol {}
    public protocol StringProtocol {}
    public protocol TextOutputStreamable {
      func write<Target>(to target: inout Target) where Target : TextOutputStream
    }
    public protocol UnicodeCodec : _UnicodeEncoding {
      init()
      mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult where I : IteratorProtocol, Self.CodeUnit == I.Element
      static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Self.CodeUnit) -> Void)
    }
    public protocol UnkeyedDecodingContainer {
      @_implemented mutating func decode(_ type: Bool.Type) throws -> Bool
      @_implemented mutating func decode(_ type: Double.Type) throws -> Double
      @_implemented mutating func decode(_ type: Float.Type) throws -> Float
      @_implemented mutating func decode(_ type: Int.Type) throws -> Int
      @_implemented mutating func decode(_ type: Int16.Type) throws -> Int16
      @_implemented mutating func decode(_ type: Int32.Type) throws -> Int32
      @_implemented mutating func decode(_ type: Int64.Type) throws -> Int64
      @_implemented mutating func decode(_ type: Int8.Type) throws -> Int8
      @_implemented mutating func decode(_ type: String.Type) throws -> String
      @_implemented mutating func decode(_ type: UInt.Type) throws -> UInt
      @_implemented mutating func decode(_ type: UInt16.Type) throws -> UInt16
      @_implemented mutating func decode(_ type: UInt32.Type) throws -> UInt32
      @_implemented mutating func decode(_ type: UInt64.Type) throws -> UInt64
      @_implemented mutating func decode(_ type: UInt8.Type) throws -> UInt8
      @_implemented mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
      @_implemented mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
      @_implemented mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
      @_implemented mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
      @_implemented mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
      @_implemented mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
      @_implemented mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
      @_implemented mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
      @_implemented mutating func decodeIfPresent(_ type: String.Type) throws -> String?
      @_implemented mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
      @_implemented mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
      @_implemented mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
      @_implemented mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
      @_implemented mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
      @_implemented mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T : Decodable
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func decode(_ type: Int128.Type) throws -> Int128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func decode(_ type: UInt128.Type) throws -> UInt128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128?
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128?
      mutating func decode<T>(_ type: T.Type) throws -> T where T : Decodable
      mutating func decodeNil() throws -> Bool
      mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> where NestedKey : CodingKey
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var currentIndex: Int { get }
      var isAtEnd: Bool { get }
    }
    public protocol UnkeyedEncodingContainer {
      @_implemented mutating func encode(_ value: Bool) throws
      @_implemented mutating func encode(_ value: Double) throws
      @_implemented mutating func encode(_ value: Float) throws
      @_implemented mutating func encode(_ value: Int) throws
      @_implemented mutating func encode(_ value: Int16) throws
      @_implemented mutating func encode(_ value: Int32) throws
      @_implemented mutating func encode(_ value: Int64) throws
      @_implemented mutating func encode(_ value: Int8) throws
      @_implemented mutating func encode(_ value: String) throws
      @_implemented mutating func encode(_ value: UInt) throws
      @_implemented mutating func encode(_ value: UInt16) throws
      @_implemented mutating func encode(_ value: UInt32) throws
      @_implemented mutating func encode(_ value: UInt64) throws
      @_implemented mutating func encode(_ value: UInt8) throws
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element : Encodable
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Bool
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Double
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Float
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int16
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int32
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int64
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int8
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == String
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt16
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt32
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt64
      @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt8
      @_implemented mutating func encodeConditional<T>(_ object: T) throws where T : AnyObject, T : Encodable
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: Int128) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode(_ value: UInt128) throws
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == Int128
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) @_implemented mutating func encode<T>(contentsOf sequence: T) throws where T : Sequence, T.Element == UInt128
      mutating func encode<T>(_ value: T) throws where T : Encodable
      mutating func encodeNil() throws
      mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> where NestedKey : CodingKey
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
    }
    public protocol UnsignedInteger {}
    """#
}
