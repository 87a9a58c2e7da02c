extension TypeNames {
  /// The types of the module Swift that packages give their own types the names of.
  static let standard: Set<Substring> = Set(
    """
    AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice BinaryFloatingPoint
    BinaryInteger BidirectionalCollection Bool CaseIterable Character ClosedRange Codable CodingKey
    Collection Comparable ContiguousArray CustomDebugStringConvertible CustomReflectable
    CustomStringConvertible Decodable Decoder Dictionary Double Duration Encodable Encoder Equatable
    Error ExpressibleByStringLiteral Float Hashable Hasher Identifiable InlineArray Int Int16 Int32
    Int64 Int8 IteratorProtocol KeyPath KeyValuePairs LazySequence MemoryLayout Mirror
    MutableCollection Never Numeric ObjectIdentifier OpaquePointer Optional OptionSet PartialKeyPath
    RandomAccessCollection RandomNumberGenerator Range RangeReplaceableCollection RawRepresentable
    ReferenceWritableKeyPath Result Sendable Sequence Set SetAlgebra Span StaticString Strideable
    String StringProtocol Substring UInt UInt16 UInt32 UInt64 UInt8 Unicode Unmanaged Void
    WritableKeyPath
    """.split(whereSeparator: \.isWhitespace))

  /// The types of the module _Concurrency.
  static let concurrency: Set<Substring> = Set(
    """
    Actor AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream CancellationError
    CheckedContinuation Clock ContinuousClock Executor GlobalActor InstantProtocol MainActor
    SerialExecutor SuspendingClock Task TaskGroup TaskLocal TaskPriority ThrowingTaskGroup
    UnsafeContinuation
    """.split(whereSeparator: \.isWhitespace))
}
