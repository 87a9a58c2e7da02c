import Foundation
import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.3: default values.
@Suite struct ValueProviderInterfaceTests {
  /// A generic type that makes its own instances.
  struct Basket<Fruit>: Providable {
    var fruits: [Fruit] = []
    static func createInstance() -> Self? { Self() }
  }

  @Test("1.3 Mock.useDefaultValues(from:) -> Self") func mocksUseDefaultValues() {
    let bird = mock(Bird.self)
    #expect(bird.useDefaultValues(from: .standardProvider) === bird)
    #expect(bird.name == "" && bird.age == 0 && bird.nickname == nil)
  }

  @Test("1.3 Providable.createInstance()") func typesMakeTheirInstances() {
    #expect([Int].createInstance() == [])
    #expect(Set<Int>.createInstance() == [])
    #expect([Int: Int].createInstance() == [:])
    #expect(Int?.createInstance() == .some(nil))
    #expect(Basket<Int>.createInstance()?.fruits == [])
  }

  @Test("1.3 ValueProvider.init()") func newProvidersAreEmpty() {
    #expect(ValueProvider().provideValue(for: Int.self) == nil)
  }

  @Test("1.3 register(_:for:)") func valuesAreRegistered() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    #expect(provider.provideValue(for: String.self) == "Ryan")
  }

  @Test("1.3 registerType(_:)") func typesAreRegistered() {
    var provider = ValueProvider()
    provider.registerType(Basket<Any>.self)
    #expect(provider.provideValue(for: Basket<Int>.self)?.fruits == [])
  }

  @Test("1.3 remove(_:)") func valuesAreRemoved() {
    var provider = ValueProvider.standardProvider
    provider.remove(Int.self)
    #expect(provider.provideValue(for: Int.self) == nil)
  }

  @Test("1.3 remove<T: Providable>(_:)") func typesAreRemoved() {
    var provider = ValueProvider.collectionsProvider
    provider.remove(Array<Any>.self)
    #expect(provider.provideValue(for: [Int].self) == nil)
    #expect(provider.provideValue(for: Set<Int>.self) == [])
  }

  @Test("1.3 provideValue(for: T.Type = T.self)") func theTypeIsInferred() {
    let text: String? = ValueProvider.stringsProvider.provideValue()
    #expect(text == "")
  }

  @Test("1.3 add(_:)") func providersAreAdded() {
    var provider = ValueProvider.stringsProvider
    provider.add(.primitivesProvider)
    #expect(provider.provideValue() == 0 && provider.provideValue() == "")
  }

  @Test("1.3 adding(_:)") func providersAreCombined() {
    let provider = ValueProvider.stringsProvider.adding(.primitivesProvider)
    #expect(provider.provideValue() == 0 && provider.provideValue() == "")
  }

  @Test("1.3 static +") func providersAreSummed() {
    let provider = ValueProvider.stringsProvider + .primitivesProvider
    #expect(provider.provideValue() == 0 && provider.provideValue() == "")
  }

  @Test("1.3 standardProvider") func standardProvider() {
    let provider = ValueProvider.standardProvider
    #expect(provider.provideValue() == [Int]() && provider.provideValue() == "")
    #expect(provider.provideValue() == 0.0 && provider.provideValue(for: Void.self) != nil)
  }

  @Test("1.3 collectionsProvider") func collectionsProvider() {
    let provider = ValueProvider.collectionsProvider
    #expect(provider.provideValue() == [Int]() && provider.provideValue() == Set<Int>())
    #expect(provider.provideValue() == [Int: Int]() && provider.provideValue(for: Int.self) == nil)
  }

  @Test("1.3 primitivesProvider") func primitivesProvider() {
    let provider = ValueProvider.primitivesProvider
    #expect(provider.provideValue() == false && provider.provideValue() == UInt8(0))
    #expect(provider.provideValue() == Float(0) && provider.provideValue(for: String.self) == nil)
  }

  @Test("1.3 basicsProvider") func basicsProvider() {
    let provider = ValueProvider.basicsProvider
    #expect(provider.provideValue(for: Void.self) != nil)
    #expect(provider.provideValue(for: Int?.self) == .some(nil))
  }

  @Test("1.3 stringsProvider") func stringsProvider() {
    let provider = ValueProvider.stringsProvider
    #expect(provider.provideValue() == "" && provider.provideValue() == Substring())
    #expect(provider.provideValue(for: Int.self) == nil)
  }

  @Test("1.3 datesProvider") func datesProvider() {
    #expect(ValueProvider.datesProvider.provideValue() == Date(timeIntervalSince1970: 0))
  }

  @Test("1.3 tuples of 2 to 6 elements") func tuplesHaveDefaultValues() throws {
    let provider = ValueProvider.standardProvider
    #expect(try #require(provider.provideValue(for: (Int, String).self)) == (0, ""))
    let six = try #require(
      provider.provideValue(for: (Int, Int, Int, String, Bool, Double).self))
    #expect(six == (0, 0, 0, "", false, 0))
    let optionals = try #require(provider.provideValue(for: (Int?, String?).self))
    #expect(optionals == (nil, nil))
  }
}
