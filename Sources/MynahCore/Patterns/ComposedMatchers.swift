// Each argument of these functions is a value or a matcher. A matcher returns nil, and adds itself
// to the list of matchers that were evaluated before it. For each argument that is nil, a function
// therefore takes a matcher from the end of this list.

/// Matches every argument that a value or a matcher doesn't match.
///
/// ```swift
/// given(bird.chirp(volume: not(any(in: 3...5)))).willReturn(true)
/// verify(bird.name = not("Ryan")).wasCalled()
/// ```
///
/// - `matcher`: A value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func not<Place: _ArgumentOfMock>(
  _ matcher: Place._Matched?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Place {
  compose("not(", [matcher], CodeLocation(fileID, filePath, line, column)) {
    (argument: Any, parts) in !parts[0].matches(anyValue: argument)
  }
}

/// Matches every argument that all of the given values and matchers match.
///
/// ```swift
/// verify(bird.fly(to: allOf(notEmpty(), any(containing: "O")))).wasCalled()
/// ```
///
/// - `matchers`: Values or matchers.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func allOf<Place: _ArgumentOfMock>(
  _ matchers: Place._Matched?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  compose("allOf(", matchers, CodeLocation(fileID, filePath, line, column)) {
    (argument: Any, parts) in parts.allSatisfy { $0.matches(anyValue: argument) }
  }
}

/// Matches every argument that any of the given values and matchers matches.
///
/// ```swift
/// verify(bird.chirp(volume: anyOf(1, any(in: 3...)))).wasCalled()
/// ```
///
/// - `matchers`: Values or matchers.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func anyOf<Place: _ArgumentOfMock>(
  _ matchers: Place._Matched?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  compose("anyOf(", matchers, CodeLocation(fileID, filePath, line, column)) {
    (argument: Any, parts) in parts.contains { $0.matches(anyValue: argument) }
  }
}

/// Matches every argument with a property that a value or a matcher matches.
///
/// ```swift
/// given(bird.build(any(\.twigs, notEmpty()))).willReturn(nil)
/// verify(bird.build(any(\.depth, 3))).wasCalled()
/// ```
///
/// - `path`: The key path of the property. Failures show the names of stored properties. Computed
///   properties appear as `\.…` if the system doesn't know their names.
/// - `matcher`: A value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func any<Place: _ArgumentOfMock, Value>(
  _ path: KeyPath<Place._Matched, Value>, _ matcher: Value?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  // Some systems don't know the names of computed properties at run time.
  let text = "\(path)"
  let name = text.contains("<computed") ? ".…" : text.drop { $0 != "." }
  return compose("any(\\\(name), ", [matcher], CodeLocation(fileID, filePath, line, column)) {
    (argument: Place._Matched, parts) in parts[0].matches(anyValue: argument[keyPath: path])
  }
}

/// Matches every collection whose elements match the given values and matchers, in order.
///
/// ```swift
/// verify(bird.sort(any(elements: "seed", any(), notEmpty()))).wasCalled()
/// ```
///
/// - `first`: A value or a matcher for the first element.
/// - `others`: Values or matchers for the other elements.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func any<Place: _ArgumentOfMock>(
  elements first: Place._Matched.Element?, _ others: Place._Matched.Element?...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched: Collection {
  compose("any(elements: ", [first] + others, CodeLocation(fileID, filePath, line, column)) {
    (argument: Place._Matched, parts) in
    argument.count == parts.count && zip(parts, argument).allSatisfy { $0.matches(anyValue: $1) }
  }
}

/// Matches every dictionary whose value for a key matches.
///
/// ```swift
/// verify(bird.store(any(key: "worm", value: any(in: 1...3)))).wasCalled()
/// ```
///
/// - `key`: The key of the entry.
/// - `value`: A value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: The location of the call. Don't pass these.
public func any<Key, Value, Place: _ArgumentOfMock>(
  key: Key, value: Value?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  let prefix = "any(key: \(describe(key)), value: "
  return compose(prefix, [value], CodeLocation(fileID, filePath, line, column)) {
    (argument: [Key: Value], parts) in
    argument[key].map { parts[0].matches(anyValue: $0) } ?? false
  }
}

/// Passes a matcher that consists of other matchers to the parameter that is being evaluated.
private func compose<Place: _ArgumentOfMock, Argument, Part>(
  _ prefix: String, _ values: [Part?], _ location: CodeLocation,
  _ condition: @escaping (Argument, [_AnyArgumentMatcher]) -> Bool
) -> Place {
  let slot = PatternEvaluation.slot
  let parts =
    values.reversed().map { value -> _AnyArgumentMatcher in
      if let value, !isNil(value) { return _exactly(value) }
      guard let matcher = slot?.pointee else {
        return _ArgumentMatcher<Any>(description: "nil") { isNil($0) }
      }
      slot?.pointee = matcher.previous
      return matcher
    }.reversed() as [_AnyArgumentMatcher]
  let captures = parts.compactMap(\.capture)
  return register(
    _ArgumentMatcher<Argument>(
      { "\(prefix)\(parts.map(\.description).joined(separator: ", ")))" },
      condition: { condition($0, parts) }, misuse: parts.lazy.compactMap(\.misuse).first,
      capture: captures.isEmpty ? nil : { argument in captures.forEach { $0(argument) } }),
    location)
}
