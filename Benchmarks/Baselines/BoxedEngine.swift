/// The engine of an untyped mocking library.
///
/// It models the usual design: arguments boxed in an array, members found by their name in a
/// dictionary, matchers as closures over `Any`, stubs scanned newest first, one log, one lock.
/// It is the careful variant of that design: nothing is copied, described or hashed without need.
final class BoxedEngine: Sendable {
  /// Whether one argument of a call is accepted.
  typealias Matcher = @Sendable (any Sendable) -> Bool

  /// What a stub does with the arguments of a call.
  typealias Behavior = @Sendable ([any Sendable]) throws -> any Sendable

  /// One recorded call.
  struct Record: Sendable {
    let member: String
    let arguments: [any Sendable]
  }

  /// One answer and the calls it is for.
  struct Stub: Sendable {
    let matchers: [Matcher]
    let behavior: Behavior
  }

  private struct State: Sendable {
    var stubs: [String: [Stub]] = [:]
    var log: [Record] = []
  }

  private let state = Mutex(State())

  /// Makes an engine without stubs or calls.
  init() {}

  // MARK: Calling

  /// Records a call and answers it with the newest stub that accepts its arguments.
  ///
  /// It is never inlined, for a library's engine lives in a module of its own.
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

  /// Adds a stub, which takes precedence over the older ones of that member.
  @inline(never)
  func stub(_ member: String, _ matchers: [Matcher], _ behavior: @escaping Behavior) {
    state.withLock { state in
      state.stubs[member, default: []].append(Stub(matchers: matchers, behavior: behavior))
    }
  }

  // MARK: Verifying

  /// Counts the recorded calls of a member whose arguments are accepted.
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
  /// Accepts every argument.
  static func any() -> Matcher { { _ in true } }

  /// Accepts the arguments that equal a value.
  static func equal<Value: Equatable & Sendable>(to value: Value) -> Matcher {
    { ($0 as? Value) == value }
  }
}
