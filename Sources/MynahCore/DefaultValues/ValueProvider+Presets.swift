extension ValueProvider {
  /// Has values for everything that a value can be made of without harm.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// These are the values of ``collectionsProvider``, ``primitivesProvider``, ``basicsProvider``,
  /// ``stringsProvider`` and ``streamsProvider``, and for other types
  ///
  /// - the zero of a number, or of what is added like one,
  /// - the first case of a `CaseIterable` type,
  /// - the value of a `RawRepresentable` type whose raw value has a default value,
  /// - an empty collection of a `RangeReplaceableCollection` type, or a sequence that a literal makes,
  /// - the success of a `Result` whose value has a default value, and a range of such bounds,
  /// - an `any AsyncSequence` that has ended,
  /// - what a `Decodable` type decodes from nothing but default values.
  ///
  /// Where a mock has no default values, a call that no stub answers fails the test and returns these.
  public static let standardProvider =
    ValueProvider(usesConformances: true) + collectionsProvider + primitivesProvider
    + basicsProvider + stringsProvider + streamsProvider

  /// Has empty arrays, sets and dictionaries.
  public static let collectionsProvider = make { provider in
    provider.registerType(Array<Any>.self)
    provider.registerType(Set<AnyHashable>.self)
    provider.registerType(Dictionary<AnyHashable, Any>.self)
  }

  /// Has false, and zero for numbers.
  public static let primitivesProvider = make { provider in
    provider.register(false, for: Bool.self)
    let numbers: [any Numeric.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self,
    ]
    for number in numbers { provider.registerZero(of: number) }
  }

  /// Has nil, `Void` and a duration of zero.
  public static let basicsProvider = make { provider in
    provider.registerType(Optional<Any>.self)
    provider.register((), for: Void.self)
    provider.register(.zero, for: Duration.self)
  }

  /// Has empty texts, and a space as a character.
  public static let stringsProvider = make { provider in
    provider.register("", for: String.self)
    provider.register("", for: Substring.self)
    provider.register(" ", for: Character.self)
    provider.register(" ", for: Unicode.Scalar.self)
    provider.register("", for: StaticString.self)
  }

  /// Has streams that have ended.
  public static let streamsProvider = make { provider in
    provider.registerType(AsyncStream<Any>.self)
    provider.registerType(AsyncThrowingStream<Any, any Error>.self)
  }

  /// Has a mock for each member whose result is a protocol that is mocked in the same generated file,
  /// an optional one too.
  ///
  /// ```swift
  /// let lodge = mock(Lodge.self).useDefaultValues(from: .nestedMocksProvider)
  /// lodge.tenant.sing()  // Calls a mock of `Bird`, always the same one.
  /// verify(lodge.tenant.nestedMock.sing()).wasCalled()
  /// ```
  ///
  /// A member has one nested mock, whatever the arguments of its calls are, until `clearStubs`. The nested
  /// mock has the default values of the outer one, and so nested mocks of its own. Its name in failures is
  /// that of the member, as in `lodge.tenant`.
  ///
  /// Without this provider a test gets the nested mock of a single member by asking for it: once
  /// `nestedMock` was read, calls that nothing else answers return it.
  ///
  /// ```swift
  /// given(lodge.tenant.nestedMock.chirp(volume: any())).willReturn(true)
  /// ```
  public static let nestedMocksProvider = ValueProvider(usesNestedMocks: true)

  private static func make(_ fill: (inout ValueProvider) -> Void) -> ValueProvider {
    var provider = ValueProvider()
    fill(&provider)
    return provider
  }
}

extension ValueProvider {
  fileprivate mutating func registerZero<Number: Numeric>(of type: Number.Type) {
    register(.zero, for: type)
  }
}
