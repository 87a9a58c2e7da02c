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
public func any<Key, Value>(
  _ type: [Key: Value].Type = [Key: Value].self, containing value: Value, _ others: Value...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [Key: Value]? {
  leave(containing([value] + others, in: type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned dictionary that has some values, under any keys.
@_disfavoredOverload
public func any<Key, Value>(
  _ type: [Key: Value].Type = [Key: Value].self, containing value: Value, _ others: Value...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> PropertyPattern<[Key: Value]> {
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
public func any<Key, Value>(
  _ type: [Key: Value].Type = [Key: Value].self, keys key: Key, _ others: Key...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Key: Value]? {
  leave(having([key] + others, in: type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned dictionary that has values for some keys.
@_disfavoredOverload
public func any<Key, Value>(
  _ type: [Key: Value].Type = [Key: Value].self, keys key: Key, _ others: Key...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> PropertyPattern<[Key: Value]> {
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
