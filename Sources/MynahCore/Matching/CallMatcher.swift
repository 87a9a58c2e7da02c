internal import MynahShims

/// The matchers of all arguments of a call.
@usableFromInline
final class CallMatcher<Arguments> {
  /// The matcher of each argument, in order.
  let parts: [_AnyArgumentMatcher]

  /// The condition that the arguments must fulfill, or nil if all arguments match.
  ///
  /// Evaluate it only once per call, because captors receive the arguments each time it holds.
  let condition: ((Arguments) -> Bool)?

  /// The condition without captors, which you can evaluate any number of times.
  private let conditionWithoutCaptors: ((Arguments) -> Bool)?

  private let fastMark: MarkMatches<Arguments>?

  /// The shape by which an index finds a stub with these matchers, or nil if it can't find it.
  let shape: StubShape<Arguments>?

  /// A Boolean value that indicates whether matching and hashing never run user code.
  ///
  /// This requires that all arguments are wildcards, or exact values of standard library types.
  let isPlain: Bool

  /// A Boolean value that indicates whether a captor needs the arguments of matching calls.
  let hasCaptors: Bool

  /// A Boolean value that indicates whether a part may be a mistake.
  ///
  /// A part may be a mistake if it already represents a mistake, or if the test states its
  /// position, which must be checked.
  let mayContainMisuse: Bool

  /// A Boolean value that indicates whether a stub with this matcher belongs to another stub.
  ///
  /// Such a stub isn't reported if it's unused, because the other stub is.
  @exclusivity(unchecked) var isImplied = false

  /// Creates a matcher of a call's arguments.
  ///
  /// - Parameters:
  ///   - parts: The matcher of each argument, in order.
  ///   - condition: A closure that checks all arguments, or nil if all arguments match.
  ///   - hash: A closure that hashes the arguments with exact matchers, in order, or nil if the
  ///     arguments can't be hashed.
  ///   - mark: A function that marks all matching arguments at once, or nil if this wouldn't be
  ///     faster.
  @usableFromInline
  init(
    _ parts: [_AnyArgumentMatcher], _ condition: ((Arguments) -> Bool)?,
    hash: ((Arguments) -> Int)?, mark: MarkMatches<Arguments>? = nil
  ) {
    self.parts = parts
    fastMark = mark
    // Visit each part only once, because every line of a test that stubs or verifies creates a
    // pattern. The loop uses indexes instead of an iterator, because debug builds would call the
    // iterator's generic functions for each part.
    var mask: UInt64 = 0
    var hasShape = parts.count <= UInt64.bitWidth
    var isPlain = true
    var hasCaptors = false
    var isWildcard = true
    var mayContainMisuse = false
    for index in 0..<parts.count {
      let part = parts[index]
      mayContainMisuse = mayContainMisuse || part.position != nil || part.misuse != nil
      isPlain = isPlain && part.isPlain
      hasCaptors = hasCaptors || part.capture != nil
      if part.isHashed {
        isWildcard = false
        mask |= 1 << UInt64(truncatingIfNeeded: index)
      } else if !part.isWildcard {
        isWildcard = false
        hasShape = false
      }
    }
    if hasShape, let hash { shape = StubShape(mask: mask, hash: hash) } else { shape = nil }
    self.isPlain = isPlain && shape != nil
    self.hasCaptors = hasCaptors
    self.mayContainMisuse = mayContainMisuse
    conditionWithoutCaptors = isWildcard ? nil : condition
    guard hasCaptors else {
      self.condition = conditionWithoutCaptors
      return
    }
    self.condition = { arguments in
      guard condition?(arguments) ?? true else { return false }
      Self.capture(arguments, parts)
      return true
    }
  }

  /// Returns a Boolean value that indicates whether the arguments match.
  ///
  /// Captors don't receive the arguments.
  func matches(_ arguments: Arguments) -> Bool { conditionWithoutCaptors?(arguments) ?? true }

  /// Sets a bit for each call whose arguments match, and returns the number of matches.
  ///
  /// Captors don't receive the arguments. If every call matches, there's no need to call this.
  func mark(_ arguments: UnsafeBufferPointer<Arguments>, _ words: UnsafeMutablePointer<UInt64>)
    -> Int
  {
    if let fastMark { return fastMark(arguments, words) }
    var count = 0
    for index in 0..<arguments.count where matches(arguments[index]) {
      words[index >> 6] |= 1 << (UInt64(index) & 63)
      count += 1
    }
    return count
  }

  /// Returns whether a stub with this matcher and a stub with another matcher answer the same
  /// calls.
  ///
  /// The result is false if it isn't known, for example because an argument isn't hashable.
  func acceptsSameCalls(as other: CallMatcher) -> Bool {
    guard let shape, shape.mask == other.shape?.mask else { return false }
    return zip(parts, other.parts).allSatisfy { !$0.isHashed || $0.hasSameValue(as: $1) }
  }

  /// The hash of the exact arguments, by which a table of the shape finds a stub.
  ///
  /// It's stored when it's first read, under the lock of the stub's member or before the stub is
  /// added.
  private(set) lazy var key = parts.reduce(0) { key, part in
    part.exactHash.map { combinedHash(key, $0) } ?? key
  }

  /// A Boolean value that indicates whether every call matches.
  var matchesEverything: Bool { conditionWithoutCaptors == nil }

  /// Passes the arguments of a matching call to the captors.
  static func capture(_ arguments: Arguments, _ parts: [_AnyArgumentMatcher]) {
    for (part, argument) in zip(parts, splitTuple(arguments, count: parts.count)) {
      part.capture?(argument)
    }
  }

  /// Returns a list of the arguments of a call.
  func split(_ arguments: Arguments) -> [Any] {
    splitTuple(arguments, count: parts.count)
  }
}

extension [_AnyArgumentMatcher] {
  /// Returns a Boolean value that indicates whether these matchers accept all arguments that other
  /// matchers accept.
  func cover(_ others: [_AnyArgumentMatcher]) -> Bool {
    zip(self, others).allSatisfy { part, other in
      part.isWildcard || other.onlyValue.map { part.matches(anyValue: $0) } ?? false
    }
  }
}

/// Returns a list of the elements of a tuple, or of a single value, such as a call's arguments.
func splitTuple<Tuple>(_ tuple: Tuple, count: Int) -> [Any] {
  switch count {
  case 0: []
  case 1: [tuple]
  default: Mirror(reflecting: tuple).children.map(\.value)
  }
}

extension CallMatcher {
  /// Writes the bytes that matching arguments contain to a stub whose matching runs no user code.
  ///
  /// A call stores its arguments in the log, as a value or a tuple in memory. To find its stub, it
  /// compares a range of this memory with the stub's bytes (`mynah_stub_accepts`) before it calls a
  /// Swift closure. For example, the stub of `fly(to: any(), speed: 5)` has the eight bytes of the
  /// integer 5, and the offset of the second argument. Exact values that are adjacent in memory are
  /// compared as a single range.
  ///
  /// Bytes can't always decide (`ByteEquality`). Two integers are equal only if their bytes are
  /// equal. But two strings can be equal although their bytes differ, because the bytes can be a
  /// reference to the characters. Therefore, if the bytes differ and `needs_comparison` is true,
  /// the call evaluates the stub's closure.
  ///
  /// A stub doesn't have any bytes, and `needs_comparison` is true, in these cases:
  ///
  /// - The bytes of an exact value don't determine its equality, such as the bytes of an array.
  /// - There's a wildcard or unused memory between exact values.
  /// - The exact values need more than `mynah_stub_capacity` bytes.
  func writeBytes(to stub: UnsafeMutablePointer<mynah_stub_t>) {
    guard !matchesEverything else { return }
    stub.pointee.needs_comparison = true
    var start = 0
    var end = 0
    var next = 0
    var equality = ByteEquality.decisive
    for index in 0..<parts.count {
      let part = parts[index]
      // The elements of a tuple follow one another in memory. Each element begins at the next
      // multiple of its type's alignment.
      let (size, alignment) = layout(of: part.argumentType)
      let offset = next.rounded(upTo: alignment)
      next = offset + size
      guard part.isHashed else { continue }
      if start == end { (start, end) = (offset, offset) }
      guard offset == end, next - start <= Int(mynah_stub_capacity) else { return }
      switch part.byteEquality {
      case .undecided: return
      case .sufficient: equality = .sufficient
      case .decisive: break
      }
      part.copyBytes(to: UnsafeMutableRawPointer(mynah_stub_bytes(stub)) + (offset - start))
      end = next
    }
    guard next == MemoryLayout<Arguments>.size, start < end else { return }
    stub.pointee.offset = start
    stub.pointee.size = end - start
    stub.pointee.needs_comparison = equality != .decisive
  }
}

/// The positions of a stub's exact arguments, and the function that hashes them.
struct StubShape<Arguments> {
  /// A mask with a bit for each exact argument.
  ///
  /// All other arguments are wildcards.
  let mask: UInt64

  /// A closure that hashes the arguments of a call that are exact in the stub.
  let hash: (Arguments) -> Int
}

/// The pattern that the current thread evaluates for `given` or `verify`.
///
/// A matcher returns nil and stores itself in the current slot. A plain value is returned as the
/// argument. Each thread has its own slot, because a pattern is evaluated without suspension. Tests
/// that run in parallel therefore don't see each other's matchers.
enum PatternEvaluation {
  /// Evaluates an argument of a pattern, and returns its value and the matcher left in the slot.
  ///
  /// It's inlined because a call would look up the metadata of the optional value.
  @inline(__always)
  static func withMatcherSlot<Value>(
    _ body: () -> Value
  ) -> (value: Value, matcher: _AnyArgumentMatcher?) {
    let pattern = mynah_pattern().unsafelyUnwrapped
    let outer = pattern.pointee.matcher
    var matcher: _AnyArgumentMatcher?
    let value = withUnsafeMutablePointer(to: &matcher) { slot in
      pattern.pointee.matcher = UnsafeMutableRawPointer(slot)
      return body()
    }
    pattern.pointee.matcher = outer
    return (value, matcher)
  }

  /// Evaluates a part of a composed matcher, or returns nil if it's nested too deeply.
  static func nested<Value>(
    upTo deepest: Int, _ body: () -> Value
  ) -> (value: Value, matcher: _AnyArgumentMatcher?)? {
    let pattern = mynah_pattern().unsafelyUnwrapped
    guard pattern.pointee.depth < deepest else { return nil }
    pattern.pointee.depth += 1
    defer { pattern.pointee.depth -= 1 }
    return withMatcherSlot(body)
  }

  /// Removes and returns the matcher that was the first to store itself in the current slot.
  static func takeFirstMatcher() -> _AnyArgumentMatcher? {
    guard let slot, var later = slot.pointee else { return nil }
    guard later.previous != nil else {
      slot.pointee = nil
      return later
    }
    while let earlier = later.previous, earlier.previous != nil { later = earlier }
    defer { later.previous = nil }
    return later.previous
  }

  /// The slot in which a matcher stores itself, or nil outside of a pattern.
  static var slot: UnsafeMutablePointer<_AnyArgumentMatcher?>? {
    mynah_pattern().unsafelyUnwrapped.pointee.matcher?.assumingMemoryBound(
      to: _AnyArgumentMatcher?.self)
  }
}

extension _ArgumentMatcher {
  /// Returns a matcher that represents the mistake of writing a matcher inside a larger expression.
  static func inside(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher {
    let misuse = Misuse.matcherInsideValue(matcher.description)
    return _ArgumentMatcher(misuse: misuse, description: matcher.description)
  }
}

/// Returns a matcher as a matcher of the argument's type.
func typed<Argument>(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher<Argument> {
  if matcher.requiresOptional, !(Argument.self is any ExpressibleByNilLiteral.Type) {
    return _ArgumentMatcher(
      misuse: .nilArgument("\(Argument.self)"), description: matcher.description)
  }
  if let same = matcher as? _ArgumentMatcher<Argument> { return same }
  return _ArgumentMatcher(like: matcher)
}
