/// Matches every argument that is not nil.
///
/// ```swift
/// given(bird.rename(notNil())).willReturn(true)
/// ```
///
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func notNil<Place: _ArgumentOfMock>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  leave(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type that is not nil.
///
/// ```swift
/// given(bird.rename(notNil(String.self))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument, with or without its optional.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func notNil<Argument>(
  _ type: Argument.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Argument? {
  leave(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type that is not nil, as in `given(bird.name = notNil(String.self))`.
///
/// - `type`: The type of the assigned value.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
@_disfavoredOverload
public func notNil<Value>(
  _ type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Value> {
  leave(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// Takes values of any type, because the parameter may have another one.
private var notNilMatcher: _ArgumentMatcher<Any> {
  _ArgumentMatcher(description: "notNil()") { !isNil($0) }
}
