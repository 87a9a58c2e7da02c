/// Matches every collection that has some elements, in any order and among others.
///
/// ```swift
/// given(bird.sort(any(containing: "worm", "seed"))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `element`: An element, compared as exact arguments are.
/// - `others`: Further elements.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, containing element: Place._Matched.Element,
  _ others: Place._Matched.Element..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: Collection {
  leave(containing([element] + others, in: type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every collection with a number of elements.
///
/// ```swift
/// given(bird.sort(any(count: atLeast(2)))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `count`: How many elements there must be, as in `wasCalled(_:)`.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, count: CountMatcher,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched: Collection {
  leave(counting(count, in: type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every collection that has elements.
///
/// ```swift
/// given(bird.sort(notEmpty())).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func notEmpty<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: Collection {
  leave(
    _ArgumentMatcher<Place._Matched>(description: "notEmpty()") { !$0.isEmpty },
    CodeLocation(fileID, filePath, line, column))
}

private func counting<Elements: Collection>(
  _ count: CountMatcher, in type: Elements.Type
) -> _ArgumentMatcher<Elements> {
  let description = "any(count: \(count.code))"
  if let misuse = count.misuse {
    return _ArgumentMatcher(misuse: misuse, description: description)
  }
  return _ArgumentMatcher(description: description) { count.matches($0.count) }
}

private func containing<Elements: Collection>(
  _ elements: [Elements.Element], in type: Elements.Type
) -> _ArgumentMatcher<Elements> {
  _ArgumentMatcher(
    { "any(containing: \(describeList(elements)))" },
    condition: containsAll(of: elements))
}

/// Whether a collection has an element that equals each of some.
func containsAll<Elements: Collection>(of expected: [Elements.Element]) -> (Elements) -> Bool {
  let matchers = expected.map { _exactly($0) }
  return { elements in
    matchers.allSatisfy { matcher in elements.contains { matcher.matches($0) } }
  }
}

/// Returns the text of values as the arguments of a matcher.
func describeList<Value>(_ values: [Value]) -> String {
  values.map { describe($0) }.joined(separator: ", ")
}

/// Matches every dictionary that has some values, under any keys.
///
/// ```swift
/// given(bird.store(any(containing: 3))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `value`: A value, compared as exact arguments are.
/// - `others`: Further values.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Key, Value, Place: _ArgumentOfMock>(
  _ type: [Key: Value].Type = [Key: Value].self, containing value: Value, _ others: Value...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  leave(containing([value] + others, in: type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every dictionary that has values for some keys.
///
/// ```swift
/// given(bird.store(any(keys: "worm", "seed"))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `key`: A key.
/// - `others`: Further keys.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Key, Value, Place: _ArgumentOfMock>(
  _ type: [Key: Value].Type = [Key: Value].self, keys key: Key, _ others: Key...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  leave(having([key] + others, in: type), CodeLocation(fileID, filePath, line, column))
}

private func containing<Key, Value>(
  _ values: [Value], in type: [Key: Value].Type
) -> _ArgumentMatcher<[Key: Value]> {
  let isMatch: (Dictionary<Key, Value>.Values) -> Bool = containsAll(of: values)
  return _ArgumentMatcher(
    { "any(containing: \(describeList(values)))" }, condition: { isMatch($0.values) })
}

private func having<Key, Value>(
  _ keys: [Key], in type: [Key: Value].Type
) -> _ArgumentMatcher<[Key: Value]> {
  _ArgumentMatcher(
    { "any(keys: \(describeList(keys)))" },
    condition: { dictionary in keys.allSatisfy { dictionary.keys.contains($0) } })
}
