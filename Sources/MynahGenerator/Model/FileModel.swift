internal import MynahSyntax

/// Everything that's needed to write a file of test doubles.
struct FileModel {
  /// A test double that can't be generated, with the reason.
  struct Refused {
    enum Kind {
      /// A mock of a protocol.
      case mockOfProtocol(String)

      /// A mock of another type.
      case mock(of: String)

      /// A stub with a given name.
      case stub(named: String)
    }

    let kind: Kind

    /// The `#if` condition around the type.
    let condition: String?

    let message: String
  }

  /// The parts of test doubles that the file contains.
  enum Contents {
    case everything

    /// The types in one of several files, without the functions that create mocks.
    ///
    /// The associated value is the number of the file.
    case testDoubles(Int)

    /// The functions that create mocks.
    case functions

    var hasTestDoubles: Bool {
      if case .functions = self { false } else { true }
    }

    var hasFunctions: Bool {
      if case .testDoubles = self { false } else { true }
    }

    /// The name of the type that creates default values.
    ///
    /// It differs in each file. If a file changes, the compiler compiles all files again that
    /// mention one of its names, even a private name that another file declares, too.
    var valuesName: String {
      if case .testDoubles(let number) = self { "_Values\(number)" } else { "_Values" }
    }
  }

  let contents: Contents

  /// The test doubles, which are released while they're written.
  var testDoubles: [TestDouble]

  let refused: [Refused]

  /// The error message for all other mocks that a test requests, if any.
  ///
  /// These mocks aren't in this file, and no refusal explains why.
  let otherMocksMessage: String?

  /// A Boolean value that indicates whether a test requests the mock of a closure.
  let requestsClosureMocks: Bool

  let imports: Imports

  /// The library that the test doubles use.
  let library: String

  /// The names of the library's types that the test module also declares.
  ///
  /// In the test module, these names refer to its own types.
  let hiddenNames: Set<String>

  /// A Boolean value that indicates whether the file is committed, and not updated automatically.
  let isCommitted: Bool

  /// A Boolean value that indicates whether the test doubles of public types are public.
  let isPublic: Bool

  /// A Boolean value that indicates whether mocks can forward calls to other objects.
  let forwards: Bool

  /// The names of the patterns of properties that the tests mention, or nil for all names.
  ///
  /// An example is `getName`. Most tests write `bird.name` instead, so most mocks don't need them.
  let accessorNames: Set<String>?

  /// A Boolean value that indicates whether the library reports failures to test frameworks.
  var reportsToTests: Bool { library == "Mynah" }

  /// The values that unstubbed calls return.
  let values: ValueModel

  /// A Boolean value that indicates whether the file's module defaults to the main actor.
  ///
  /// Declarations without an isolation are then isolated to the main actor.
  let isMainActorByDefault: Bool

  /// Returns a Boolean value that indicates whether a test double is public.
  func isPublic(_ double: TestDouble) -> Bool { isPublic && double.model.isOfPublicTypes }
}

/// The model of a test double in one of the styles.
///
/// It's indirect to make copies of a list cheap.
indirect enum TestDouble {
  case mock(MockModel)
  case stubbable(StubbableModel)
  case autostub(AutostubModel)

  /// The model of the mocked type, which is the same for all styles.
  var model: MockModel {
    switch self {
    case .mock(let model): model
    case .stubbable(let stubbable): stubbable.model
    case .autostub(let autostub): autostub.model
    }
  }

  /// The types whose files determine the imports.
  var sources: [DeclaredType] {
    guard case .autostub(let stub) = self else { return model.sources }
    return model.sources + stub.members.flatMap { $0.handler?.callbacks.flatMap(\.aliases) ?? [] }
  }

  var isMock: Bool {
    if case .mock = self { true } else { false }
  }
}

/// The mocks of a file that the members of other mocks can return.
///
/// For example, a member with the result type `any Bird` can return the mock of `Bird` if the file
/// contains this mock.
struct NestedMocks: Sendable {
  /// A result type and the mock that can be returned for it.
  struct Result {
    let type: String
    let mock: String
    let isProperty: Bool
  }

  /// The names of the mocks by result type.
  private var mocks: [String: String] = [:]

  /// Finds the mocks that can be nested among the test doubles of a file.
  ///
  /// A mock can't be nested if it's generic, is inside an `#if` block, has availability
  /// attributes, has a superclass, mocks a struct, or is created on the main actor.
  init(of testDoubles: [TestDouble]) {
    for case .mock(let model) in testDoubles
    where !model.isGeneric && model.condition == nil && model.availability.isEmpty
      && model.superclass == nil && model.structure == nil && !model.isMadeOnMainActor
    {
      let type = "any \(model.typeReference)"
      mocks[type] = model.mockName
      mocks["(\(type))?"] = model.mockName
    }
  }

  /// Returns the name of the mock that a call can return, if the file has one.
  func mock(for call: CallModel) -> String? {
    guard call.result.type?.isMadeOfExistential == true, !call.isGeneric, call.fallback == nil,
      call.result.isPlain, !call.result.isSending
    else { return nil }
    return mocks[call.result.valueType]
  }

  /// Returns the name of the mock for a type such as `any Bird`, if the file has one.
  func mock(ofType type: String) -> String? { mocks[type] }

  /// Returns the result types of a test double's members that can be nested mocks.
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
  /// A Boolean value that indicates whether the type is an `any` type or an optional `any` type.
  var isMadeOfExistential: Bool { isExistential || wrappedType?.isExistential == true }
}
