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
public func any<Values: RangeExpression>(
  _ type: Values.Bound.Type = Values.Bound.self, in range: Values,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Values.Bound? {
  leave(inside(range), CodeLocation(fileID, filePath, line, column))
}

/// Matches every assigned value in a range, as in `given(bird.age = any(in: 3...5))`.
@_disfavoredOverload
public func any<Values: RangeExpression>(
  _ type: Values.Bound.Type = Values.Bound.self, in range: Values,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> PropertyPattern<Values.Bound> {
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
