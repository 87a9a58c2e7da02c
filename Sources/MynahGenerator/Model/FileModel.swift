/// All that is needed to write a file of doubles.
struct FileModel {
  /// A double that can not be made, and why.
  struct Refused {
    enum Kind {
      /// A mock of a protocol.
      case mockOfProtocol(String)

      /// A mock of what is no protocol.
      case mock(of: String)

      /// A stub of a name.
      case stub(named: String)
    }

    let kind: Kind

    /// The `#if` condition around the type.
    let condition: String?

    let message: String
  }

  /// The doubles, which are let go of as they are written.
  var doubles: [TestDouble]

  let refused: [Refused]

  /// What is said where a test asks for a mock that the file does not have, and no refusal is about it;
  /// nil where nothing is.
  let adviceOnOthers: String?

  /// A Boolean value that indicates whether a test asks for the mock of a closure.
  let asksForClosures: Bool

  let imports: Imports

  /// The module that the file imports for the doubles' own sake.
  let library: String

  /// The names of that module that mean something else in the module of the tests, which has types of
  /// its own by these names.
  let hiddenNames: Set<String>

  /// Whether the file is committed, and so not written anew by itself.
  let isCommitted: Bool

  /// Whether the doubles of public types are public.
  let isPublic: Bool

  /// Whether calls can be forwarded to other objects.
  let forwards: Bool

  /// Whether the library that mocks are made with reports their failures to test frameworks.
  var reportsToTests: Bool { library == "Mynah" }

  /// The values that calls without a stub return.
  let values: ValueModel

  /// Whether what says nothing of isolation is isolated to the main actor in the file's module.
  let isMainActorByDefault: Bool

  /// Whether other modules shall see a double, and can.
  func isPublic(_ double: TestDouble) -> Bool { isPublic && double.model.isOfPublicTypes }
}

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
