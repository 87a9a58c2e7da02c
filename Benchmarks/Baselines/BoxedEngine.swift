/// The engine of an untyped mocking library.
///
/// It models a careful variant of the usual design, which copies, describes, and hashes values only
/// if necessary:
///
/// - Arguments are boxed in an array.
/// - Members are found in a dictionary by their names.
/// - Matchers are closures that take `Any`.
/// - Stubs are searched one by one, newest first.
/// - There is one log and one lock.
final class BoxedEngine: Sendable {
  /// A closure that returns true if an argument of a call is accepted.
  typealias Matcher = @Sendable (any Sendable) -> Bool

  /// A closure that receives the arguments of a call, and returns its result.
  typealias Behavior = @Sendable ([any Sendable]) throws -> any Sendable

  /// One recorded call.
  struct Record: Sendable {
    let member: String
    let arguments: [any Sendable]
  }

  /// A behavior, and the matchers of the calls that it answers.
  struct Stub: Sendable {
    let matchers: [Matcher]
    let behavior: Behavior
  }

  private struct State: Sendable {
    var stubs: [String: [Stub]] = [:]
    var log: [Record] = []
  }

  private let state = Mutex(State())

  /// Creates an engine without stubs or calls.
  init() {}

  // MARK: Calling

  /// Records a call and answers it with the newest stub that accepts its arguments.
  ///
  /// It's never inlined, because a library's engine is in a separate module.
  @inline(never)
  func call(_ member: String, _ arguments: [any Sendable]) throws -> any Sendable {
    let behavior = state.withLock { state in
      state.log.append(Record(member: member, arguments: arguments))
      return state.stubs[member]?.last { Self.accepts(arguments, $0.matchers) }?.behavior
    }
    guard let behavior else { fatalError("\(member) was called, but has no stub for it.") }
    return try behavior(arguments)
  }

  // MARK: Stubbing

  /// Adds a stub, which takes precedence over the member's older stubs.
  @inline(never)
  func stub(_ member: String, _ matchers: [Matcher], _ behavior: @escaping Behavior) {
    state.withLock { state in
      state.stubs[member, default: []].append(Stub(matchers: matchers, behavior: behavior))
    }
  }

  // MARK: Verifying

  /// Counts the recorded calls to a member whose arguments are accepted.
  @inline(never)
  func count(_ member: String, _ matchers: [Matcher]) -> Int {
    state.withLock { state in
      var count = 0
      for record in state.log where record.member == member {
        if Self.accepts(record.arguments, matchers) { count += 1 }
      }
      return count
    }
  }

  private static func accepts(_ arguments: [any Sendable], _ matchers: [Matcher]) -> Bool {
    guard arguments.count == matchers.count else { return false }
    for index in arguments.indices where !matchers[index](arguments[index]) { return false }
    return true
  }
}

// MARK: Matchers

extension BoxedEngine {
  /// Returns a matcher that accepts every argument.
  static func any() -> Matcher { { _ in true } }

  /// Returns a matcher that accepts arguments that are equal to a value.
  static func equal<Value: Equatable & Sendable>(to value: Value) -> Matcher {
    { ($0 as? Value) == value }
  }
}
