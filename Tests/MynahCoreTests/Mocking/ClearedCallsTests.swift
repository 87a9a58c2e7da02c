import Mynah
import Support
import Testing

@testable import MynahCore

/// Tests of `clearInvocations(of:)`, which forgets the calls to one member.
@Suite struct ClearedInvocationTests {
  let ferry = FerryMock().useDefaultValues(from: .standardProvider)
  private var asFerry: any Ferry { ferry }

  private func load(_ weights: Int...) {
    for weight in weights { _ = asFerry.load(weight) }
  }

  @Test func onlyTheCallsToOneMemberAreForgotten() {
    load(1, 2)
    asFerry.leave()
    clearInvocations(of: ferry.load(any()))
    verify(ferry.load(any())).wasNeverCalled()
    verify(ferry.leave()).wasCalled()
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func valuesAndMatchersSelectTheCalls() {
    load(1, 2, 3, 4, 2)
    clearInvocations(of: ferry.load(2))
    #expect(calls(ferry.load(any())) == [1, 3, 4])
    clearInvocations(of: ferry.load(any { $0 > 3 }))
    #expect(calls(ferry.load(any())) == [1, 3])
    clearInvocations(of: ferry.load(9))
    #expect(calls(ferry.load(any())) == [1, 3])
    load(5, 6, 7, 8, 9, 10, 11, 12, 13)
    #expect(calls(ferry.load(any())).count == 11)
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func stubsAreKept() {
    given(ferry.load(any())).willReturn(7)
    load(1)
    clearInvocations(of: ferry.load(any()))
    #expect(asFerry.load(1) == 7)
    verify(ferry.load(1)).wasCalled()
  }

  @Test func theOrderOfTheOtherCallsIsKept() {
    load(1)
    asFerry.leave()
    load(2, 1, 3)
    clearInvocations(of: ferry.load(1))
    inOrder(with: .onlyConsecutiveInvocations) {
      verify(ferry.leave()).wasCalled()
      verify(ferry.load(2)).wasCalled()
      verify(ferry.load(3)).wasCalled()
    }
  }

  @Test func verifiedCallsStayVerified() {
    load(1, 2, 3)
    verify(ferry.load(2)).wasCalled()
    clearInvocations(of: ferry.load(1))
    #expect(
      report { verifyNoMoreInteractions(ferry) } == """
        Expected no more calls to ferry, but 1 of 2 calls is not verified.
        Not verified: #2 ferry.load(3)
        """)
    clearInvocations(of: ferry.load(3))
    verifyNoMoreInteractions(ferry)
  }

  @Test func forgottenCallsAreStillCounted() {
    ferry.recording(.last(3))
    load(1, 2, 3, 4, 5)
    clearInvocations(of: ferry.load(4))
    verify(ferry.load(any())).wasCalled(4)
    load(6, 7, 8)
    #expect(calls(ferry.load(any())) == [6, 7, 8])
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func argumentsOfForgottenCallsAreReleased() {
    weak var released: Bale?
    weak var kept: Bale?
    do {
      let (first, second) = (Bale(), Bale())
      (released, kept) = (first, second)
      asFerry.store(first)
      asFerry.store(second)
      clearInvocations(of: ferry.store(first))
    }
    #expect(released == nil)
    #expect(kept != nil)
  }

  @Test func outcomesOfTheOtherCallsAreKept() {
    ferry.recordingOutcomes()
    given(ferry.load(any())).will { $0 * 10 }
    load(1, 2)
    clearInvocations(of: ferry.load(1))
    verify(ferry.load(any())).returned(20)
    verify(ferry.load(any())).wasCalled()
  }

  @Test func eachKindOfMemberCanBeCleared() async throws {
    var other = asFerry
    other.name = "Ryan"
    _ = other.name
    _ = other[3]
    await other.wait(hours: 3)
    await other.wait(hours: 4)
    _ = try await other.track("box")
    _ = other.keep("egg")
    clearInvocations(of: ferry.setName(any()))
    clearInvocations(of: ferry.name)
    clearInvocations(of: ferry[any()])
    clearInvocations(of: ferry.wait(hours: 3))
    clearInvocations(of: ferry.track(any()))
    #expect(
      describe(ferry) == """
        ferry received 2 calls:
        #1 wait(hours: 4)     no stub
        #2 keep("egg")     no stub
        """)
    clearInvocations(of: ferry.keep(any()))
    clearInvocations(of: ferry.wait(hours: any()))
    verifyNoInteractions(ferry)
  }

  @Test func overloadsThatDifferOnlyInAsyncAreNamed() async {
    _ = await asFerry.depth()
    #expect(await calls(ferry.depth()).count == 1)
    clearInvocations(sync: ferry.depth())
    #expect(await calls(ferry.depth()).count == 1)
    clearInvocations(async: ferry.depth())
    #expect(await calls(ferry.depth()).isEmpty)
  }

  @Test func staticMembersCanBeCleared() {
    withMocks {
      given(FerryMock.build(any())).willReturn(1)
      for count in 1...2 { _ = FerryMock.build(count) }
      clearInvocations(of: FerryMock.build(1))
      let counts = calls(FerryMock.build(any()))
      #expect(counts == [2])
    }
  }

  @Test func mistakesInThePatternAreReported() {
    load(1)
    let line = #line + 2
    let capture = capturedFailures {
      clearInvocations(of: ferry.load(secondArg(any())))
    }
    #expect(
      capture.report == """
        any() has the position 2, but it's argument 1.
        Write: arg(any(), at: 1), or any() without a position.
        """)
    #expect(capture.lines == [line])
    verify(ferry.load(1)).wasCalled()
  }

  @Test func callsOfOtherThreadsAreKept() async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { [ferry] in
          for index in 0..<500 { _ = (ferry as any Ferry).load(thread % 2 == 0 ? index : -1) }
        }
      }
      for _ in 0..<2 {
        group.addTask { [ferry] in
          for _ in 0..<50 { clearInvocations(of: ferry.load(-1)) }
        }
      }
    }
    clearInvocations(of: ferry.load(-1))
    verify(ferry.load(any())).wasCalled(1_000)
    #expect(ferry.mockingContext._checkInvariants() == [])
  }
}

/// Tests of `clearStubs(of:)`, which removes the stubs of one member.
@Suite struct ClearedStubTests {
  let ferry = FerryMock().useDefaultValues(from: .standardProvider)
  private var asFerry: any Ferry { ferry }

  @Test func aWildcardRemovesAllStubsOfTheMember() {
    given(ferry.load(any())).willReturn(1)
    given(ferry.load(3)).willReturn(2)
    given(ferry.load(any { $0 > 5 })).willReturn(3)
    given(ferry.name).willReturn("Ryan")
    clearStubs(of: ferry.load(any()))
    #expect([asFerry.load(1), asFerry.load(3), asFerry.load(6)] == [0, 0, 0])
    #expect(asFerry.name == "Ryan")
    verify(ferry.load(any())).wasCalled(3)
  }

  @Test func valuesRemoveTheStubsOfTheseValues() {
    given(ferry.load(any())).willReturn(1)
    given(ferry.load(3)).willReturn(2)
    given(ferry.load(4)).willReturn(3)
    clearStubs(of: ferry.load(3))
    #expect([asFerry.load(3), asFerry.load(4), asFerry.load(5)] == [1, 3, 1])
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func matchersRemoveTheStubsOfMatchingValues() {
    for weight in 1...20 { given(ferry.load(weight)).willReturn(weight) }
    clearStubs(of: ferry.load(any { $0 % 2 == 0 }))
    #expect((1...20).map { asFerry.load($0) } == (1...20).map { $0 % 2 == 0 ? 0 : $0 })
    given(ferry.load(2)).willReturn(22)
    given(ferry.load(3)).willReturn(33)
    #expect([asFerry.load(2), asFerry.load(3), asFerry.load(5)] == [22, 33, 5])
    clearStubs(of: ferry.load(any { $0 > 1 }))
    let answers: [Int] = (1...20).map { asFerry.load($0) }
    #expect(answers.reduce(0, +) == 1)
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func theOtherStubsKeepTheirAnswers() {
    let stub = given(ferry.load(1)).willReturn(finiteSequence(of: 1, 2))
    given(ferry.load(2)).willReturn(9)
    #expect(asFerry.load(1) == 1)
    clearStubs(of: ferry.load(2))
    #expect(asFerry.load(1) == 2)
    stub.willReturn(4)
    #expect(asFerry.load(1) == 4)
  }

  @Test func usedStubsStayUsed() {
    withMocks(.strict) {
      let ferry = mock(Ferry.self)
      given(ferry.load(1)).willReturn(1)
      given(ferry.load(2)).lenient().willReturn(2)
      given(ferry.load(3)).willReturn(2)
      _ = (ferry as any Ferry).load(1)
      clearStubs(of: ferry.load(3))
    }
  }

  @Test func anAnswerForAClearedStubIsReported() {
    let line = #line + 1
    let stub = given(ferry.load(1)).willReturn(1)
    given(ferry.load(2)).willReturn(2)
    clearStubs(of: ferry.load(1))
    let capture = capturedFailures { stub.willReturn(3) }
    #expect(
      capture.report == """
        An answer was added to a stub of ferry.load(1) that had been cleared.
        Write given(...) again after clearStubs or reset.
        """)
    #expect(capture.lines == [line])
  }

  @Test func eachKindOfMemberCanBeCleared() async throws {
    var other = asFerry
    let log = Log()
    given(ferry.name).willReturn("Ryan")
    given(ferry.name = any()).will { (name: String) in log.texts.append(name) }
    given(ferry[any()]).willReturn("red")
    given(ferry.track(any())).willReturn(3)
    await given(ferry.wait(hours: any())).will { log.texts.append("waited") }
    clearStubs(of: ferry.name)
    clearStubs(of: ferry.setName(any()))
    clearStubs(of: ferry[any()])
    clearStubs(of: ferry.track(any()))
    clearStubs(of: ferry.wait(hours: any()))
    other.name = "Sterling"
    await other.wait(hours: 3)
    #expect([other.name, other[3]] == ["", ""])
    #expect(try await other.track("box") == 0)

    #expect(log.texts.isEmpty)
  }

  @Test func stubsOfAGenericMemberAreRemovedForOneTypeOrAllTypes() {
    given(ferry.tag(any())).willReturn(true)
    given(ferry.tag("box")).willReturn(true)
    #expect(asFerry.tag(3) && asFerry.tag("box") && asFerry.tag(1.5))
    clearStubs(of: ferry.tag(any(Int.self)))
    #expect(!asFerry.tag(3) && asFerry.tag("box") && asFerry.tag(1.5))
    clearStubs(of: ferry.tag(any()))
    #expect(!asFerry.tag(3) && !asFerry.tag("box") && !asFerry.tag(1.5) && !asFerry.tag(true))
  }

  @Test func aStubForOneTypeIsRemovedWithTheStubsForAllTypes() {
    let courier = mock(Courier.self).useDefaultValues(from: .standardProvider)
    given(courier.store(3, on: 1)).willReturn(true)
    given(courier.store(3, on: 2)).willReturn(true)
    clearStubs(of: courier.store(any(), on: 1))
    #expect([courier.store(3, on: 1), courier.store(3, on: 2)] == [false, true])
  }

  @Test func forwardingTargetsAndNestedMocksAreRemoved() {
    given(ferry.load(any())).willForward(to: Barge())
    #expect(asFerry.load(3) == 300)
    clearStubs(of: ferry.load(any()))
    #expect(asFerry.load(3) == 0)
    let captain = ferry.captain.nestedMock
    #expect(asFerry.captain === captain)
    clearStubs(of: ferry.captain)
    #expect(ferry.captain.nestedMock !== captain)
  }

  @Test func clearingNoStubIsReported() {
    given(ferry.load(any())).willReturn(1)
    given(ferry.load(3)).willReturn(1)
    given(ferry.name = any()).willReturn()
    let (line, stubs) = (#line + 2, #line - 3)
    let capture = capturedFailures {
      clearStubs(of: ferry.load(4))
      clearStubs(of: ferry.load(any { $0 > 2 && $0 < 1 }))
      clearStubs(of: ferry.setName("Ryan"))
    }
    #expect(
      capture.report == """
        clearStubs(of: ferry.load(4)) clears no stub, because each stub may answer other calls, too.
        Stubs: load(3) at ClearedCallsTests.swift:\(stubs + 1)   load(any()) at ClearedCallsTests.swift:\(stubs)
        Write: clearStubs(of: ferry.load(any()))

        clearStubs(of: ferry.load(any(where:))) clears no stub, because each stub may answer other calls, too.
        Stubs: load(3) at ClearedCallsTests.swift:\(stubs + 1)   load(any()) at ClearedCallsTests.swift:\(stubs)
        Write: clearStubs(of: ferry.load(any()))

        clearStubs(of: ferry.setName("Ryan")) clears no stub, because each stub may answer other calls, too.
        Stubs: name = any() at ClearedCallsTests.swift:\(stubs + 2)
        Write: clearStubs(of: ferry.setName(any()))
        """)
    #expect(capture.lines == [line, line + 1, line + 2])
  }

  @Test func aMemberWithoutStubsMayBeCleared() {
    clearStubs(of: ferry.load(4))
    clearStubs(of: ferry.load(any()))
    clearStubs(of: ferry.tag(any()))
  }

  @Test func callsOfOtherThreadsFindTheOtherStubs() async {
    for weight in 0..<20 { given(ferry.load(weight)).willReturn(weight) }
    given(ferry.load(any { $0 > 100 })).willReturn(100)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { [ferry] in
          for index in 0..<400 {
            #expect((ferry as any Ferry).load(index % 10) == index % 10)
            #expect((ferry as any Ferry).load(101) == 100)
          }
        }
      }
      group.addTask { [ferry] in
        for weight in 10..<20 {
          clearStubs(of: ferry.load(weight))
          given(ferry.load(weight)).willReturn(1)
          clearStubs(of: ferry.load(weight))
        }
      }
    }
    #expect(asFerry.load(15) == 0)
    #expect(ferry.mockingContext._checkInvariants() == [])
  }
}

/// Tests of clearing a mock that's isolated to the main actor.
@MainActor @Suite struct ClearedMainActorTests {
  @Test func callsAndStubsOfIsolatedMembersAreCleared() async {
    let tower = mock(Tower.self).useDefaultValues(from: .standardProvider)
    given(tower.signal(any())).willReturn(3)
    #expect((tower as any Tower).signal("red") == 3)
    clearInvocations(of: tower.signal("red"))
    clearStubs(of: tower.signal(any()))
    verify(tower.signal(any())).wasNeverCalled()
    #expect((tower as any Tower).signal("red") == 0)
    await (tower as any Tower).rest(hours: 3)
    clearInvocations(of: tower.rest(hours: 3))
    await verify(tower.rest(hours: any())).wasNeverCalled()
  }
}

protocol CanalLock {
  func level(at place: Int) -> Int
  func level(at place: Int) async -> Int
}

protocol Ferry {
  var name: String { get set }
  var captain: any Captain { get }
  subscript(deck: Int) -> String { get }
  func load(_ weight: Int) -> Int
  func leave()
  func store(_ parcel: Bale)
  func wait(hours: Int) async
  func track(_ box: String) async throws -> Int
  func keep<Item>(_ item: Item) -> Item
  func tag<Item>(_ item: Item) -> Bool
  func depth() -> Int
  func depth() async -> Int
  static func build(_ count: Int) -> Int
}

protocol Captain: AnyObject {
  var name: String { get }
}

func mockCaptain() -> CaptainMock { mock(Captain.self) }

@MainActor protocol Tower {
  func signal(_ color: String) -> Int
  func rest(hours: Int) async
}

final class Bale {}

struct Barge: Ferry {
  var name = ""
  var captain: any Captain { mockCaptain() }
  subscript(deck: Int) -> String { "" }
  func load(_ weight: Int) -> Int { weight * 100 }
  func leave() {}
  func store(_ parcel: Bale) {}
  func wait(hours: Int) async {}
  func track(_ box: String) async throws -> Int { 0 }
  func keep<Item>(_ item: Item) -> Item { item }
  func tag<Item>(_ item: Item) -> Bool { false }
  func depth() -> Int { 0 }
  func depth() async -> Int { 0 }
  static func build(_ count: Int) -> Int { 0 }
}
