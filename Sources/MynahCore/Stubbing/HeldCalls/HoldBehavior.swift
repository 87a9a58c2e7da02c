/// Holds calls until the test lets them go on: suspends those of `async` members, and blocks the threads
/// of others.
final class HoldBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  typealias Holder = CallHolder<Result, Failure>

  private let holder: Holder

  /// How long a thread is blocked at most.
  private let limit: Duration

  /// What runs around the time in which a call is held.
  private let surroundings: HoldSurroundings<Result, Failure>?

  init(
    _ holder: Holder, atMost limit: Duration = .endless,
    while surroundings: HoldSurroundings<Result, Failure>? = nil
  ) {
    self.holder = holder
    self.limit = limit
    self.surroundings = surroundings
    super.init(.takesCall)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    try holder.block(entry(arguments, member), atMost: limit)
  }

  override func outcomeAsync<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    guard let surroundings else { return try await holder.hold(entry(arguments, member)) }
    let call = UncheckedBox((arguments, member))
    let holder = holder
    return try await surroundings.run { () async throws(Failure) -> Result in
      let (arguments, member) = call.value
      return try await holder.hold(MemberCallEntry(arguments, of: member) { $0.standIn })
    }.value
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    HoldBehavior<Other, Result, Failure>(holder, atMost: limit, while: surroundings)
  }

  private func entry<Arguments>(
    _ arguments: Arguments, _ member: _MockedMember<Arguments, Function, Result, Failure>
  ) -> Holder.Entry {
    MemberCallEntry(arguments, of: member) { $0.standIn }
  }
}

/// A closure of a test that runs around the time in which a call is held.
struct HoldSurroundings<Result, Failure: Error>: @unchecked Sendable {
  let body:
    (_ held: @escaping @Sendable () async throws(Failure) -> Result) async throws(Failure) -> Result

  func run(
    _ held: @escaping @Sendable () async throws(Failure) -> Result
  ) async throws(Failure) -> UncheckedBox<Result> {
    UncheckedBox(try await body(held))
  }
}
