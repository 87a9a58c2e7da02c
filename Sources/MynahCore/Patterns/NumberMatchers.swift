/// Matches every number that differs from another by less than a tolerance, or not at all.
///
/// ```swift
/// given(bird.weigh(around(3.5, tolerance: 0.1))).willReturn(true)
/// ```
///
/// - `value`: The number in the middle.
/// - `tolerance`: The difference that is too much.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func around<Number: FloatingPoint>(
  _ value: Number, tolerance: Number, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Number? {
  leave(near(value, tolerance), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned number that differs from another by less than a tolerance, or not at all.
@_disfavoredOverload
public func around<Number: FloatingPoint>(
  _ value: Number, tolerance: Number, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> PropertyPattern<Number> {
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
