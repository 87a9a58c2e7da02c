/// The kinds of test doubles that can be generated of a type.
public enum Style: String, CaseIterable, Hashable, Sendable {
  /// `BirdMock`: answers by `given`, and remembers its calls for `verify`.
  case mock

  /// `StubbableBird`: answers by the closures of its `Stubs`.
  case stubbable

  /// `BirdStub`: answers by a `Result` for each member.
  case autostub

  /// What is done to a type, as in "can not be mocked".
  var participle: String {
    switch self {
    case .mock: "mocked"
    case .stubbable: "made stubbable"
    case .autostub: "stubbed"
    }
  }
}
