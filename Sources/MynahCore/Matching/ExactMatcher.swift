/// A matcher of one value.
@usableFromInline
final class ExactMatcher<Argument>: _ArgumentMatcher<Argument>, @unchecked Sendable {
  /// The value: no optional, whose type would be looked up where the matcher is freed.
  private let value: Argument

  private let hashOfValue: Int?

  /// Creates a matcher of a value without a hash.
  @usableFromInline
  init(_ value: Argument, condition: @escaping (Argument) -> Bool) {
    self.value = value
    hashOfValue = nil
    super.init({ "" }, condition: condition)
  }

  /// Creates a matcher of a value that has a hash.
  @usableFromInline
  init(
    _ value: Argument, condition: @escaping (Argument) -> Bool, hash: @escaping (Argument) -> Int,
    mark: MarkMatches<Argument>? = nil
  ) {
    self.value = value
    hashOfValue = hash(value)
    super.init({ "" }, condition: condition, hash: hash, mark: mark)
  }

  override var description: String { describe(value) }

  override var exactHash: Int? { hashOfValue }

  override var isPlain: Bool { hashOfValue != nil && isPlainType(Argument.self) }

  override var onlyValue: Any? { value }

  override var byteEquality: ByteEquality { MynahCore.byteEquality(of: value) }

  override func copyBytes(to place: UnsafeMutableRawPointer) {
    withUnsafePointer(to: value) {
      place.copyMemory(from: $0, byteCount: MemoryLayout<Argument>.size)
    }
  }
}
