/// What a mock's members share: the mock's name and where it was made.
///
/// It is an object of its own, below the context and the members, so that members reach it without
/// keeping the context that keeps them.
final class MockSettings: Sendable {
  /// The name of the mocked type, as people write it.
  let typeName: String

  /// Where the mock was made.
  let location: CodeLocation

  private let state: Locked<State>

  private struct State {
    var name: String
    weak var context: MockingContext?
  }

  init(typeName: String, name: String, location: CodeLocation) {
    self.typeName = typeName
    self.location = location
    state = Locked(State(name: name))
  }

  /// What failures call the mock.
  var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The mock's context, for as long as the mock exists.
  var context: MockingContext? {
    get { state.withLock { $0.context } }
    set { state.withLock { $0.context = newValue } }
  }
}
