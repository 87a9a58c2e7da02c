import Mynah
import Testing

/// Tests that compare matchers with a simple reference, for thousands of random values.
///
/// The seed is fixed, so each run has the same values.
@Suite struct MatcherModelTests {
  let subject = mock(Subject.self)

  @Test(arguments: 0..<8)
  func composedMatchersAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed)
    let values = [nil] + (-3...3).map(Optional.some)
    for value in values { subject.take(value) }
    for _ in 0..<300 {
      let model = Model.random(depth: 3, &random)
      let captor = ArgumentCaptor<Int?>()
      let expected = values.filter(model.matches)
      let failures = failures {
        verify(subject.take(model.matcher(captor))).wasCalled(expected.count)
      }
      #expect(failures == [], "\(model)")
      #expect(received(by: captor) == expected.flatMap(model.captured), "\(model)")
    }
  }

  @Test(arguments: 0..<8)
  func stubsOfComposedMatchersAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed + 100)
    let values = [nil] + (-3...3).map(Optional.some)
    for _ in 0..<100 {
      let subject = mock(Subject.self)
      let (model, captor) = (Model.random(depth: 3, &random), ArgumentCaptor<Int?>())
      given(subject.ask(any())).willReturn(false)
      given(subject.ask(model.matcher(captor))).willReturn(true)
      #expect(values.map { subject.ask($0) } == values.map(model.matches), "\(model)")
      let expected = values.filter(model.matches).flatMap(model.captured)
      #expect(received(by: captor) == expected, "\(model)")
    }
  }

  @Test(arguments: 0..<8)
  func elementsAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed + 200)
    for _ in 0..<300 {
      let subject = mock(Subject.self)
      let models = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Model.random(depth: 1, &random)
      }
      let count = Bool.random(using: &random) ? models.count : Int.random(in: 0...5, using: &random)
      let list = (0..<count).map { _ in Model.randomValue(&random) }
      subject.list(list)
      let isMatch =
        list.count == models.count && zip(models, list).allSatisfy { $0.matches($1) }
      let captor = ArgumentCaptor<Int?>()
      let failures = failures {
        verify(subject.list(elements(models, captor))).wasCalled(isMatch ? 1 : 0)
      }
      #expect(failures == [], "\(models) \(list)")
      let captured = isMatch ? zip(models, list).flatMap { $0.captured($1) } : []
      #expect(received(by: captor) == captured, "\(models) \(list)")
    }
  }

  @Test(arguments: 0..<8)
  func elementsOfSetsAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed + 300)
    for _ in 0..<150 {
      let subject = mock(Subject.self)
      let models = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Model.random(depth: 1, &random)
      }
      let set = Set((0..<models.count).map { _ in Model.randomValue(&random) })
      subject.collect(set)
      let isMatch = set.count == models.count && Self.isMatch(models[...], Array(set))
      let failures = failures {
        verify(subject.collect(elements(models, ArgumentCaptor()))).wasCalled(isMatch ? 1 : 0)
      }
      #expect(failures == [], "\(models) \(set)")
    }
  }

  /// Returns whether each matcher matches another value, in any order.
  private static func isMatch(_ models: ArraySlice<Model>, _ values: [Int?]) -> Bool {
    guard let first = models.first else { return values.isEmpty }
    return values.indices.contains { index in
      var others = values
      return first.matches(others.remove(at: index)) && isMatch(models.dropFirst(), others)
    }
  }

  @Test(arguments: 0..<8)
  func partsOfValuesAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed + 400)
    for _ in 0..<150 {
      let subject = mock(Subject.self)
      let model = Model.random(depth: 2, &random)
      let value = Model.randomValue(&random)
      let hasKey = Bool.random(using: &random)
      let (entry, property) = (ArgumentCaptor<Int?>(), ArgumentCaptor<Int?>())
      subject.store(hasKey ? ["a": value, "b": 1] : ["b": value])
      subject.open(Subject.Box(value: value))
      let failures = failures {
        verify(subject.store(any(key: "a", value: model.matcher(entry))))
          .wasCalled(hasKey && model.matches(value) ? 1 : 0)
        verify(subject.open(any(\.value, model.matcher(property))))
          .wasCalled(model.matches(value) ? 1 : 0)
      }
      #expect(failures == [], "\(model) \(String(describing: value))")
      let captured = model.matches(value) ? model.captured(value) : []
      #expect(received(by: property) == captured, "\(model)")
      #expect(received(by: entry) == (hasKey ? captured : []), "\(model)")
    }
  }

  @Test(arguments: 0..<8)
  func equalityOfNestedDictionariesAgreesWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed + 500)
    for _ in 0..<150 {
      let subject = mock(Subject.self)
      let first = Json.random(depth: 3, &random)
      let second = Bool.random(using: &random) ? first.changed(&random) : first
      given(subject.isKnown(any())).willReturn(false)
      given(subject.isKnown(first.value(&random))).willReturn(true)
      #expect(subject.isKnown(second.value(&random)) == (first == second), "\(first) \(second)")
      let failures = failures {
        verify(subject.isKnown(first.value(&random))).wasCalled(first == second ? 1 : 0)
      }
      #expect(failures == [], "\(first) \(second)")
    }
  }

  /// Returns the captured values, without a failure if no matcher contains the captor.
  private func received(by captor: ArgumentCaptor<Int?>) -> [Int?] {
    var values: [Int?] = []
    _ = failures { values = captor.allValues }
    return values
  }

  private func elements<Elements: Collection<Int?>>(
    _ models: [Model], _ captor: ArgumentCaptor<Int?>
  ) -> Elements? {
    let part = { (index: Int) in models[index].matcher(captor) }
    return switch models.count {
    case 1: any(elements: part(0))
    case 2: any(elements: part(0), part(1))
    case 3: any(elements: part(0), part(1), part(2))
    case 4: any(elements: part(0), part(1), part(2), part(3))
    default: any(elements: part(0), part(1), part(2), part(3), part(4))
    }
  }
}

/// A model of a matcher for an optional integer.
private indirect enum Model {
  case anything
  case captor
  case present
  case exactly(Int?)
  case range(ClosedRange<Int>)
  case not(Model)
  case all([Model])
  case any([Model])

  func matches(_ value: Int?) -> Bool {
    switch self {
    case .anything, .captor: true
    case .present: value != nil
    case .exactly(let expected): value == expected
    case .range(let range): value.map(range.contains) ?? false
    case .not(let model): !model.matches(value)
    case .all(let models): models.allSatisfy { $0.matches(value) }
    case .any(let models): models.contains { $0.matches(value) }
    }
  }

  /// Returns the values that captors receive from a matching value.
  func captured(_ value: Int?) -> [Int?] {
    switch self {
    case .captor: [value]
    case .all(let models), .any(let models):
      models.filter { $0.matches(value) }.flatMap { $0.captured(value) }
    default: []
    }
  }

  /// Returns the matcher, or nil if a matcher was made or the value is nil.
  func matcher(_ captor: ArgumentCaptor<Int?>) -> Int?? {
    switch self {
    case .anything: return Mynah.any()
    case .captor: return captor.any()
    case .present: return notNil()
    // A function can't return a nil that's different from a matcher, but it can return its value.
    case .exactly(let value): return value.map { .some($0) } ?? nil
    case .range(let range): return Mynah.any(in: range)
    case .not(let model): return Mynah.not(model.matcher(captor))
    case .all(let models):
      let part = { (index: Int) in models[index].matcher(captor) }
      return switch models.count {
      case 1: allOf(part(0))
      case 2: allOf(part(0), part(1))
      case 3: allOf(part(0), part(1), part(2))
      default: allOf(part(0), part(1), part(2), part(3), part(4))
      }
    case .any(let models):
      let part = { (index: Int) in models[index].matcher(captor) }
      return switch models.count {
      case 1: anyOf(part(0))
      case 2: anyOf(part(0), part(1))
      case 3: anyOf(part(0), part(1), part(2))
      default: anyOf(part(0), part(1), part(2), part(3), part(4))
      }
    }
  }

  static func randomValue(_ random: inout SeededGenerator) -> Int? {
    let value = Int.random(in: -4...3, using: &random)
    return value == -4 ? nil : value
  }

  static func random(depth: Int, _ random: inout SeededGenerator) -> Model {
    let parts = { (random: inout SeededGenerator) in
      let count = [1, 2, 3, 5].randomElement(using: &random) ?? 1
      return (0..<count).map { _ in Model.random(depth: depth - 1, &random) }
    }
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .anything
    case 1: return .captor
    case 2: return .present
    case 3, 4: return .exactly(randomValue(&random))
    case 5:
      let first = Int.random(in: -3...3, using: &random)
      return .range(first...Int.random(in: first...3, using: &random))
    case 6: return .not(Model.random(depth: depth - 1, &random))
    case 7: return .all(parts(&random))
    default: return .any(parts(&random))
    }
  }
}

/// A value of dictionaries and arrays whose equality Swift knows.
private indirect enum Json: Equatable {
  case missing
  case number(Int)
  case text(String)
  case list([Json])
  case object([String: Json])
  case set(Set<Int>)

  static func random(depth: Int, _ random: inout SeededGenerator) -> Json {
    let count = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
    case 0: return .missing
    case 1: return .number(Int.random(in: 0...2, using: &random))
    case 2: return .text(String(Int.random(in: 0...2, using: &random)))
    case 3: return .list((0..<count).map { _ in Json.random(depth: depth - 1, &random) })
    case 4: return .set(Set((0..<count).map { _ in Int.random(in: 0...9, using: &random) }))
    default:
      let entries = (0..<count).map { ("key \($0)", Json.random(depth: depth - 1, &random)) }
      return .object(Dictionary(uniqueKeysWithValues: entries))
    }
  }

  /// Returns the value with a random change, which may have no effect.
  func changed(_ random: inout SeededGenerator) -> Json {
    switch self {
    case .object(var entries):
      guard let key = entries.keys.sorted().randomElement(using: &random) else { return .missing }
      entries[key] = entries[key]?.changed(&random)
      return .object(entries)
    case .list(var items):
      guard let index = items.indices.randomElement(using: &random) else { return .missing }
      items[index] = items[index].changed(&random)
      return .list(items)
    default: return Json.random(depth: 1, &random)
    }
  }

  /// Returns the value as an erased value, whose dictionaries have a random storage order.
  func value(_ random: inout SeededGenerator) -> Any {
    switch self {
    case .missing: return Int?.none as Any
    case .number(let number): return number
    case .text(let text): return text
    case .list(let items): return items.map { $0.value(&random) }
    case .set(let numbers): return numbers
    case .object(let entries):
      let capacity = Int.random(in: 0...50, using: &random)
      var object = [String: Any](minimumCapacity: capacity)
      for (key, item) in entries.shuffled(using: &random) { object[key] = item.value(&random) }
      return object
    }
  }
}

/// A generator of the same numbers for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

protocol Subject {
  typealias Box = SubjectBox
  func take(_ value: Int?)
  func ask(_ value: Int?) -> Bool
  func list(_ values: [Int?])
  func collect(_ values: Set<Int?>)
  func store(_ values: [String: Int?])
  func open(_ box: Box)
  func isKnown(_ value: Any) -> Bool
}

struct SubjectBox { var value: Int? }
