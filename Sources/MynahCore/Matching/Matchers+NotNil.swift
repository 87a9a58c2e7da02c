/// Matches every argument that is not nil.
///
/// ```swift
/// given(bird.rename(notNil())).willReturn(true)
/// ```
///
/// - `type`: The type that the optional wraps.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func notNil<Wrapped>(
  _ type: Wrapped.Type = Wrapped.self, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Wrapped?? {
  leave(_ArgumentMatcher<Wrapped?>(description: "notNil()") { $0 != nil }) {
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Matches every assigned value that is not nil.
@_disfavoredOverload
public func notNil<Wrapped>(
  _ type: Wrapped.Type = Wrapped.self, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Wrapped?> {
  leave(_ArgumentMatcher<Wrapped?>(description: "notNil()") { $0 != nil }) {
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// What follows is for arguments that are not optional by their type, and for types that are written with
// their optional.

/// Matches every argument, for one whose type is not optional is never nil.
///
/// ```swift
/// given(bird.chirp(volume: notNil())).willReturn(true)
/// ```
///
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
@_disfavoredOverload
public func notNil<Place: _ArgumentOfMock>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  leave(notNilMatcher) {
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Matches every argument of a type that is not nil.
///
/// The type of an optional argument can be written whole:
///
/// ```swift
/// given(bird.rename(notNil(Optional<String>.self))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
@_disfavoredOverload
public func notNil<Argument>(
  _ type: Argument.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Argument? {
  leave(notNilMatcher) {
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
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
  leave(notNilMatcher) {
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Takes anything, for what it is written for may be a pattern, whose value has another type.
private var notNilMatcher: _ArgumentMatcher<Any> {
  _ArgumentMatcher(description: "notNil()") { !isNil($0) }
}
