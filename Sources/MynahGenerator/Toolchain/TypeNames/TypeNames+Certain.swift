/// Names that are told apart only where two protocols say what one member is: no package's own types have
/// them, and no alias.
extension TypeNames {
  /// Further types of the module Swift.
  static let furtherStandard: Set<Substring> = Set(
    """
    Any AnyBidirectionalCollection AnyCollection AnyIndex AnyRandomAccessCollection
    CVaListPointer CodingUserInfoKey CollectionDifference CollectionOfOne CommandLine
    DecodingError DefaultIndices DefaultStringInterpolation DiscontiguousSlice DropFirstSequence
    DropWhileSequence EmptyCollection EncodingError EnumeratedSequence FlattenSequence Float16
    Float80 FloatingPointClassification FloatingPointRoundingRule FloatingPointSign
    IndexingIterator Int128 IteratorSequence JoinedSequence KeyedDecodingContainer
    KeyedEncodingContainer LazyDropWhileSequence LazyFilterSequence LazyMapSequence
    LazyPrefixWhileSequence ManagedBufferPointer MutableRawSpan MutableSpan OutputRawSpan
    OutputSpan PartialRangeFrom PartialRangeThrough PartialRangeUpTo PrefixSequence RangeSet
    RawSpan Repeated ReversedCollection SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
    Slice StaticBigInt StrideThrough StrideThroughIterator StrideTo StrideToIterator
    SystemRandomNumberGenerator UInt128 UTF8Span UnfoldSequence UnicodeDecodingResult
    UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawPointer Zip2Sequence
    """.split(whereSeparator: \.isWhitespace))

  /// The types of Foundation that are no other type on any platform.
  static let nominalOfFoundation = Set(foundation.split(whereSeparator: \.isWhitespace))
    .subtracting([
      "AlignmentOptions", "CGFloat", "PortMessage", "SocketNativeHandle", "TimeInterval", "unichar",
      "uuid_string_t", "uuid_t",
    ])
}
