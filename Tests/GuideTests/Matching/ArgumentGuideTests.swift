import Mynah
import Testing

/// The examples of the page about matching that are about kinds of arguments.
@Suite struct ArgumentGuideTests {
  @Test func valuesNeedNoConformance() {
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

  @Test func typesTellOverloadsApart() {
    let perch = mock(Perch.self)
    given(perch.hold(any(String.self))).willReturn(true)
    given(perch.hold(any(Int.self))).willReturn(false)
    #expect(perch.hold("Ryan"))
    #expect(!perch.hold(3))
  }

  @Test func nilSaysWhoseItIs() {
    let granary = mock(Granary.self)
    granary.set(nil, for: "seed")
    verify(granary.set(nil as Any?, for: "seed")).wasCalled()
  }

  @Test func genericMembersHaveStubsForAllTypes() {
    struct Lost: Error {}
    let cache = mock(Cache.self)
    given(cache.save(any())).willReturn(true)
    given(cache.load(any())).willThrow(Lost())
    #expect(cache.save(3) && cache.save("seed"))
    #expect(throws: Lost.self) { try cache.load(Key<Int>(name: "a")) }
  }

  @Test func genericMembersHaveStubsForEachType() {
    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect(cache.save("seed"))
    #expect(!cache.save(3))

    #expect(
      report {
        _ = cache.save(3.5)
      } == """
        Unexpected call: no stub answers cache.save(3.5), which returned false.
        save(_:) has no stubs as (Double) -> Bool, but it has 1 as (Int) -> Bool and 1 as (String) -> Bool.
        Write: given(cache.save(3.5)).willReturn(<#Bool#>)
        """)
  }

  @Test func closuresAreMatchedByAny() {
    let cage = mock(Cage.self)
    given(cage.onOpen(any())).will { action in action() }
    var isOpen = false
    cage.onOpen { isOpen = true }
    #expect(isOpen)
  }

  @Test func closuresAsExactValuesAreMistakes() {
    #expect(
      report {
        let cage = mock(Cage.self)
        verify(cage.onOpen({})).wasNeverCalled()
      } == """
        A closure of type () -> () is given as an exact argument, but closures can not be compared.
        Write: any()
        """)
  }

  @Test func valuesWithClosuresAreMistakesToo() {
    #expect(
      report {
        let nest = mock(Hatchery.self)
        verify(nest.warm(Brood(eggs: 3, onHatch: {}))).wasNeverCalled()
      } == """
        A value of type Brood is given as an exact argument, but its onHatch is a closure, and closures can not be compared.
        Write: any(), or any(where: { ... })
        """)
  }
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

protocol Cage {
  func onOpen(_ action: @escaping () -> Void)
}
