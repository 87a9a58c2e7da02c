// Each argument of these functions is evaluated like an argument of a pattern: it's a value, nil,
// or a matcher. Swift doesn't support a variadic autoclosure, so the functions that take a list of
// arguments have several parameters, and a variadic parameter for the rest.

/// Matches every argument that a value or a matcher doesn't match.
///
/// ```swift
/// given(bird.chirp(volume: not(any(in: 3...5)))).willReturn(true)
/// verify(bird.name = not("Ryan")).wasCalled()
/// ```
///
/// - Parameters:
///   - matcher: A value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func not<Place: _ArgumentOfMock>(
  _ matcher: @autoclosure () -> Place._Matched?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  let parts = MatcherParts(matcher, ofWholeArgument: true)
  return parts.register("not(", at: CodeLocation(fileID, filePath, line, column)) {
    ComposedMatching(.none) { (argument: Any) in [argument] }
  }
}

/// Matches every argument that all of the given values and matchers match.
///
/// ```swift
/// verify(bird.fly(to: allOf(notEmpty(), any(containing: "O")))).wasCalled()
/// ```
///
/// - Parameters:
///   - first: A value or matcher.
///   - second: A value or matcher.
///   - third: A value or matcher.
///   - fourth: A value or matcher.
///   - others: Further values or matchers.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func allOf<Place: _ArgumentOfMock>(
  _ first: @autoclosure () -> Place._Matched?,
  _ second: @autoclosure () -> Place._Matched? = _omittedPart(),
  _ third: @autoclosure () -> Place._Matched? = _omittedPart(),
  _ fourth: @autoclosure () -> Place._Matched? = _omittedPart(), _ others: Place._Matched?...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  let parts = MatcherParts(first, second, third, fourth, others, ofWholeArgument: true)
  return parts.register("allOf(", at: CodeLocation(fileID, filePath, line, column)) {
    ComposedMatching(.all, path: { _ in "" }) { (argument: Any) in
      Array(repeating: argument, count: parts.count)
    }
  }
}

/// Matches every argument that any of the given values and matchers matches.
///
/// ```swift
/// verify(bird.chirp(volume: anyOf(1, any(in: 3...)))).wasCalled()
/// ```
///
/// - Parameters:
///   - first: A value or matcher.
///   - second: A value or matcher.
///   - third: A value or matcher.
///   - fourth: A value or matcher.
///   - others: Further values or matchers.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func anyOf<Place: _ArgumentOfMock>(
  _ first: @autoclosure () -> Place._Matched?,
  _ second: @autoclosure () -> Place._Matched? = _omittedPart(),
  _ third: @autoclosure () -> Place._Matched? = _omittedPart(),
  _ fourth: @autoclosure () -> Place._Matched? = _omittedPart(), _ others: Place._Matched?...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  let parts = MatcherParts(first, second, third, fourth, others, ofWholeArgument: true)
  return parts.register("anyOf(", at: CodeLocation(fileID, filePath, line, column)) {
    ComposedMatching(.any) { (argument: Any) in Array(repeating: argument, count: parts.count) }
  }
}

/// Matches every argument with a property that a value or a matcher matches.
///
/// ```swift
/// given(bird.build(any(\.twigs, notEmpty()))).willReturn(nil)
/// verify(bird.build(any(\.depth, 3))).wasCalled()
/// ```
///
/// - Parameters:
///   - path: The key path of the property. Failures show the names of stored properties. Computed
///     properties appear as `\.…` if the system doesn't know their names.
///   - matcher: A value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock, Value>(
  _ path: KeyPath<Place._Matched, Value>, _ matcher: @autoclosure () -> Value?,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  // Some systems don't know the names of computed properties at run time.
  let text = "\(path)"
  let name = text.contains("<computed") ? ".…" : text.drop { $0 != "." }
  let parts = MatcherParts(matcher)
  return parts.register("any(\\\(name), ", at: CodeLocation(fileID, filePath, line, column)) {
    ComposedMatching(.all, path: { _ in "\(name)" }) { (argument: Place._Matched) in
      [argument[keyPath: path]]
    }
  }
}

/// Matches every collection whose elements match the given values and matchers, in order.
///
/// ```swift
/// verify(bird.sort(any(elements: "seed", any(), notEmpty()))).wasCalled()
/// ```
///
/// The elements of a set or a dictionary don't have an order, so they match in any order.
///
/// - Parameters:
///   - first: A value or matcher for the elements.
///   - second: A value or matcher for the elements.
///   - third: A value or matcher for the elements.
///   - fourth: A value or matcher for the elements.
///   - others: Further values or matchers for the elements.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock>(
  elements first: @autoclosure () -> Place._Matched.Element?,
  _ second: @autoclosure () -> Place._Matched.Element? = _omittedPart(),
  _ third: @autoclosure () -> Place._Matched.Element? = _omittedPart(),
  _ fourth: @autoclosure () -> Place._Matched.Element? = _omittedPart(),
  _ others: Place._Matched.Element?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: Collection {
  let parts = MatcherParts(first, second, third, fourth, others)
  return parts.register("any(elements: ", at: CodeLocation(fileID, filePath, line, column)) {
    elementMatching(of: parts.matchers, in: Place._Matched.self)
  }
}

/// Matches every dictionary whose value for a key matches.
///
/// ```swift
/// verify(bird.store(any(key: "worm", value: any(in: 1...3)))).wasCalled()
/// ```
///
/// - Parameters:
///   - key: The key of the entry.
///   - value: A value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Key, Value, Place: _ArgumentOfMock>(
  key: Key, value: @autoclosure () -> Value?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  let name = describe(key)
  let parts = MatcherParts(value)
  return parts.register(
    "any(key: \(name), value: ", at: CodeLocation(fileID, filePath, line, column)
  ) {
    ComposedMatching(.all, path: { _ in "[\(name)]" }) { (argument: [Key: Value]) in
      argument[key].map { [$0] }
    }
  }
}

/// The matcher that stands for a part that a test doesn't write.
let omittedPart: _AnyArgumentMatcher = _ArgumentMatcher<Never>.anything

/// The parts of a composed matcher: the matchers that a test wrote, and matchers of exactly the
/// values that it wrote.
struct MatcherParts<Value> {
  private(set) var matchers: [_AnyArgumentMatcher] = []

  /// A Boolean value that indicates whether it isn't known which of the parts are nil.
  private(set) var isAmbiguous = false

  var count: Int { matchers.count }

  /// Evaluates the only part.
  ///
  /// - Parameters:
  ///   - only: The part.
  ///   - isWhole: A Boolean value that indicates whether the part matches the whole argument. If
  ///     so, `Value` may not be optional although the argument is, and nil is still a value.
  init(_ only: () -> Value?, ofWholeArgument isWhole: Bool = false) {
    self.init([Part(only)], isWhole)
  }

  /// Evaluates the parts in a list.
  init(
    _ first: () -> Value?, _ second: () -> Value?, _ third: () -> Value?, _ fourth: () -> Value?,
    _ others: [Value?], ofWholeArgument isWhole: Bool = false
  ) {
    self.init(
      [Part(first), Part(second), Part(third), Part(fourth)] + others.map { Part(listed: $0) },
      isWhole)
  }

  private init(_ parts: [Part], _ isWhole: Bool) {
    // The listed parts were evaluated before this, and so were the arguments of a function of a test
    // that passes them to these functions. Their matchers are still in the slot, the last one in
    // front.
    let slot = PatternEvaluation.slot
    let isOptional = Value.self is any ExpressibleByNilLiteral.Type
    var candidates = parts.count { $0.mayBeEarlierMatcher(isOptional) }
    var earlierMatcher = slot?.pointee
    isAmbiguous = earlierMatcher != nil
    while let matcher = earlierMatcher, candidates > 0 {
      earlierMatcher = matcher.previous
      candidates -= 1
    }
    isAmbiguous = isAmbiguous && candidates > 0
    for part in parts.reversed() where part.matcher !== omittedPart {
      var part = part
      if part.mayBeEarlierMatcher(isOptional), let earlier = slot?.pointee {
        slot?.pointee = earlier.previous
        part.matcher = earlier
      }
      let isNilOfOptional = isWhole && !isOptional && part.value == nil && part.matcher == nil
      if isNilOfOptional {
        matchers.append(nilMatcher())
      } else {
        matchers.append(argumentMatcher(part.value, part.matcher))
      }
    }
    matchers.reverse()
  }

  /// An argument of a composed matcher, which is a value, nil, or a matcher.
  private struct Part {
    let value: Value?
    var matcher: _AnyArgumentMatcher?

    /// A Boolean value that indicates whether the argument is part of a variadic argument.
    ///
    /// Such an argument was already evaluated.
    var isListed = false

    /// Evaluates an argument.
    ///
    /// An argument that's nested too deeply isn't evaluated.
    init(_ argument: () -> Value?) {
      guard let evaluated = PatternEvaluation.nested(upTo: deepestMatcher, argument) else {
        let misuse = Misuse.nestedTooDeeply(deepestMatcher)
        value = nil
        matcher = _ArgumentMatcher<Value>(misuse: misuse, description: "…")
        return
      }
      (value, matcher) = evaluated
    }

    init(listed value: Value?) {
      self.value = value
      isListed = true
    }

    /// Returns a Boolean value that indicates whether an earlier matcher may have returned the nil.
    ///
    /// The literal nil is the outermost nil of an optional type, but a nil in a variable isn't. A
    /// listed matcher is the outermost nil, too.
    ///
    /// - Parameter isOptional: A Boolean value that indicates whether `Value` is optional.
    func mayBeEarlierMatcher(_ isOptional: Bool) -> Bool {
      guard matcher == nil else { return false }
      guard let value else { return !isOptional || isListed }
      return isNil(value)
    }
  }

  /// Passes the composed matcher to the parameter that is being evaluated.
  ///
  /// - Parameters:
  ///   - prefix: The composed matcher as it's written in a test, up to its parts.
  ///   - location: The location of the composed matcher.
  ///   - matching: A closure that returns how the parts match.
  func register<Place: _ArgumentOfMock, Argument>(
    _ prefix: String, at location: CodeLocation, _ matching: () -> ComposedMatching<Argument>
  ) -> Place {
    let matcher = matching().matcher(prefix, matchers, ")")
    guard isAmbiguous else { return MynahCore.register(matcher, location) }
    let misuse = Misuse.ambiguousNil(in: matcher.description)
    return MynahCore.register(
      _ArgumentMatcher<Argument>(misuse: misuse, description: matcher.description), location)
  }
}

/// Returns a matcher for nil in an optional argument.
private func nilMatcher() -> _AnyArgumentMatcher {
  _ArgumentMatcher<Any>({ "nil" }, condition: { isNil($0) }, requiresOptional: true)
}
