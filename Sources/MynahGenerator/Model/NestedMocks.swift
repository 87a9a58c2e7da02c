internal import MynahSyntax

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
      && model.superclass == nil && model.structure == nil
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
