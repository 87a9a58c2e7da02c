import Mynah
import Testing

protocol Feeding {
  init(name: String)
  var grams: Int { get set }
  func feed(_ grams: Int) -> Int
}

/// A bird feeder that only tests have.
final class GenerousFeeder: StubbableFeeding {
  override func feed(_ grams: Int) -> Int { super.feed(grams) * 2 }
}

struct SubclassTests {
  @Test func stubbableClassesCanBeSubclassed() {
    let feeder: any Feeding = GenerousFeeder(name: "Ryan")
    #expect(feeder is StubbableFeeding)
    let generous = GenerousFeeder { $0.feed = { $0 } }
    #expect(generous.feed(2) == 4)
  }
}
