internal import MynahShims

/// The matchers of all arguments of a call.
@usableFromInline
final class CallMatcher<Arguments> {
  /// One matcher an argument, in order.
  let parts: [_AnyArgumentMatcher]

  /// What the arguments must fulfil; nil where any will do.
  ///
  /// This is asked once about each call that a stub could answer or a verification counts: where it
  /// holds, captors get the arguments.
  let condition: ((Arguments) -> Bool)?

  /// The same as `condition`, for those who explain: captors get nothing.
  private let quietCondition: ((Arguments) -> Bool)?

  private let fastMark: MarkMatches<Arguments>?

  /// How stubs with these matchers are found through an index; nil where they are not.
  let shape: StubShape<Arguments>?

  /// Whether looking for stubs with these matchers calls nothing of people's: all arguments are
  /// wildcards, or exact values of the standard library's own types.
  let isPlain: Bool

  /// Whether somebody asks for the arguments that match.
  let hasCaptors: Bool

  /// Whether a part may be a mistake: it is one, or says which argument it is of.
  let isDoubtful: Bool

  /// - Parameters:
  ///   - parts: One matcher an argument, in order.
  ///   - condition: Whether each argument fulfils its matcher.
  ///   - hash: Hashes the arguments whose matchers are exact, in order; nil where nobody can.
  ///   - mark: Marks the arguments that match, faster than one by one; nil where nothing is faster.
  @usableFromInline
  init(
    _ parts: [_AnyArgumentMatcher], _ condition: ((Arguments) -> Bool)?,
    hash: ((Arguments) -> Int)?, mark: MarkMatches<Arguments>? = nil
  ) {
    self.parts = parts
    fastMark = mark
    // One look at each part: a pattern is made for each line of a test that stubs or verifies. Indices and
    // no iterator, whose generic functions a debug build calls for each part.
    var mask: UInt64 = 0
    var key = 0
    var hasShape = hash != nil && parts.count <= UInt64.bitWidth
    var (isPlain, hasCaptors, isWildcard, isDoubtful) = (true, false, true, false)
    for index in 0..<parts.count {
      let part = parts[index]
      isDoubtful = isDoubtful || part.position != nil || part.misuse != nil
      isPlain = isPlain && part.isPlain
      hasCaptors = hasCaptors || part.capture != nil
      if let exact = part.exactHash {
        isWildcard = false
        mask |= 1 << UInt64(truncatingIfNeeded: index)
        key = combinedHash(key, exact)
      } else if !part.isWildcard {
        (isWildcard, hasShape) = (false, false)
      }
    }
    if hasShape, let hash {
      shape = StubShape(mask: mask, hash: hash, key: key)
    } else {
      shape = nil
    }
    self.isPlain = isPlain && hasShape
    self.hasCaptors = hasCaptors
    self.isDoubtful = isDoubtful
    quietCondition = isWildcard ? nil : condition
    guard hasCaptors else {
      self.condition = quietCondition
      return
    }
    self.condition = { arguments in
      guard condition?(arguments) ?? true else { return false }
      Self.capture(arguments, parts)
      return true
    }
  }

  /// Whether these arguments match; captors get nothing.
  func matches(_ arguments: Arguments) -> Bool { quietCondition?(arguments) ?? true }

  /// Sets a bit for each of some arguments that match, and returns how many they are.
  ///
  /// Captors get nothing. There is nothing to do where every argument matches.
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

  /// Whether every call matches.
  var matchesEverything: Bool { quietCondition == nil }

  /// Gives captors the arguments of a call that matches.
  func capture(_ arguments: Arguments) {
    Self.capture(arguments, parts)
  }

  private static func capture(_ arguments: Arguments, _ parts: [_AnyArgumentMatcher]) {
    for (part, argument) in zip(parts, splitArguments(arguments, count: parts.count)) {
      part.capture?(argument)
    }
  }

  /// The arguments of a call, one by one.
  func split(_ arguments: Arguments) -> [Any] {
    splitArguments(arguments, count: parts.count)
  }
}

/// Takes the arguments of a call apart.
func splitArguments<Arguments>(_ arguments: Arguments, count: Int) -> [Any] {
  switch count {
  case 0: []
  case 1: [arguments]
  default: Mirror(reflecting: arguments).children.map(\.value)
  }
}

extension CallMatcher {
  /// Tells what calls read of a plain stub which bytes of their arguments these matchers accept.
  ///
  /// Exact values that lie beside each other are compared as one; where that is not all there is to
  /// compare, the stub is asked.
  func writeBytes(to stub: UnsafeMutablePointer<mynah_stub_t>) {
    guard !matchesEverything else { return }
    stub.pointee.asks = true
    var (start, end, next) = (0, 0, 0)
    var equality = ByteEquality.decisive
    for index in 0..<parts.count {
      let part = parts[index]
      // A tuple has its elements one after the other, each where its type may lie.
      let offset = (next + part.alignment - 1) & ~(part.alignment - 1)
      next = offset + part.size
      guard part.exactHash != nil else { continue }
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
    stub.pointee.asks = equality != .decisive
  }
}

/// Which arguments of a stub are exact, and how a call's arguments are hashed to find it.
struct StubShape<Arguments> {
  /// A bit for each argument that is exact; the others are wildcards.
  let mask: UInt64

  /// Hashes those arguments of a call that are exact in the stub.
  let hash: (Arguments) -> Int

  /// The hash of the stub's own exact arguments.
  let key: Int
}

/// What is being evaluated for `given` or `verify` right now.
///
/// A matcher returns nil and leaves itself here; a plain value arrives as a value. The slots are those of
/// a thread: patterns are evaluated at once, so that tests which run side by side do not see each other's
/// matchers.
enum PatternEvaluation {
  /// Evaluates what a test wrote as an argument, and takes the matcher that it left.
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

  /// Where a matcher belongs; nil outside of a pattern.
  static var slot: UnsafeMutablePointer<_AnyArgumentMatcher?>? {
    mynah_pattern().unsafelyUnwrapped.pointee.matcher?.assumingMemoryBound(
      to: _AnyArgumentMatcher?.self)
  }
}

extension _ArgumentMatcher {
  /// What stands for another matcher that was written inside of an expression with a value.
  static func inside(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher {
    let misuse = Misuse.matcherInsideValue(matcher.description)
    return _ArgumentMatcher(misuse: misuse, description: matcher.description)
  }
}

/// Returns the matcher that was left, as one of the argument's type.
func typed<Argument>(_ matcher: _AnyArgumentMatcher) -> _ArgumentMatcher<Argument> {
  if let same = matcher as? _ArgumentMatcher<Argument> { return same }
  return _ArgumentMatcher(like: matcher)
}
