import Foundation
import Mynah
import Testing

@Suite struct ValueProviderTests {
  struct Basket<Fruit> {
    var fruits: [Fruit]
  }

  enum Season: String { case spring = "", autumn }

  struct Wings: OptionSet {
    let rawValue: UInt8
  }

  struct Ring: RawRepresentable, Equatable {
    var rawValue: Int
  }

  struct Diary: Decodable, Equatable {
    var title: String
    var owner: String?
    var ring: Int
  }

  @Test func standardTypesContainProvidedValues() throws {
    var provider = ValueProvider.standardProvider
    provider.register("Ryan", for: String.self)
    let result = try #require(provider.provideValue(for: Result<(String, Int), any Error>.self))
    #expect(try result.get() == ("Ryan", 0))
    #expect(provider.provideValue(for: Result<Never, any Error>.self) == nil)
    #expect(provider.provideValue(for: Range<Int>.self) == 0..<0)
    #expect(provider.provideValue(for: ClosedRange<String>.self) == "Ryan"..."Ryan")
    #expect(provider.provideValue(for: ArraySlice<Never>.self) == [])
    #expect(provider.provideValue(for: ContiguousArray<Ring>.self) == [])
    #expect(provider.provideValue(for: CollectionOfOne<String>.self)?.first == "Ryan")
    #expect(provider.provideValue(for: AnySequence<Never>.self).map { Array($0) } == [])
    #expect(provider.provideValue(for: AnyIterator<Never>.self).map { Array($0) } == [])
    #expect(ValueProvider.stringsProvider.provideValue(for: Result<String, Never>.self) == nil)
    #expect(provider.provideValue(for: CharacterSet.self)?.isEmpty == true)
    #expect(provider.provideValue(for: Int.Type.self) == Int.self)
    #expect(provider.provideValue(for: Any.Type.self) == Void.self)
    #expect(provider.provideValue(for: (any CustomStringConvertible.Type).self) == nil)
  }

  @Test func tuplesContainProvidedValues() throws {
    let provider = ValueProvider.standardProvider
    let pair = try #require(provider.provideValue(for: (Int, String).self))
    #expect(pair == (0, ""))
    let labeled = try #require(provider.provideValue(for: (x: UInt8, y: Double?, z: [Int]).self))
    #expect((labeled.x, labeled.z) == (0, []))
    #expect(labeled.y == nil)
    let six = try #require(
      provider.provideValue(for: (Bool, (Int8, String), String, Float, Set<Int>, Int).self))
    #expect((six.0, six.2, six.3, six.4) == (false, "", 0, []))
    #expect(six.1 == (0, ""))
    #expect(provider.provideValue(for: (Int, () -> Void).self) == nil)
  }

  @Test func providersOnlyHaveRegisteredValues() throws {
    var provider = ValueProvider()
    #expect(provider.provideValue(for: Int.self) == nil)
    #expect(provider.provideValue(for: [Int].self) == nil)
    #expect(provider.provideValue(for: (Int, Int).self) == nil)
    #expect(provider.provideValue(for: Ring.self) == nil)

    provider.register("Ryan", for: String.self)
    provider.register("Maya", for: String.self)
    #expect(provider.provideValue() == "Maya")
    #expect(provider.provideValue(for: Substring.self) == nil)
  }

  @Test func registeredGenericTypesServeAllTypeArguments() throws {
    var provider = ValueProvider()
    provider.registerType(Basket<Any>.self)
    provider.registerType(Array<Any>.self)
    provider.registerType(Optional<Any>.self)
    #expect(provider.provideValue(for: [String].self) == [])
    #expect(provider.provideValue(for: Basket<Int>.self)?.fruits == [])
    #expect(provider.provideValue(for: Basket<[Int]>.self)?.fruits == [])
    #expect(try #require(provider.provideValue(for: Int?.self)) == nil)
    #expect(provider.provideValue(for: Set<Int>.self) == nil)
    provider.register([1], for: [Int].self)
    #expect(provider.provideValue(for: [Int].self) == [1])
    #expect(provider.provideValue(for: [String].self) == [])
  }

  @Test func registeredGenericTypesServeClosures() {
    var provider = ValueProvider()
    provider.registerType(Basket<Any>.self)
    provider.registerType(Optional<Any>.self)
    #expect(provider.provideValue(for: Basket<(Int) -> String>.self)?.fruits.isEmpty == true)
    #expect(provider.provideValue(for: ((Int) -> [String])?.self) != nil)
  }

  @Test func providersAreCombined() {
    var left = ValueProvider()
    left.register(1, for: Int.self)
    left.register("left", for: String.self)
    var right = ValueProvider()
    right.register("right", for: String.self)
    let texts: [String?] = [(left + right).provideValue(), right.adding(left).provideValue()]
    #expect(texts == ["right", "left"])
    #expect((left + right).provideValue() == 1)
    right.add(.collectionsProvider)
    #expect(right.provideValue(for: [Int: Int].self) == [:])
    #expect(right.provideValue() == "right")
  }

  @Test func typesAreRemoved() {
    var provider = ValueProvider.standardProvider
    provider.remove(Int.self)
    provider.remove(Array<Any>.self)
    #expect(provider.provideValue(for: Int.self) == nil)
    #expect(provider.provideValue(for: [String].self) == nil)
    #expect(provider.provideValue(for: (Int, Bool).self) == nil)
    #expect(provider.provideValue(for: Int8.self) == 0)
    #expect(provider.provideValue(for: Set<Int>.self) == [])
  }

  @Test func removedTypesAreAddedAgain() {
    var provider = ValueProvider.standardProvider
    provider.remove(Int.self)
    let sums: [ValueProvider] = [
      .standardProvider + provider, provider + .primitivesProvider, ValueProvider() + provider,
    ]
    #expect(sums.map { $0.provideValue(for: Int.self) } == [0, 0, nil])
    provider.register(7, for: Int.self)
    #expect(provider.provideValue(for: Int.self) == 7)
  }

  @Test func standardProviderUsesConformances() {
    let provider = ValueProvider.standardProvider
    #expect(provider.provideValue(for: PlaceholderTests.Season.self) == .spring)
    #expect(provider.provideValue(for: Season.self) == .spring)
    #expect(provider.provideValue(for: Wings.self) == [])
    #expect(provider.provideValue(for: Ring.self) == Ring(rawValue: 0))
    #expect(provider.provideValue(for: SIMD2<Int>.self) == nil)
    #expect(provider.provideValue(for: Decimal.self) == 0)
    #expect(provider.provideValue(for: (() -> Void).self) == nil)
  }

  @Test func standardProviderDecodesTypesWithProvidedValues() {
    var provider = ValueProvider.standardProvider
    provider.register("Ryan", for: String.self)
    #expect(provider.provideValue(for: Diary.self) == Diary(title: "Ryan", owner: nil, ring: 0))
    #expect(provider.provideValue(for: Chain.self)?.links == [])
    #expect(provider.provideValue(for: Register.self)?.pages == [])
    #expect(provider.provideValue(for: Pair.self) == nil)
  }

  @Test func datesProviderHasTimeZones() {
    let dates = ValueProvider.standardProvider + .datesProvider
    #expect(dates.provideValue(for: TimeZone.self)?.secondsFromGMT() == 0)
  }

  struct Chain: ExpressibleByArrayLiteral, Sequence {
    let links: [Int]
    init(arrayLiteral links: Int...) { self.links = links }
    func makeIterator() -> IndexingIterator<[Int]> { links.makeIterator() }
  }

  struct Register: ExpressibleByDictionaryLiteral, Sequence {
    let pages: [Int]
    init(dictionaryLiteral pages: (String, Int)...) { self.pages = pages.map(\.1) }
    func makeIterator() -> IndexingIterator<[Int]> { pages.makeIterator() }
  }

  /// A type whose initializer traps if the array literal is empty.
  struct Pair: ExpressibleByArrayLiteral {
    let first: Int
    init(arrayLiteral values: Int...) { first = values[0] }
  }
}

extension ValueProviderTests.Basket: Providable {
  static func createInstance() -> Self? { Self(fruits: []) }
}
