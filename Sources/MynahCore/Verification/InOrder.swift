/// Expects calls in the given order.
///
/// ```swift
/// inOrder {
///   verify(bird.chirp(volume: any())).wasCalled(twice)
///   verify(tree.shake()).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// Each expectation counts the calls from its own first call up to the first call of the next
/// expectation. Here, the bird must chirp twice before the tree shakes, and the tree must shake
/// before the bird lands. Other calls to the mocks don't matter, unless you pass an option.
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
/// - Parameters:
///   - options: Options that forbid other calls. By default, other calls are allowed.
///   - block: A closure that contains the expectations in order, written with `verify`.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func inOrder(
  with options: OrderedVerificationOptions = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ block: () -> Void
) {
  inOrder(with: options, at: CodeLocation(fileID, filePath, line, column), block)
}

/// Expects calls in the given order, at a location.
package func inOrder(
  with options: OrderedVerificationOptions, at location: CodeLocation, _ block: () -> Void
) {
  let steps = ExpectationCollector.collect(for: "inOrder", at: location, block)
  checkInOrder(steps, with: options, at: location)
}

/// Expects calls in the given order, in an `async` block.
///
/// ```swift
/// await inOrder {
///   await verify(bird.rest(hours: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - options: Options that forbid other calls. By default, other calls are allowed.
///   - block: A closure that contains the expectations in order, written with `verify`.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
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

/// Checks expectations in order.
///
/// The steps of a nested `inOrder` without options are steps of this order. Expectations that can't
/// be part of an order, such as `verifyNoMoreInteractions`, are checked separately afterward.
private func checkInOrder(
  _ steps: [[any Checkable]], with options: OrderedVerificationOptions, at location: CodeLocation
) {
  let steps = steps.flatMap { step -> [[any Checkable]] in
    guard step.count == 1, let order = step[0] as? OrderedExpectations, order.options.isEmpty
    else { return [step] }
    return order.steps
  }
  let expectations = steps.map { $0.compactMap { $0 as? Expectation } }.filter { !$0.isEmpty }
  if !expectations.isEmpty {
    OrderedExpectations(steps: expectations, options: options, location: location).checkOrCollect()
  }
  for check in steps.joined() where !(check is Expectation) { check.checkOrCollect() }
}

/// Expects calls in any order, as one step of `inOrder`.
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
/// Concurrent code doesn't determine which of its calls comes first, so a test that expects a fixed
/// order can fail at random. With `inAnyOrder`, your test states only the order that is certain.
/// Here, the bird lands before both calls and eats after both.
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
/// Outside of `inOrder`, each expectation is checked separately. An `inOrder` in the block is
/// always checked separately, so its calls can also be outside of the group.
///
/// - Parameters:
///   - block: A closure that contains the expectations, written with `verify`.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func inAnyOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ block: () -> Void
) {
  let location = CodeLocation(fileID, filePath, line, column)
  checkInAnyOrder(ExpectationCollector.collect(for: "inAnyOrder", at: location, block))
}

/// Expects calls in any order, in an `async` block.
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
/// - Parameters:
///   - block: A closure that contains the expectations, written with `verify`.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
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

/// Options for `inOrder` that forbid other calls.
///
/// ```swift
/// inOrder(with: [.noInvocationsBefore, .noInvocationsAfter]) {
///   verify(bird.chirp(volume: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// The options apply to all calls to the mocks in the block, even to calls to other members.
public struct OrderedVerificationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits.
  ///
  /// You rarely need this initializer. Write a list of options instead, such as
  /// `[.noInvocationsBefore]`.
  ///
  /// - Parameter rawValue: The bits of the options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The mocks receive no call before the first expected call.
  public static let noInvocationsBefore = OrderedVerificationOptions(rawValue: 1 << 0)

  /// The mocks receive no call after the last expected call.
  public static let noInvocationsAfter = OrderedVerificationOptions(rawValue: 1 << 1)

  /// The mocks receive no other call between the first and the last expected call.
  public static let onlyConsecutiveInvocations = OrderedVerificationOptions(rawValue: 1 << 2)
}
