import Mynah
import Support
import Testing

struct DefaultImplementationTests {
  private let host = mock((any Host).self)

  @Test func aDefaultImplementationCallsTheMock() {
    given(host.name).willReturn("Ryan")
    given(host.motto()).willReturn("Fly!")
    given(host.greeting()).willUseDefault()

    #expect(host.greeting() == "Ryan: Fly!")
    verify(host.name).wasCalled()
    verify(host.motto()).wasCalled()
    verify(host.greeting()).wasCalled()
  }

  @Test func onlyCallsThatMatchUseTheDefaultImplementation() {
    given(host.name).willReturn("Ryan")
    given(host.invite(any(), times: any())).willReturn("no")
    given(host.invite("Ann", times: any())).willUseDefault()

    #expect(host.invite("Ann", times: 2) == "AnnAnn")
    #expect(host.invite("Bob", times: 2) == "no")
  }

  @Test func aChainCanContainTheDefaultImplementation() {
    given(host.motto()).willReturn("first").willUseDefault().willReturn("last")
    #expect((1...3).map { _ in host.motto() } == ["first", "Welcome", "last"])
  }

  @Test func aHelperCanPassItsLocation() {
    let location = #_sourceLocation
    let captured = capturedFailures { _ = given(host.motto(), sourceLocation: location) }
    #expect(captured.lines == [location.line])
    given(host.motto(), sourceLocation: location).willUseDefault()
    #expect(host.motto() == "Welcome")
  }

  @Test func codeRunsBeforeTheDefaultImplementation() {
    let log = Log()
    given(host.invite(any(), times: any())).perform { name, _ in log.texts.append(name) }
      .willUseDefault()
    #expect(host.invite("Ann", times: 1) == "Ann")
    #expect(log.texts == ["Ann"])
  }

  @Test func allDefaultImplementationsAreUsedUnlessAStubAnswers() async throws {
    given(host.motto()).willReturn("Fly!")
    given(host.name).willReturn("Ryan")
    host.useDefaultImplementations()

    #expect(host.greeting() == "Ryan: Fly!")
    #expect(host.guests == 3)
    #expect(try await host.count(of: ["a", "b"]) == 2)
    #expect(host.pair(1) == [1, 1])
    host.guests = 4
    await host.rest()
    verify(host.log("guests 4")).wasCalled()
    verify(host.log("rest")).wasCalled()

    clearStubs(on: host)
    let reported = failures { _ = host.motto() }
    #expect(
      reported == [
        """
        Unexpected call: no stub answers host.motto(), which returned "".
        motto() has no stubs.
        Write: given(host.motto()).willReturn(<#String#>), or .willUseDefault()
        """
      ])
  }

  @Test func asyncMembersThrowTheErrorsOfTheirDefaultImplementations() async throws {
    given(host.count(of: any())).willUseDefault()
    #expect(try await host.count(of: ["a"]) == 1)
    await #expect(throws: Storm.rain) { try await host.count(of: []) }
  }

  @Test func genericMembersUseTheDefaultImplementationForTheirTypes() {
    given(host.pair(any(Int.self))).willUseDefault()
    given(host.pair(any(String.self))).willReturn(["x"])
    #expect(host.pair(2) == [2, 2])
    #expect(host.pair("a") == ["x"])
  }

  @Test func settablePropertiesAreStubbedByTheNamesOfTheirAccessors() {
    given(host.getGuests()).willUseDefault()
    given(host.setGuests(any())).willUseDefault()
    #expect(host.guests == 3)
    host.guests = 5
    verify(host.log("guests 5")).wasCalled()
  }

  @Test func rethrowingMembersThrowTheErrorsOfTheirClosures() {
    given(host.apply(any())).willUseDefault()
    given(host.sum(1, 2)).willReturn(40)
    #expect(host.apply { $0 + 1 } == 41)
    #expect(throws: Storm.rain) { try host.apply { _ in throw Storm.rain } }
  }

  @Test func inoutArgumentsAreChanged() {
    given(host.grow(any())).willUseDefault()
    var size = 1
    #expect(host.grow(&size))
    #expect(size == 2)
  }

  @Test func mutatingDefaultImplementationsAreUsed() {
    given(host.name).willReturn("Ryan")
    given(host.rename()).willUseDefault()
    #expect(host.rename() == "Ryan")
    verify(host.log("renamed")).wasCalled()
  }

  @Test(.mocks) func staticMembersUseTheirDefaultImplementations() {
    given(HostMock.kind).willReturn("bird")
    given(HostMock.make()).willUseDefault()
    #expect(HostMock.make() == "a bird")

    clearStubs(on: HostMock.self)
    HostMock.useDefaultImplementations()
    #expect(HostMock.make() == "a host")
  }

  @Test func anInheritedDefaultImplementationIsUsed() {
    given(host.key).willReturn(6)
    given(host.label(any([Int].self))).willUseDefault()
    #expect(host.label([1, 2]) == "6/2")
  }

  @Test func theMostSpecificDefaultImplementationIsUsed() {
    given(host.badge()).willUseDefault()
    given(host.name).willReturn("Ryan")
    #expect(host.badge() == "Host Ryan")
  }

  @Test func membersWithAssociatedTypesUseTheirDefaultImplementations() throws {
    let cupboard = CupboardMock<Int>()
    given(cupboard.load("a")).willReturn(4)
    given(cupboard.all(any())).willUseDefault()
    #expect(try cupboard.all(["a", "a"]) == [4, 4])
  }

  @Test func aStrictSessionReportsAnUnusedDefaultImplementation() {
    let reported = failures {
      withMocks(.strict) {
        let host = mock((any Host).self)
        given(host.motto()).willUseDefault()
      }
    }
    #expect(
      reported == [
        """
        Unused stub: host.motto() was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """
      ])
  }

  @Test func severalThreadsCanUseDefaultImplementations() async {
    given(host.name).willReturn("Ryan")
    host.useDefaultImplementations()
    await withTaskGroup(of: Void.self) { [host] group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { _ = host.greeting() } }
      }
    }
    verify(host.name).wasCalled(800)
  }
}

protocol Badged {
  var key: Int { get }
  func label(_ numbers: some Collection<Int>) -> String
  func badge() -> String
}

extension Badged {
  func label(_ numbers: some Collection<Int>) -> String { "\(key)/\(numbers.count)" }
  func badge() -> String { "Badge \(key)" }
}

protocol Host: Badged, Sendable {
  var name: String { get }
  var guests: Int { get set }
  func motto() -> String
  func greeting() -> String
  func invite(_ name: String, times: Int) -> String
  func count(of names: [String]) async throws -> Int
  func pair<Value>(_ value: Value) -> [Value]
  func sum(_ numbers: Int...) -> Int
  func apply(_ body: (Int) throws -> Int) rethrows -> Int
  func grow(_ size: inout Int) -> Bool
  mutating func rename() -> String
  func rest() async
  func log(_ text: String)
  static var kind: String { get }
  static func make() -> String
}

extension Host {
  var guests: Int {
    get { 3 }
    set { log("guests \(newValue)") }
  }
  func motto() -> String { "Welcome" }
  func greeting() -> String { "\(name): \(motto())" }
  func invite(_ name: String, times: Int) -> String { String(repeating: name, count: times) }
  func count(of names: [String]) async throws -> Int {
    if names.isEmpty { throw Storm.rain }
    return names.count
  }
  func pair<Value>(_ value: Value) -> [Value] { [value, value] }
  func apply(_ body: (Int) throws -> Int) rethrows -> Int { try body(sum(1, 2)) }
  func grow(_ size: inout Int) -> Bool {
    size += 1
    return true
  }
  mutating func rename() -> String {
    log("renamed")
    return name
  }
  func rest() async { log("rest") }
  func badge() -> String { "Host \(name)" }
  static var kind: String { "host" }
  static func make() -> String { "a \(kind)" }
}

protocol Cupboard<Item>: AnyObject {
  associatedtype Item
  func load(_ key: String) throws -> Item
  func all(_ keys: [String]) throws -> [Item]
}

extension Cupboard {
  func all(_ keys: [String]) throws -> [Item] { try keys.map { try load($0) } }
}
