/// Expects calls that have no order among themselves, as one step of `inOrder`.
///
/// ```swift
/// inOrder {
///   verify(bird.land()).wasCalled()
///   inAnyOrder {
///     verify(bird.chirp(volume: 3)).wasCalled()
///     verify(tree.shake()).wasCalled()
///   }
///   verify(bird.eat("worm")).wasCalled()
/// }
/// ```
///
/// Code that starts things side by side says nothing about which comes first, and a test that does breaks
/// without a reason. So the test says as much as it knows: here, that the bird lands before both, and
/// eats after both. A block in the block was chosen over names for single calls, which a test would have to
/// tie together one by one: it reads in the order in which things happen.
///
/// ```text
/// Expected tree.shake() to be called exactly once after bird.land() and before bird.eat("worm"), but it was called 0 times there.
/// Expected in this order:
/// 1. bird.land(), exactly once: #1
/// 2. In any order:
///    bird.chirp(volume: 3), exactly once: #2
///    tree.shake(), exactly once: not called here, only #4
/// 3. bird.eat("worm"), exactly once: not reached
/// All calls: #1 bird.land()   #2 bird.chirp(volume: 3)   #3 bird.eat("worm")   #4 tree.shake()
/// ```
///
/// Outside of `inOrder`, the expectations are checked one by one.
///
/// - `block`: Writes the expectations, with `verify`.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func inAnyOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ block: () -> Void
) {
  let location = CodeLocation(fileID, filePath, line, column)
  checkInAnyOrder(ExpectationCollector.collect(for: "inAnyOrder", at: location, block))
}

/// Expects calls that have no order among themselves, in a block that waits.
///
/// ```swift
/// await eventually(within: .seconds(1)) {
///   await inAnyOrder {
///     await verify(bird.rest(hours: any())).wasCalled()
///     verify(bird.land()).wasCalled()
///   }
/// }
/// ```
///
/// - `block`: Writes the expectations, with `verify`.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
@_disfavoredOverload
public func inAnyOrder(
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ block: () async -> Void
) async {
  let location = CodeLocation(fileID, filePath, line, column)
  checkInAnyOrder(await ExpectationCollector.collect(for: "inAnyOrder", at: location, block))
}

private func checkInAnyOrder(_ steps: [[any Checkable]]) {
  let checks = steps.flatMap(\.self)
  guard let collector = ExpectationCollector.current else { return checks.forEach { $0.check() } }
  if checks.isEmpty { collector.noteMisuse() } else { collector.add(checks) }
}
