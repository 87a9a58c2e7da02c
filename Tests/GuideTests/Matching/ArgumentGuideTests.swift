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
  }

  @Test func typesTellOverloadsApart() {
    let perch = mock(Perch.self)
    given(perch.hold(any(String.self))).willReturn(true)
    given(perch.hold(any(Int.self))).willReturn(false)
    #expect(perch.hold("Ryan"))
    #expect(!perch.hold(3))
  }

  @Test func genericMembersHaveStubsForEachType() {
    let cache = mock(Cache.self)
    given(cache.save("seed")).willReturn(true)
    given(cache.save(any(Int.self))).willReturn(false)
    #expect(cache.save("seed"))
    #expect(!cache.save(3))
  }

  @Test func closuresAreMatchedByAny() {
    let cage = mock(Cage.self)
    given(cage.onOpen(any())).will { action in action() }
    var isOpen = false
    cage.onOpen { isOpen = true }
    #expect(isOpen)
  }

  @Test func closuresAsExactValuesAreMistakes() {
    let texts = failures {
      let cage = mock(Cage.self)
      verify(cage.onOpen({})).wasNeverCalled()
    }
    #expect(
      texts == [
        """
        A closure of type () -> () is given as an exact argument, but closures can not be compared.
        Write: any()
        """
      ])
  }
}

struct Worm {
  var length: Int
}

protocol Beak {
  func catches(_ worm: Worm) -> Bool
}

protocol Perch {
  func hold(_ bird: String) -> Bool
  func hold(_ weight: Int) -> Bool
}

protocol Cache {
  func save<Value>(_ value: Value) -> Bool
}

protocol Cage {
  func onOpen(_ action: @escaping () -> Void)
}
