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
/// If you pass it to a value that isn't a mock, such as `any Bird`, the compiler says that the argument's
/// type doesn't conform to `_OnlyMocksTakeMatchers`. Outside of `given` and `verify` it fails the test:
///
/// ```text
/// any() is used outside of given and verify, where there is nothing to match.
/// Write a value here, or write the matcher inside given(...) or verify(...).
/// ```
public func any<Place: _OnlyMocksTakeMatchers>(
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
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, of value: Place._Matched,
  _ others: Place._Matched..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Place {
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
func leave<Place: _OnlyMocksTakeMatchers>(
  _ matcher: _AnyArgumentMatcher, _ location: CodeLocation
) -> Place {
  if let slot = PatternEvaluation.slot {
    (matcher.location, matcher.previous) = (location, slot.pointee)
    slot.pointee = matcher
  } else {
    Misuse.matcherOutsidePattern(matcher.description).report(at: location)
  }
  return Place._placeholder
}

/// Matches every argument that is not nil.
///
/// ```swift
/// given(bird.rename(notNil())).willReturn(true)
/// ```
///
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func notNil<Place: _OnlyMocksTakeMatchers>(
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

/// Matches what fulfils a condition that has a name; write matchers of your own with it.
///
/// ```swift
/// func positive() -> Int? {
///   matching("positive()") { $0 > 0 }
/// }
///
/// verify(bird.chirp(volume: positive())).wasCalled()
/// ```
///
/// ```text
/// Expected bird.chirp(volume: positive()) to be called exactly once, but it was called 0 times.
/// Closest of 1 call: #1 chirp(volume: *-1*)     volume: expected positive(), got -1
/// ```
///
/// For assignments, as in `verify(bird.height = positive())`, let a second function of this name return
/// a pattern:
///
/// ```swift
/// @_disfavoredOverload
/// func positive() -> PropertyPattern<Int> {
///   matching("positive()") { $0 > 0 }
/// }
/// ```
///
/// - `description`: The matcher as tests write it; failures show it.
/// - `condition`: What the argument must fulfil; it may run more than once a call.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func matching<Place: _ArgumentOfMock>(
  _ description: String, where condition: @escaping (Place._Matched) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  leave(
    _ArgumentMatcher(description: description, condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every number that differs from another by less than a tolerance, or not at all.
///
/// ```swift
/// given(bird.weigh(around(3.5, tolerance: 0.1))).willReturn(true)
/// ```
///
/// - `value`: The number in the middle.
/// - `tolerance`: The difference that is too much.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func around<Place: _ArgumentOfMock>(
  _ value: Place._Matched, tolerance: Place._Matched, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: FloatingPoint {
  leave(near(value, tolerance), CodeLocation(fileID, filePath, line, column))
}

private func near<Number: FloatingPoint>(
  _ value: Number, _ tolerance: Number
) -> _ArgumentMatcher<Number> {
  let description = "around(\(describe(value)), tolerance: \(describe(tolerance)))"
  if tolerance < 0 {
    return _ArgumentMatcher(misuse: .negativeTolerance(description), description: description)
  }
  return _ArgumentMatcher(description: description) { number in
    number == value || (number - value).magnitude < tolerance
  }
}

/// Matches every argument in a range.
///
/// ```swift
/// given(bird.chirp(volume: any(in: 3...5))).willReturn(true)
/// verify(bird.chirp(volume: any(in: 40...))).wasCalled()
/// ```
///
/// Of an optional argument, nil is in no range. An empty range matches nothing.
///
/// - `type`: The type of the argument.
/// - `range`: A range of any kind, as in `3...5`, `3..<5`, `3...`, `...5` or `..<5`.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func any<Values: RangeExpression, Place: _ArgumentOfMock>(
  _ type: Values.Bound.Type = Values.Bound.self, in range: Values,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == Values.Bound {
  leave(inside(range), CodeLocation(fileID, filePath, line, column))
}

private func inside<Values: RangeExpression>(
  _ range: Values
) -> _ArgumentMatcher<Values.Bound> {
  _ArgumentMatcher(description: "any(in: \(text(of: range)))") { range.contains($0) }
}

/// A range as it is written.
private func text<Values: RangeExpression>(of range: Values) -> String {
  switch range {
  case let range as ClosedRange<Values.Bound>:
    "\(describe(range.lowerBound))...\(describe(range.upperBound))"
  case let range as Range<Values.Bound>:
    "\(describe(range.lowerBound))..<\(describe(range.upperBound))"
  case let range as PartialRangeFrom<Values.Bound>: "\(describe(range.lowerBound))..."
  case let range as PartialRangeThrough<Values.Bound>: "...\(describe(range.upperBound))"
  case let range as PartialRangeUpTo<Values.Bound>: "..<\(describe(range.upperBound))"
  default: describe(range)
  }
}

/// A pattern that selects calls of a generic member whatever its types are; what `given` takes where
/// `any()` stands for arguments of which nothing tells the types.
///
/// `Result` is ``_Untyped`` where the result depends on the types.
public struct _AllTypesPattern<Result, Failure: Error> {
  let family: _MemberFamily
  let parts: [_AnyArgumentMatcher]
}
