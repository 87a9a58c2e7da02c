import Mynah
import Testing

/// A protocol whose extension implements requirements with a single argument and without a result.
protocol Lookout: AnyObject {
  func spot(_ birds: Int)
  func spot(_ bird: String)
  func warn(_ reason: String) throws
  func wait(_ hours: Int) async
  func report(_ birds: Int)
  static func reset(_ count: Int)
}

extension Lookout {
  func spot(_ birds: Int) { Issue.record("spot(_:) of the extension was called") }
  func spot(_ bird: String) { Issue.record("spot(_:) of the extension was called") }
  func warn(_ reason: String) throws { Issue.record("warn(_:) of the extension was called") }
  func wait(_ hours: Int) async { Issue.record("wait(_:) of the extension was called") }
  func report(_ birds: Int, aloud: Bool = true) {
    Issue.record("report(_:aloud:) of the extension was called")
  }
  static func reset(_ count: Int) { Issue.record("reset(_:) of the extension was called") }
}

class Watchtower: Lookout {
  func spot(_ birds: Int) {}
  func report(_ birds: Int) {}
}

/// Tests of calls to mocks for which the compiler could choose a method of an extension.
struct ExtensionMethodTests {
  private let lookout = mock(Lookout.self)

  @Test func callsWithValuesAreVerified() {
    lookout.spot(3)
    lookout.spot("owl")

    verify(lookout.spot(3)).wasCalled()
    verify(lookout.spot("owl")).wasCalled()
    verify(lookout.spot(any(Int.self))).wasCalled()
  }

  @Test func callsWithValuesAreStubbed() {
    let birds = 3
    var spotted = 0
    given(lookout.spot(birds)).will { spotted += $0 }
    lookout.spot(3)
    lookout.spot(4)
    #expect(spotted == 3)
  }

  @Test func throwingMembersAreStubbed() {
    struct Storm: Error {}
    given(lookout.warn("cat")).willThrow(Storm())
    #expect(throws: Storm.self) { try lookout.warn("cat") }
  }

  @Test func asyncMembersAreStubbed() async {
    await given(lookout.wait(3)).willReturn()
    await lookout.wait(3)
    await verify(lookout.wait(3)).wasCalled()
  }

  @Test func defaultArgumentsOfTheExtensionAreNotUsed() {
    lookout.report(3)
    verify(lookout.report(3)).wasCalled()
  }

  @Test(.mocks) func staticMembersAreVerified() {
    LookoutMock.reset(3)
    verify(LookoutMock.reset(3)).wasCalled()
  }

  @Test func membersOfAClassThatConformsAreVerified() {
    let tower = mock(Watchtower.self)
    tower.spot(3)
    tower.report(3)
    verify(tower.spot(3)).wasCalled()
    verify(tower.report(3)).wasCalled()
  }
}
