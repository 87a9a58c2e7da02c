import Mynah
import Testing

/// What takes collections.
protocol Collector {
  func collect(_ numbers: [Int])
  func note(_ ages: [String: Int])
}

/// Mockingbird's public interface, section 1.4: matchers of collections.
@Suite struct CollectionMatcherInterfaceTests {
  let collector = mock(Collector.self)

  init() {
    for numbers in [[], [1], [1, 2], [2, 1, 3]] { collector.collect(numbers) }
    for ages in [[:], ["Ryan": 1], ["Ryan": 1, "Maya": 2]] { collector.note(ages) }
  }

  @Test("1.4 any<T: Collection>(_:containing: T.Element...)") func collectionsContainElements() {
    verify(collector.collect(any(containing: 1, 2))).wasCalled(twice)
    verify(collector.collect(any([Int].self, containing: 3))).wasCalled()
  }

  @Test("1.4 any<K, V>(_ dictionary:containing: V...)") func dictionariesContainValues() {
    verify(collector.note(any(containing: 1))).wasCalled(twice)
    verify(collector.note(any(containing: 1, 2))).wasCalled()
  }

  @Test("1.4 any<K, V>(_:keys: K...)") func dictionariesHaveKeys() {
    verify(collector.note(any(keys: "Ryan"))).wasCalled(twice)
    verify(collector.note(any(keys: "Ryan", "Maya"))).wasCalled()
  }

  @Test("1.4 any<T: Collection>(_:count: CountMatcher)") func collectionsHaveACount() {
    verify(collector.collect(any(count: atLeast(2)))).wasCalled(twice)
    verify(collector.note(any(count: exactly(1)))).wasCalled()
  }

  @Test("1.4 notEmpty<T: Collection>(_:)") func collectionsAreNotEmpty() {
    verify(collector.collect(notEmpty())).wasCalled(3)
    verify(collector.note(notEmpty())).wasCalled(twice)
  }
}
