// `any()` and `any(where:)` exist once each: with two overloads, fifteen of them in one call exceed the
// type checker. The others take values, so a twin that can be assigned to a property costs nothing.
// What takes several values asks for one at least: an empty list would make it one more `any()`, and
// four of these in a call with a mistake would take the compiler seconds.

/// Matches every argument.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(true)
/// given(bird.name = any()).willReturn()
/// ```
///
/// For an argument of what is no mock, such as `any Bird`, the compiler says that its type does not
/// conform to `_ArgumentOfMock`. Outside of `given` and `verify` it fails the test:
///
/// ```text
/// any() is used outside of given and verify, where there is nothing to match.
/// Write a value here, or write the matcher inside given(...) or verify(...).
/// ```
public func any<Place: _ArgumentOfMock>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  leave(_ArgumentMatcher<Place._Matched>.anything, CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type.
///
/// ```swift
/// given(bird.eat(any(Worm.self))).willReturn(true)
/// ```
///
/// - `type`: The type that the argument has, or is cast to where it is declared less exactly.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Argument>(
  _ type: Argument.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Argument? {
  leave(anyMatcher(type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type, as in `given(bird.name = any(String.self))`.
@_disfavoredOverload
public func any<Value>(
  _ type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Value> {
  leave(anyMatcher(type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument that fulfils a condition.
///
/// ```swift
/// given(bird.chirp(volume: any(where: { $0 > 3 }))).willReturn(true)
/// given(bird.name = any(where: { $0.isEmpty })).willReturn()
/// ```
///
/// - `condition`: What the argument must fulfil; it may run more than once a call.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Place: _ArgumentOfMock>(
  where condition: @escaping (Place._Matched) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  leave(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type that fulfils a condition.
///
/// ```swift
/// given(bird.eat(any(Worm.self, where: { $0.length > 3 }))).willReturn(true)
/// ```
///
/// - `type`: The type that the argument has, or is cast to where it is declared less exactly.
/// - `condition`: What the argument must fulfil; it may run more than once a call.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Argument>(
  _ type: Argument.Type, where condition: @escaping (Argument) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Argument? {
  leave(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type that fulfils a condition.
@_disfavoredOverload
public func any<Value>(
  _ type: Value.Type, where condition: @escaping (Value) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> PropertyPattern<Value> {
  leave(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument that equals one of some values.
///
/// ```swift
/// given(bird.fly(to: any(of: "Oslo", "Rome"))).willReturn(true)
/// ```
///
/// - `type`: The type of the argument.
/// - `value`: A value, compared as exact arguments are.
/// - `others`: Further values.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Argument>(
  _ type: Argument.Type = Argument.self, of value: Argument, _ others: Argument...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Argument? {
  leave(oneOf([value] + others), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value that equals one of some values.
@_disfavoredOverload
public func any<Value>(
  _ type: Value.Type = Value.self, of value: Value, _ others: Value...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Value> {
  leave(oneOf([value] + others), CodeLocation(fileID, filePath, line, column))
}

private func anyMatcher<Argument>(_ type: Argument.Type) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(description: "any(\(type).self)", condition: nil)
}

private func oneOf<Argument>(_ values: [Argument]) -> _ArgumentMatcher<Argument> {
  let matchers = values.map { _exactly($0) }
  return _ArgumentMatcher(
    { "any(of: \(matchers.map(\.description).joined(separator: ", ")))" },
    condition: { argument in matchers.contains { $0.matches(argument) } })
}

/// Leaves a matcher where the parameter that is being evaluated finds it.
func leave<Place: _ArgumentOfMock>(
  _ matcher: _AnyArgumentMatcher, _ location: CodeLocation
) -> Place {
  if let slot = PatternEvaluation.slot {
    slot.pointee = matcher
  } else {
    let misuse = Misuse.matcherOutsidePattern(matcher.description)
    MockFailure.misuse(misuse).report(at: location)
  }
  return Place._placeholder
}
