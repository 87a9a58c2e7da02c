import Dispatch
import Mynah
import Testing

/// Tests of recorded values that would end the process if they were read naively.
@Suite struct DangerousValueTests {
  let chest = mock(Chest.self)

  @Test func anUnownedReferenceToAReleasedObjectIsNotRead() {
    let first = Macaw(owner: Pirate())
    chest.put(first)
    #expect(
      report { verify(chest.put(Macaw(owner: Pirate()))).wasCalled() } == """
        Expected chest.put(Macaw(owner: a weak or unowned reference)) to be called exactly once, \
        but it was called 0 times.
        Closest of 1 call: #1 put(*Macaw(owner: a weak or unowned reference)*)     \
        argument.owner: expected a weak or unowned reference, got one to another object
        """)
    #expect(describe(first) == "Macaw(owner: a weak or unowned reference)")
    #expect(
      describe(chest) == """
        chest received 1 call:
        #1 put(Macaw(owner: a weak or unowned reference))     no stub
        """)
  }

  @Test func unownedReferencesToOneObjectAreEqual() {
    let pirate = Pirate()
    chest.put(Macaw(owner: pirate))
    verify(chest.put(Macaw(owner: pirate))).wasCalled()
    let other = Pirate()
    verify(chest.put(Macaw(owner: other))).wasNeverCalled()
    withExtendedLifetime((pirate, other)) {}
  }

  @Test func aRawValueThatIsTheValueItselfEnds() {
    given(chest.mirror(any())).willReturn(1)
    _ = chest.mirror(Echo())
    #expect(
      report { verify(chest.mirror(Echo())).wasCalled(2) } == """
        Expected chest.mirror(Echo()) to be called exactly twice, but it was called once.
        Matching calls: #1 mirror(Echo())
        """)
    #expect(failures { _ = mock(Chest.self).echo() }.count == 1)
  }

  @Test func valuesOfDepthTenThousandAreComparedOnATask() async {
    let isEqual = await Task.detached {
      let chest = mock(Chest.self)
      chest.hide(Rope.ofLength(10_000))
      return failures { verify(chest.hide(Rope.ofLength(10_000))).wasCalled() } == []
    }.value
    #expect(isEqual)
  }
}

private final class Pirate {}

/// A value that isn't `Equatable`, and refers to an object that may not exist anymore.
struct Macaw {
  unowned let owner: AnyObject
}

struct Echo: RawRepresentable {
  init() {}
  init?(rawValue: Echo) {}
  var rawValue: Echo { self }
}

struct Rope {
  var next: [Rope]

  /// Creates a rope that's released without recursion, because the test keeps it.
  static func ofLength(_ length: Int) -> Rope {
    var rope = Rope(next: [])
    for _ in 1..<length { rope = Rope(next: [rope]) }
    return rope
  }
}

protocol Chest {
  func put(_ macaw: Macaw)
  func mirror(_ echo: Echo) -> Int
  func echo() -> Echo
  func hide(_ rope: Rope)
}
