/// The model of a test double, in its style.
///
/// Indirect, so that a list of them can be copied without all that is in them.
indirect enum TestDouble {
  case mock(MockModel)
  case stubbable(StubbableModel)
  case autostub(AutostubModel)

  /// What is known of the type, whatever the style.
  var model: MockModel {
    switch self {
    case .mock(let model): model
    case .stubbable(let stubbable): stubbable.model
    case .autostub(let autostub): autostub.model
    }
  }

  var isMock: Bool {
    if case .mock = self { true } else { false }
  }
}
