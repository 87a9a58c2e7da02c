internal import MynahSyntax

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

/// The mocks of a file that members of others return: a member with the result `any Bird` can return the
/// mock of `Bird`, where the file has one.
struct NestedMocks {
  /// A type of results, and the mock that they can be.
  struct Result {
    let type: String
    let mock: String
    let isProperty: Bool
  }

  /// The names of the mocks, by the type that a result must have.
  private var mocks: [String: String] = [:]

  /// The mocks among the doubles of a file.
  ///
  /// What is generic, or exists under a condition or on some systems only, is no nested mock.
  init(of doubles: [TestDouble]) {
    for case .mock(let model) in doubles
    where model.genericParameters.isEmpty && model.condition == nil && model.availability.isEmpty
      && model.superclass == nil && model.structure == nil && !model.isMadeOnMainActor
    {
      let type = "any \(model.typeReference)"
      mocks[type] = model.mockName
      mocks["(\(type))?"] = model.mockName
    }
  }

  /// The name of the mock that a call can return; nil where there is none.
  func mock(for call: CallModel) -> String? {
    guard call.result.type?.isMadeOfExistential == true, !call.isGeneric, call.fallback == nil,
      call.result.traits.isEmpty
    else { return nil }
    return mocks[call.result.valueType]
  }

  /// The name of the mock of a type, as in `any Bird`; nil where there is none.
  func mock(ofType type: String) -> String? { mocks[type] }

  /// The results of a double's members that can be nested mocks.
  func results(of double: TestDouble) -> [Result] {
    guard case .mock(let model) = double else { return [] }
    return model.members.flatMap(\.calls).compactMap { call in
      mock(for: call).map { mock in
        let isProperty = call.kind == .getter || call.kind == .subscriptGetter
        return Result(type: call.result.valueType, mock: mock, isProperty: isProperty)
      }
    }
  }
}

extension TypeSyntax {
  /// Whether the type is `any` of something, or an optional of that.
  fileprivate var isMadeOfExistential: Bool { isExistential || wrappedType?.isExistential == true }
}
