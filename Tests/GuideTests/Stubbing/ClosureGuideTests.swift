import Mynah
import Testing

/// The examples of the page about stubbing whose members rethrow, or take what can not be copied.
@Suite struct ClosureGuideTests {
  @Test func membersThatRethrowCallTheClosure() {
    let catalogue = mock(Catalogue.self)
    given(catalogue.count(where: any())).will { isCounted in
      try [1, 2, 3].filter(isCounted).count
    }
    #expect(catalogue.count { $0 > 1 } == 2)
    #expect(throws: Typo.self) { try catalogue.count { _ in throw Typo() } }
  }

  @Test func valuesThatCanNotBeCopiedArePassedOn() {
    let ringer = mock(Ringer.self)
    given(ringer.attach(any())).will { (ring: consuming Ring) in ring.number > 0 }
    given(ringer.order(number: any())).will { NonCopyableResult(Ring(number: $0)) }

    let ring = ringer.order(number: 3)
    #expect(ring.number == 3)
    let isAttached = ringer.attach(ring)
    #expect(isAttached)
    verify(ringer.attach(any())).wasCalled()
  }
}

struct Typo: Error {}

protocol Catalogue {
  func count(where isCounted: (Int) throws -> Bool) rethrows -> Int
  func list<each Item>(_ items: repeat each Item) -> Int
}

struct Ring: ~Copyable {
  let number: Int
}

protocol Ringer {
  func attach(_ ring: consuming Ring) -> Bool
  func order(number: Int) -> Ring
}
