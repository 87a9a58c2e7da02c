/// Matches every collection that contains the given elements, in any order.
///
/// ```swift
/// given(bird.sort(any(containing: "worm", "seed"))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument.
///   - element: An element, which is compared like an exact argument.
///   - others: More elements.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, containing element: Place._Matched.Element,
  _ others: Place._Matched.Element..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: Collection {
  register(
    containing([element] + others) { (argument: Place._Matched) in argument },
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every string that contains the given strings, in any order.
///
/// ```swift
/// given(bird.eat(any(containing: "worm"))).willReturn(3)
/// ```
///
/// - Parameters:
///   - text: A part of the argument.
///   - others: More parts.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock>(
  containing text: String, _ others: String..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched == String {
  let parts = [text] + others
  return register(
    _ArgumentMatcher<String>(
      { "any(containing: \(describeList(parts)))" },
      condition: { argument in parts.allSatisfy { $0.isEmpty || argument.contains($0) } }),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every collection with the given number of elements.
///
/// ```swift
/// given(bird.sort(any(count: atLeast(2)))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument.
///   - count: The expected number of elements: a number, a range, or a matcher such as
///     `atLeast(2)`.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, count: some _CallCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched: Collection {
  let count = count._countMatcher
  return register(
    _ArgumentMatcher<Place._Matched>(
      { "any(count: \(count.code))" }, condition: { count.matches($0.count) },
      misuse: count.misuse),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every collection that isn't empty.
///
/// ```swift
/// given(bird.sort(notEmpty())).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func notEmpty<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: Collection {
  register(
    _ArgumentMatcher<Place._Matched>(description: "notEmpty()") { !$0.isEmpty },
    CodeLocation(fileID, filePath, line, column))
}

/// Returns a matcher of arguments whose collection contains some elements.
private func containing<Elements: Collection, Argument>(
  _ expected: [Elements.Element], in collection: @escaping (Argument) -> Elements
) -> _ArgumentMatcher<Argument> {
  let matchers = expected.map { _exactly($0) }
  return _ArgumentMatcher(
    { "any(containing: \(describeList(expected)))" },
    condition: { argument in
      let elements = collection(argument)
      return matchers.allSatisfy { matcher in elements.contains { matcher.matches($0) } }
    }, misuse: matchers.lazy.compactMap(\.misuse).first)
}

/// Returns values as a list that failures show as the arguments of a matcher.
func describeList<Value>(_ values: [Value]) -> String {
  values.map { describe($0) }.joined(separator: ", ")
}

/// Matches every dictionary that contains the given values, under any keys.
///
/// ```swift
/// given(bird.store(any(containing: 3))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument.
///   - value: A value, which is compared like an exact argument.
///   - others: More values.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Key, Value, Place: _ArgumentOfMock>(
  _ type: [Key: Value].Type = [Key: Value].self, containing value: Value, _ others: Value...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  register(
    containing([value] + others) { (argument: [Key: Value]) in argument.values },
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every dictionary that has values for the given keys.
///
/// ```swift
/// given(bird.store(any(keys: "worm", "seed"))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument.
///   - key: A key.
///   - others: More keys.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Key, Value, Place: _ArgumentOfMock>(
  _ type: [Key: Value].Type = [Key: Value].self, keys key: Key, _ others: Key...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == [Key: Value] {
  let keys = [key] + others
  return register(
    _ArgumentMatcher<[Key: Value]>(
      { "any(keys: \(describeList(keys)))" },
      condition: { dictionary in keys.allSatisfy { dictionary.keys.contains($0) } }),
    CodeLocation(fileID, filePath, line, column))
}
