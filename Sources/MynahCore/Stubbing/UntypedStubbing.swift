/// A stub that takes its behaviors, without the type of its closures.
///
/// The functions of `Stubbing` that are there for some closures only say so by a type like
/// `(repeat each Argument) throws(Thrown) -> Result`. Systems before macOS 15 and iOS 18 can not name that
/// type at run time, so what these functions do is here.
@_documentation(visibility: private)
public class _UntypedStubbing<Result, Failure: Error> {
  let location: CodeLocation

  /// Whether the stub may stay unused in a strict session.
  var isLenient = false {
    didSet { excuse() }
  }

  init(at location: CodeLocation) {
    self.location = location
  }

  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  var pattern: String { "" }

  /// The settings of the mock.
  var settings: MockSettings? { nil }

  /// Adds a behavior that is the same whatever closures the member takes.
  ///
  /// - Parameters:
  ///   - behavior: The behavior, of no member.
  ///   - transition: When the next link of the chain takes over.
  func add(
    untyped behavior: Behavior<Never, Result, Failure>, _ transition: TransitionStrategy = .after(1)
  ) {
    preconditionFailure("A stub of a member must override this.")
  }

  /// Has something run beside each answer; by a name that no stub has itself.
  func run(_ sideEffect: SideEffect) { addBeside(sideEffect) }

  /// Has something run beside each answer.
  func addBeside(_ sideEffect: SideEffect) {
    preconditionFailure("A stub of a member must override this.")
  }

  /// Lets the stub stay unused.
  func excuse() {
    preconditionFailure("A stub of a member must override this.")
  }
}
