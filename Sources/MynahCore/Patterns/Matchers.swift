// `any()` and `any(where:)` return any type of `Place`, so one function serves both arguments and
// assignments. With two overloads, a call with fifteen of these matchers is too complex for the
// type checker. Matchers that take a type have a second overload for assignments, which costs
// nothing. Matchers that take a list of values require at least one value. If the list could be
// empty, each of them would also be a candidate for `any()`, and the compiler would need seconds
// for a call with a mistake and four matchers.

/// Matches every argument.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(true)
/// given(bird.name = any()).willReturn()
/// ```
///
/// If you pass it to a method of something other than a mock, such as an `any Bird`, the compiler
/// reports that the argument's type doesn't conform to `_OnlyMocksTakeMatchers`. Outside of `given`
/// and `verify`, it fails the test:
///
/// ```text
/// any() is used outside of given and verify, so it can't match anything.
/// Write a value here, or write the matcher inside given(...) or verify(...).
/// ```
public func any<Place: _OnlyMocksTakeMatchers>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  register(_ArgumentMatcher<Place._Matched>.anything, CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type.
///
/// ```swift
/// given(bird.hunt(any(Worm.self))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument, or a more specific type to which the argument is cast.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Argument>(
  _ type: Argument.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Argument? {
  register(anyMatcher(type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type, for example `given(bird.name = any(String.self))`.
public func any<Value>(
  _ type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Value> {
  register(anyMatcher(type), CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument that fulfills a condition.
///
/// ```swift
/// given(bird.chirp(volume: any(where: { $0 > 3 }))).willReturn(true)
/// given(bird.name = any(where: { $0.isEmpty })).willReturn()
/// ```
///
/// - Parameters:
///   - condition: The condition that the argument must fulfill. It may run more than once per call.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Place: _ArgumentOfMock>(
  where condition: @escaping (Place._Matched) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place {
  register(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type that fulfills a condition.
///
/// ```swift
/// given(bird.hunt(any(Worm.self, where: { $0.length > 3 }))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument, or a more specific type to which the argument is cast.
///   - condition: The condition that the argument must fulfill. It may run more than once per call.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Argument>(
  _ type: Argument.Type, where condition: @escaping (Argument) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Argument? {
  register(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type that fulfills a condition.
public func any<Value>(
  _ type: Value.Type, where condition: @escaping (Value) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> PropertyPattern<Value> {
  register(
    _ArgumentMatcher(description: "any(where:)", condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument that equals at least one of the given values.
///
/// ```swift
/// given(bird.fly(to: any(of: "Oslo", "Rome"))).willReturn(42)
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
public func any<Place: _ArgumentOfMock>(
  _ type: Place._Matched.Type = Place._Matched.self, of value: Place._Matched,
  _ others: Place._Matched..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Place {
  register(oneOf([value] + others), CodeLocation(fileID, filePath, line, column))
}

private func anyMatcher<Argument>(_ type: Argument.Type) -> _ArgumentMatcher<Argument> {
  _ArgumentMatcher(description: "any(\(type).self)", condition: nil)
}

private func oneOf<Argument>(_ values: [Argument]) -> _ArgumentMatcher<Argument> {
  let matchers = values.map { _exactly($0) }
  return _ArgumentMatcher(
    { "any(of: \(matchers.map(\.description).joined(separator: ", ")))" },
    condition: { argument in matchers.contains { $0.matches(argument) } },
    misuse: matchers.lazy.compactMap(\.misuse).first)
}

/// Passes a matcher to the parameter that is being evaluated.
///
/// Outside of `given` and `verify`, no parameter is being evaluated, so a mistake is reported.
func register<Place: _OnlyMocksTakeMatchers>(
  _ matcher: _AnyArgumentMatcher, _ location: CodeLocation
) -> Place {
  if let slot = PatternEvaluation.slot {
    matcher.location = location
    matcher.previous = slot.pointee
    slot.pointee = matcher
  } else {
    Misuse.matcherOutsidePattern(matcher.description).report(at: location)
  }
  return Place._placeholder
}

/// Matches every argument that isn't nil.
///
/// ```swift
/// given(bird.rename(notNil())).willReturn(true)
/// ```
///
/// - Parameters:
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func notNil<Place: _OnlyMocksTakeMatchers>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  register(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument of a type that isn't nil.
///
/// ```swift
/// given(bird.rename(notNil(String.self))).willReturn(true)
/// ```
///
/// - Parameters:
///   - type: The type of the argument, either as an optional or as the type that it wraps.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func notNil<Argument>(
  _ type: Argument.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Argument? {
  register(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value of a type that isn't nil.
///
/// For example, write `given(bird.name = notNil(String.self))`.
///
/// - Parameters:
///   - type: The type of the assigned value.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func notNil<Value>(
  _ type: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Value> {
  register(notNilMatcher, CodeLocation(fileID, filePath, line, column))
}

/// A matcher for values that aren't nil.
///
/// It accepts values of any type, because the parameter's type can differ from the type you pass.
private var notNilMatcher: _ArgumentMatcher<Any> {
  _ArgumentMatcher(description: "notNil()") { argument in
    // An `Any?` can contain nil of another type, but the nil that a `T??` wraps is a value.
    let type = type(of: argument) as? any OptionalValue.Type
    guard type?.contentType is any OptionalValue.Type else { return !isNil(argument) }
    return wrapped(in: argument) != nil
  }
}

/// Matches every argument that fulfills a condition with a name.
///
/// Use it to write your own matchers:
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
/// To use the matcher in assignments such as `verify(bird.height = positive())`, add a second
/// function with the same name that returns a pattern:
///
/// ```swift
/// func positive() -> PropertyPattern<Int> {
///   matching("positive()") { $0 > 0 }
/// }
/// ```
///
/// - Parameters:
///   - description: The matcher as tests write it, which is shown in failures.
///   - condition: The condition that the argument must fulfill. It may run more than once per call.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func matching<Place: _ArgumentOfMock>(
  _ description: String, where condition: @escaping (Place._Matched) -> Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place {
  register(
    _ArgumentMatcher(description: description, condition: condition),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every number that differs from a value by less than a tolerance.
///
/// The value itself always matches, even if the tolerance is 0.
///
/// ```swift
/// given(bird.weigh(around(3.5, tolerance: 0.1))).willReturn(true)
/// ```
///
/// - Parameters:
///   - value: The number in the middle.
///   - tolerance: The smallest difference that doesn't match.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func around<Place: _ArgumentOfMock>(
  _ value: Place._Matched, tolerance: Place._Matched, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Place where Place._Matched: FloatingPoint {
  let description = "around(\(describe(value)), tolerance: \(describe(tolerance)))"
  return register(
    _ArgumentMatcher<Place._Matched>(
      { description }, condition: { $0 == value || ($0 - value).magnitude < tolerance },
      misuse: tolerance < 0 ? .negativeTolerance(description) : nil),
    CodeLocation(fileID, filePath, line, column))
}

/// Matches every argument in a range.
///
/// ```swift
/// given(bird.chirp(volume: any(in: 3...5))).willReturn(true)
/// verify(bird.chirp(volume: any(in: 40...))).wasCalled()
/// ```
///
/// If the argument is optional, nil doesn't match. An empty range matches nothing.
///
/// - Parameters:
///   - type: The type of the argument.
///   - range: A range of any kind, such as `3...5`, `3..<5`, `3...`, `...5`, or `..<5`.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func any<Values: RangeExpression, Place: _ArgumentOfMock>(
  _ type: Values.Bound.Type = Values.Bound.self, in range: Values,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Place where Place._Matched == Values.Bound {
  register(
    _ArgumentMatcher<Values.Bound>({ "any(in: \(text(of: range)))" }, condition: range.contains),
    CodeLocation(fileID, filePath, line, column))
}

/// Returns a range as it's written in code.
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

/// A pattern that selects calls to a generic member for all of its generic types.
///
/// `given` takes this pattern if you pass `any()` for arguments whose types can't be inferred.
/// `Result` is ``_Untyped`` if the result depends on the generic types.
public struct _AllTypesPattern<Result, Failure: Error> {
  let member: _GenericMockedMember
  let parts: [_AnyArgumentMatcher]
}
