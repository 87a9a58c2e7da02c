import Mynah
import Testing

/// Tests of exact values that contain dictionaries and sets, whose elements have no order.
@Suite struct DictionaryMatchingTests {
  let tracker = mock(Tracker.self)

  /// Dictionaries with equal entries, which often differ in their storage order.
  private static var home: [String: Any] { ["screen": "home", "count": 2, "tags": ["a", "b"]] }
  private static var home2: [String: Any] {
    var other = [String: Any](minimumCapacity: 100)
    for (key, value) in home.sorted(by: { $0.key > $1.key }) { other[key] = value }
    return other
  }

  @Test func equalDictionariesMatchInVerify() {
    for _ in 0..<20 { tracker.track(Self.home) }
    verify(tracker.track(Self.home2)).wasCalled(20)
  }

  @Test func equalDictionariesMatchInGiven() {
    given(tracker.count(Self.home2)).willReturn(3)
    #expect(tracker.count(Self.home) == 3)
  }

  @Test func otherEntriesDoNotMatch() {
    tracker.track(["a": 1, "b": 2])
    verify(tracker.track(["a": 1, "b": 3])).wasNeverCalled()
    verify(tracker.track(["a": 1, "c": 2])).wasNeverCalled()
    verify(tracker.track(["a": 1])).wasNeverCalled()
    verify(tracker.track(["a": 1, "b": 2, "c": 3])).wasNeverCalled()
    verify(tracker.track(["a": 1, "b": "2"])).wasNeverCalled()
  }

  @Test func nestedDictionariesMatch() {
    tracker.track(["outer": ["x": 1, "y": [1, "2"] as [Any]] as [String: Any], "z": Self.home])
    verify(
      tracker.track(["z": Self.home2, "outer": ["y": [1, "2"] as [Any], "x": 1] as [String: Any]])
    ).wasCalled()
    verify(
      tracker.track(["z": Self.home2, "outer": ["y": [1, "3"] as [Any], "x": 1] as [String: Any]])
    ).wasNeverCalled()
  }

  @Test func collectionsOfOtherTypesMatchIfTheirElementsDo() {
    tracker.track(["user": ["name": "Ann"] as [String: Any], "tags": ["a", "b"] as [Any]])
    verify(tracker.track(["user": ["name": "Ann"], "tags": ["a", "b"]])).wasCalled()
    verify(tracker.track(["user": ["name": "Bob"], "tags": ["a", "b"]])).wasNeverCalled()
    verify(tracker.track(["user": ["name": "Ann"], "tags": ["a"]])).wasNeverCalled()
    verify(tracker.track(["user": ["name": "Ann"], "tags": Optional(["a", "b"]) as Any]))
      .wasNeverCalled()
  }

  @Test func dictionariesWithAnyHashableKeysMatch() {
    tracker.note(["a": 1, 2: "b", true: [3.5: "c"] as [AnyHashable: Any]])
    verify(tracker.note([true: [3.5: "c"] as [AnyHashable: Any], 2: "b", "a": 1])).wasCalled()
    verify(tracker.note([true: [3.5: "d"] as [AnyHashable: Any], 2: "b", "a": 1])).wasNeverCalled()
  }

  @Test func dictionariesOfSendableValuesMatch() {
    tracker.send(["a": 1, "b": "2", "c": [3]])
    verify(tracker.send(["c": [3], "b": "2", "a": 1])).wasCalled()
    verify(tracker.send(["c": [4], "b": "2", "a": 1])).wasNeverCalled()
  }

  @Test func dictionariesInStructsMatch() {
    tracker.pack(Satchel(items: ["a": 1, "b": 2, "c": "3"], labels: ["x", "y", "z"]))
    verify(tracker.pack(Satchel(items: ["c": "3", "b": 2, "a": 1], labels: ["z", "y", "x"])))
      .wasCalled()
    verify(tracker.pack(Satchel(items: ["c": "3", "b": 2, "a": 2], labels: ["z", "y", "x"])))
      .wasNeverCalled()
    verify(tracker.pack(Satchel(items: ["c": "3", "b": 2, "a": 1], labels: ["z", "y", "w"])))
      .wasNeverCalled()
  }

  @Test func valuesOfDictionariesCanBeNil() {
    tracker.track(["a": Int?.none as Any, "b": 2])
    verify(tracker.track(["b": 2, "a": Int?.none as Any])).wasCalled()
    verify(tracker.track(["b": 2])).wasNeverCalled()
  }

  @Test func nilMatchesNilOfAnotherType() {
    tracker.track(["a": Int?.none as Any])
    verify(tracker.track(["a": String?.none as Any])).wasCalled()
    verify(tracker.track(["a": Any?.none as Any])).wasCalled()
    verify(tracker.track(["a": 2])).wasNeverCalled()
    given(tracker.tag(any())).willReturn(0)
    given(tracker.tag(nil)).willReturn(1)
    #expect([nil, Int?.none as Any, 2].map { tracker.tag($0) } == [1, 1, 0])
  }

  @Test func aFailureNamesTheDifferingEntry() {
    tracker.track(["screen": "home", "count": 2])
    #expect(
      report { verify(tracker.track(["screen": "home", "count": 3])).wasCalled() } == """
        Expected tracker.track(["count": 3, "screen": "home"]) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 track(*["count": 2, "screen": "home"]*)     argument["count"]: expected 3, got 2
        """)
  }
}

struct Satchel {
  var items: [String: Any]
  var labels: Set<String>
}

protocol Tracker {
  func track(_ event: [String: Any])
  func count(_ event: [String: Any]) -> Int
  func note(_ event: [AnyHashable: Any])
  func send(_ event: [String: any Sendable])
  func pack(_ satchel: Satchel)
  func tag(_ value: Any?) -> Int
}
