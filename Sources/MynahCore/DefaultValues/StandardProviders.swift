extension ValueProvider {
  /// Default values for all types that Mynah can create values of.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// This provider has the values of ``collectionsProvider``, ``primitivesProvider``,
  /// ``basicsProvider``, ``stringsProvider``, and ``streamsProvider``. For other types, it has
  /// these values, among others:
  ///
  /// - The zero of numbers, and of other `AdditiveArithmetic` types.
  /// - The first case of a `CaseIterable` type.
  /// - The value of a `RawRepresentable` type, if its raw value has a default value.
  /// - An empty `RangeReplaceableCollection`, or an empty sequence created from a literal.
  /// - A successful `Result` or a range, if its value or its bounds have a default value.
  /// - A finished `any AsyncSequence`.
  /// - A C struct filled with zeros.
  /// - A value of your type, if the mock's generated file can create it.
  /// - The value that a `Decodable` type decodes from default values.
  ///
  /// If a mock doesn't have default values, an unexpected call to a nonthrowing member fails the
  /// test and returns one of these values.
  public static let standardProvider =
    ValueProvider(usesConformances: true) + collectionsProvider + primitivesProvider
    + basicsProvider + stringsProvider + streamsProvider

  /// Empty arrays, sets, and dictionaries.
  public static let collectionsProvider = make { provider in
    provider.registerType(Array<Any>.self)
    provider.registerType(Set<AnyHashable>.self)
    provider.registerType(Dictionary<AnyHashable, Any>.self)
  }

  /// The value false, and zero for numbers.
  public static let primitivesProvider = make { provider in
    provider.register(false, for: Bool.self)
    let numbers: [any Numeric.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self,
    ]
    for number in numbers { provider.registerZero(of: number) }
  }

  /// The values nil and `()`, and a duration of zero.
  public static let basicsProvider = make { provider in
    provider.registerType(Optional<Any>.self)
    provider.register((), for: Void.self)
    provider.register(.zero, for: Duration.self)
  }

  /// Empty strings, and a space for characters.
  public static let stringsProvider = make { provider in
    provider.register("", for: String.self)
    provider.register("", for: Substring.self)
    provider.register(" ", for: Character.self)
    provider.register(" ", for: Unicode.Scalar.self)
    provider.register("", for: StaticString.self)
  }

  /// Finished streams.
  public static let streamsProvider = make { provider in
    provider.registerType(AsyncStream<Any>.self)
    provider.registerType(AsyncThrowingStream<Any, any Error>.self)
  }

  /// Nested mocks for members that return a mocked protocol.
  ///
  /// The protocol must be mocked in the same generated file. The member can also return an optional
  /// of the protocol.
  ///
  /// ```swift
  /// let lodge = mock(Lodge.self).useDefaultValues(from: .nestedMocksProvider)
  /// lodge.tenant.sing()  // Calls a mock of `Bird`, always the same one.
  /// verify(lodge.tenant.nestedMock.sing()).wasCalled()
  /// ```
  ///
  /// A member has one nested mock for all arguments, until you call `clearStubs`. The nested mock
  /// inherits the default values of the outer mock, so its members return nested mocks, too. In
  /// failures, its name contains the member, such as `lodge.tenant`.
  ///
  /// Without this provider, you can create the nested mock of a single member by reading
  /// `nestedMock`. From then on, calls to the member return the nested mock unless they have a stub
  /// or a forwarding target.
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
