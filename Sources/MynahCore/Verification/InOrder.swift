/// Expects calls in an order.
///
/// ```swift
/// inOrder {
///   verify(bird.chirp(volume: any())).wasCalled(twice)
///   verify(tree.shake()).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// Each expectation is about the calls from its own first one up to the first one of the next
/// expectation: here both chirps come before the tree shakes, which comes before the bird lands. What
/// else the mocks were called with does not matter, unless an option says so.
///
/// ```text
/// Expected bird.land() to be called exactly once after tree.shake(), but it was called 0 times there.
/// Expected in this order:
/// 1. bird.chirp(volume: any()), exactly twice: #1, #2
/// 2. tree.shake(), exactly once: #4
/// 3. bird.land(), exactly once: not called here, only #3
/// All calls: #1 bird.chirp(volume: 1)   #2 bird.chirp(volume: 2)   #3 bird.land()   #4 tree.shake()
/// ```
///
/// - `options`: What is expected beyond the order.
/// - `block`: Writes the expectations, with `verify`, in their order.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func inOrder(
  with options: OrderedVerificationOptions = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ block: () -> Void
) {
  let location = CodeLocation(fileID, filePath, line, column)
  let steps = ExpectationCollector.collect(for: "inOrder", at: location, block)
  checkInOrder(steps, with: options, at: location)
}

/// Expects calls in an order, in a block that waits.
///
/// ```swift
/// await inOrder {
///   await verify(bird.rest(hours: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// - `options`: What is expected beyond the order.
/// - `block`: Writes the expectations, with `verify`, in their order.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
@_disfavoredOverload
public func inOrder(
  with options: OrderedVerificationOptions = [], isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ block: () async -> Void
) async {
  let location = CodeLocation(fileID, filePath, line, column)
  let steps = await ExpectationCollector.collect(for: "inOrder", at: location, block)
  checkInOrder(steps, with: options, at: location)
}

/// Checks expectations in their order; what has no place in an order is checked by itself.
private func checkInOrder(
  _ steps: [[any Checkable]], with options: OrderedVerificationOptions, at location: CodeLocation
) {
  for check in steps.joined() where !(check is Expectation) { check.checkOrCollect() }
  let expectations = steps.map { $0.compactMap { $0 as? Expectation } }.filter { !$0.isEmpty }
  guard !expectations.isEmpty else { return }
  OrderedExpectations(steps: expectations, options: options, location: location).checkOrCollect()
}
