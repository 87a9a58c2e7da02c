import FailureCapture
import Mynah
import Testing

/// Tests of the arguments of recorded calls, which `calls` returns.
@Suite struct RecordedArgumentTests {
  let porter = PorterMock().useDefaultValues(from: .standardProvider)
  private var asPorter: any Porter { porter }

  @Test func severalArgumentsAreTuples() {
    _ = asPorter.carry("egg", count: 3)
    _ = asPorter.carry("twig", count: 5)
    var carried: [String] = []
    for (load, count) in calls(porter.carry(any(), count: any())) {
      carried.append("\(count) \(load)")
    }
    #expect(carried == ["3 egg", "5 twig"])
  }

  @Test func aSingleArgumentIsAnElement() {
    asPorter.greet("Ryan")
    asPorter.greet(nil)
    #expect(calls(porter.greet(any())) == ["Ryan", nil])
  }

  @Test func anOptionalArgumentCanBeginAChain() async {
    asPorter.greet("Ryan")
    asPorter.greet(nil)
    #expect(calls(porter.greet(any())).map { $0?.count } == [4, nil])
    _ = await asPorter.seek("box")
    #expect(calls(porter.seek(any())).map { $0?.count ?? 0 } == [3])
    await asPorter.nap(until: "noon")
    #expect(await calls(porter.nap(until: any())).compactMap { $0?.count } == [4])
  }

  @Test func thePatternSelectsTheCalls() {
    for count in 1...3 { _ = asPorter.carry("egg", count: count) }
    #expect(calls(porter.carry("egg", count: any { $0 > 1 })).map(\.1) == [2, 3])
    #expect(calls(porter.carry("twig", count: any())).isEmpty)
  }

  @Test func callsWithoutArgumentsAreCounted() {
    asPorter.rest()
    asPorter.rest()
    #expect(calls(porter.rest()).count == 2)
  }

  @Test func throwingMembersHaveArguments() {
    try? asPorter.open("box")
    try? asPorter.close("lid")
    #expect(calls(porter.open(any())) == ["box"])
    #expect(calls(porter.close(any())) == ["lid"])
  }

  @Test func asyncMembersHaveArguments() async throws {
    _ = try await asPorter.track("box")
    await asPorter.wait(hours: 3)
    #expect(calls(porter.track(any())) == ["box"])
    #expect(await calls(porter.wait(hours: any())) == [3])
  }

  #if compiler(>=6.2)
    @Test func nonsendingMembersHaveArguments() async throws {
      let chores = mock(SlowChores.self).useDefaultValues(from: .standardProvider)
      await chores.dust()
      try await chores.polish("big")
      _ = await chores.count("big", in: 3)
      _ = await chores.find(nil)
      #expect(await calls(chores.dust()).count == 1)
      #expect(await calls(chores.polish(any())) == ["big"])
      #expect(calls(chores.count(any(), in: any())).map(\.1) == [3])
      #expect(calls(chores.find(any())) == [nil])
    }

    @Test func synchronousTestsReadTheCallsToANonsendingMember() {
      let chores = mock(SlowChores.self)
      #expect(calls(chores.dust()).isEmpty)
      #expect(calls(chores.polish(any())) == [])
    }
  #endif

  @Test func assignedValuesAreArguments() {
    var other = asPorter
    other.name = "Ryan"
    _ = other.name
    #expect(calls(porter.setName(any())) == ["Ryan"])
    #expect(calls(porter.name).count == 1)
  }

  @Test func indexesAreArguments() {
    _ = asPorter[1]
    #expect(calls(porter.getSubscript(any())) == [1])
    #expect(calls(porter[any()]).count == 1)
  }

  @Test func aGenericMemberHasTheArgumentsOfOneType() {
    _ = asPorter.keep(3)
    _ = asPorter.keep("egg")
    #expect(calls(porter.keep(any(Int.self))) == [3])
  }

  @Test func theValuesOfAVariadicParameterAreOneArgument() {
    asPorter.log("a", "b")
    #expect(calls(porter.log(any())) == [["a", "b"]])
  }

  @Test func staticMembersHaveArguments() {
    withMocks {
      given(PorterMock.hire(any())).willReturn(1)
      _ = PorterMock.hire(3)
      #expect(calls(PorterMock.hire(any())) == [3])
    }
  }

  @Test func aMockThatRecordsNothingHasNoArguments() {
    porter.stubOnly()
    asPorter.greet("Ryan")
    let text = report { #expect(calls(porter.greet(any())).isEmpty) }
    #expect(
      text == """
        calls reads the arguments of porter.greet(any()), but porter is stubOnly and records no calls.
        Create the mock without stubOnly(), or record some calls: recording(.last(100)).
        """)
  }

  @Test func theCallsDoNotCountAsVerified() {
    asPorter.rest()
    _ = calls(porter.rest())
    let text = report { verifyNoMoreInteractions(porter) }
    #expect(
      text == """
        Expected no more calls to porter, but 1 of 1 call is not verified.
        Not verified: #1 porter.rest()
        """)
  }
}

protocol Porter {
  var name: String { get set }
  subscript(index: Int) -> String { get }
  func carry(_ load: String, count: Int) -> Int
  func greet(_ friend: String?)
  func rest()
  func open(_ box: String) throws
  func close(_ box: String) throws(Jam)
  func track(_ box: String) async throws -> Int
  func wait(hours: Int) async
  func seek(_ box: String?) async -> Int
  func nap(until time: String?) async
  func keep<Item>(_ item: Item) -> Item
  func log(_ parts: String...)
  static func hire(_ count: Int) -> Int
}

struct Jam: Error {}
