import Mynah
import Testing

final class Letter {
  var text: String

  init(_ text: String) { self.text = text }
}

protocol Post {
  func send(_ letter: Letter)
}

func sendGreetings(by post: some Post) {
  let letter = Letter("Hello, Ann")
  post.send(letter)
  letter.text = "Hello, Bob"
  post.send(letter)
}

/// The examples of the page about matching.
@Suite struct MatchingGuideTests {
  let bird = mock(Bird.self)

  @Test func callsReturnsTheArgumentsOfCalls() {
    let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
    _ = bird.fly(to: "Oslo", speed: 40)
    _ = bird.greet("Ryan")
    _ = bird.greet(nil)
    for (place, speed) in calls(bird.fly(to: any(), speed: any())) {
      #expect(speed < 50, "too fast to \(place)")
    }
    #expect(calls(bird.fly(to: "Oslo", speed: any())).count == 1)
    #expect(calls(bird.greet(any())) == ["Ryan", nil])
  }

  @Test func copiesKeepTheStateOfClassInstances() {
    let post = mock(Post.self).copying { (letter: Letter) in Letter(letter.text) }
    sendGreetings(by: post)
    #expect(calls(post.send(any())).map(\.text) == ["Hello, Ann", "Hello, Bob"])
    verify(post.send(any(where: { $0.text == "Hello, Ann" }))).wasCalled()
  }

  @Test func matchersMatchArguments() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: any(where: { $0 > 3 }))).willReturn(true)
    given(bird.chirp(volume: any(in: 40...))).willReturn(false)
    given(bird.fly(to: any(of: "Oslo", "Rome"), speed: any())).willReturn(3)
    given(bird.greet(notNil())).willReturn(true)
    given(bird.greet(nil)).willReturn(false)
    #expect([3, 4, 40].map { bird.chirp(volume: $0) } == [false, true, false])
    #expect(["Oslo", "Rome"].map { bird.fly(to: $0, speed: 1) } == [3, 3])
    #expect([nil, "Ryan"].map { bird.greet($0) } == [false, true])
  }

  @Test func matchersMatchAssignedValues() {
    verify(bird.name = any(where: { $0.isEmpty })).wasNeverCalled()
    verify(bird[feather: any()]).wasNeverCalled()
    bird.name = ""
    verify(bird.name = any(where: { $0.isEmpty })).wasCalled()
  }

  @Test func failuresNameCustomMatchers() {
    #expect(
      report {
        given(bird.chirp(volume: any())).willReturn(true)
        _ = bird.chirp(volume: -1)
        verify(bird.chirp(volume: positive())).wasCalled()
      } == """
        Expected bird.chirp(volume: positive()) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 chirp(volume: *-1*)     volume: expected positive(), got -1
        """)
  }

  @Test func captorsStoreArguments() {
    given(bird.greet(any())).willReturn(true)
    _ = bird.greet("Ryan")
    _ = bird.greet("Maya")

    let friend = ArgumentCaptor<String>()
    verify(bird.greet(friend.any())).wasCalled(twice)
    #expect(friend.allValues == ["Ryan", "Maya"])
    #expect(friend.value == "Maya")
  }

  @Test func matchersCanBeCombined() {
    let text = report {
      given(bird.fly(to: any(), speed: any())).willReturn(1)
      given(bird.fly(to: allOf(notEmpty(), not("Oslo")), speed: any())).willReturn(3)
      #expect(bird.fly(to: "Rome", speed: 10) == 3)
      verify(bird.fly(to: any(), speed: anyOf(20, any(in: 40...)))).wasCalled()
    }
    #expect(
      text == """
        Expected bird.fly(to: any(), speed: anyOf(20, any(in: 40...))) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 fly(to: "Rome", speed: *10*)     speed: expected anyOf(20, any(in: 40...)), got 10
        """)
  }

  @Test func patternsInCallsFail() {
    #expect(
      report {
        _ = bird.chirp(volume: any())
      } == """
        bird.chirp(volume: any()) has a matcher, so it doesn't call the mock, and it isn't part of given or verify.
        Write given(bird.chirp(volume: any())) or verify(bird.chirp(volume: any())), or pass values to call the mock.
        """)
  }

  @Test func matchersInCallsFail() {
    #expect(
      report {
        given(bird.greet(any())).willReturn(true)
        _ = bird.greet(any())
      } == """
        any() is used outside of given and verify, so it can't match anything.
        Write a value here, or write the matcher inside given(...) or verify(...).
        """)
  }

  @Test func matchersInPartsOfArgumentsFail() {
    #expect(
      report {
        verify(bird.greet(any() ?? "Ryan")).wasCalled()
      } == """
        any() is part of a larger argument, so it can't match anything.
        Replace the whole argument with a matcher, such as any(where: { ... }).
        """)
  }

  @Test func exactValuesDoNotHaveToBeEquatable() {
    let beak = mock(Beak.self)
    given(beak.catches(any())).willReturn(false)
    given(beak.catches(Worm(length: 3))).willReturn(true)

    #expect(beak.catches(Worm(length: 3)))
    #expect(!beak.catches(Worm(length: 9)))

    #expect(
      report {
        verify(beak.catches(Worm(length: 5))).wasCalled()
      } == """
        Expected beak.catches(Worm(length: 5)) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #2 catches(*Worm(length: 9)*)     argument.length: expected 5, got 9
        Other calls: #1 catches(*Worm(length: 3)*)
        """)
  }

  @Test func elementsOfVariadicArgumentsAreMatched() {
    let diary = mock(Diary.self)
    diary.note("seed", "worm", page: 1)
    verify(diary.note("seed", any(), page: 1)).wasCalled()
    verify(diary.note(any(), page: 1)).wasCalled()
  }

  @Test func valuesOfAutoclosuresAreMatched() {
    let scribe = mock(Scribe.self)
    given(scribe.write(any())).will { line in print((try? line()) ?? "") }
    scribe.write("Eggs: 3")
    verify(scribe.write("Eggs: 3")).wasCalled()
  }

  @Test func typedMatchersSelectOverloads() {
    let perch = mock(Perch.self)
    given(perch.hold(any(String.self))).willReturn(true)
    given(perch.hold(any(Int.self))).willReturn(false)
    #expect([perch.hold("Ryan"), perch.hold(3)] == [true, false])
  }

  @Test func typedNilSelectsAnOverload() {
    let granary = mock(Granary.self)
    granary.set(nil, for: "seed")
    verify(granary.set(nil as Any?, for: "seed")).wasCalled()
  }

  @Test func genericMembersAreStubbedForAllTypes() {
    struct Lost: Error {}
    let cache = mock(Cache.self)
    given(cache.save(any())).willReturn(true)
    given(cache.load(any())).willThrow(Lost())
    #expect(cache.save(3) && cache.save("seed"))
    #expect(throws: Lost.self) { try cache.load(Key<Int>(name: "a")) }
  }

  @Test func genericMembersAreStubbedForOneType() {
    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect([cache.save("seed"), cache.save(3)] == [true, false])
  }

  @Test func failuresNameTheTypesOfGenericStubs() {
    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect(
      report {
        _ = cache.save(3.5)
      } == """
        Unexpected call: no stub answers cache.save(3.5), which returned false.
        save(_:) has no stubs as (Double) -> Bool, but it has 1 as (Int) -> Bool and 1 as (String) -> Bool.
        Write: given(cache.save(3.5)).willReturn(<#Bool#>)
        """)
  }

  @Test func closuresNeedAny() {
    let cage = mock(Cage.self)
    given(cage.onOpen(any())).will { action in action() }
    var isOpen = false
    cage.onOpen { isOpen = true }
    #expect(isOpen)
  }

  @Test func closuresFailAsExactArguments() {
    #expect(
      report {
        let cage = mock(Cage.self)
        verify(cage.onOpen({})).wasNeverCalled()
      } == """
        A closure of type () -> () is passed as an exact argument, but closures can't be compared.
        Write: any()
        """)

    #expect(
      report {
        let nest = mock(Hatchery.self)
        verify(nest.warm(Brood(eggs: 3, onHatch: {}))).wasNeverCalled()
      } == """
        A value of type Brood is passed as an exact argument, but its onHatch is a closure, and closures can't be compared.
        Write: any(), or any(where: { ... })
        """)
  }
}

func positive() -> Int? {
  matching("positive()") { $0 > 0 }
}

struct Worm {
  var length: Int
}

protocol Beak {
  func catches(_ worm: Worm) -> Bool
}

protocol Granary {
  func set(_ stock: Any?, for food: String)
  func set(_ stock: Int, for food: String)
}

protocol Perch {
  func hold(_ bird: String) -> Bool
  func hold(_ weight: Int) -> Bool
}

protocol Cache {
  func save<Value>(_ value: Value) -> Bool
  func load<Value>(_ key: Key<Value>) throws -> Value
}

struct Key<Value> {
  let name: String
}

struct Brood {
  var eggs: Int
  var onHatch: () -> Void
}

protocol Hatchery {
  func warm(_ brood: Brood)
}

protocol Diary {
  func note(_ words: String..., page: Int)
}

protocol Scribe {
  func write(_ line: @autoclosure () throws -> String)
}

protocol Cage {
  func onOpen(_ action: @escaping () -> Void)
}
