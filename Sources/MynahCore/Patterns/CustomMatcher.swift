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
