import Dispatch
import Mynah
import Support
import Testing

/// Members that return what is mocked too.
@Suite struct NestedMockTests {
  let tree = mock(Tree.self)

  @Test func defaultValuesMayBeMocks() throws {
    tree.useDefaultValues(from: .standardProvider + .nestedMocksProvider)
    tree.tenant.sing()
    #expect(tree.tenant.chirp(volume: 3) == false)
    #expect(tree.guest(after: 1) === tree.guest(after: 2))
    #expect(tree.guest(after: 1) !== tree.tenant)
    #expect(try tree.neighbor().tenant === tree.neighbor().tenant)
    #expect(tree[3] === tree[4])

    verify(tree.tenant.nestedMock.sing()).wasCalled()
    verify(tree.tenant.nestedMock.chirp(volume: 3)).wasCalled()
    verify(tree.guest(after: any()).nestedMock.sing()).wasNeverCalled()
  }

  @Test func aMockThatTheTestAsksForIsReturned() async throws {
    given(tree.tenant.nestedMock.chirp(volume: any())).willReturn(true)
    given(tree.guest(after: any()).nestedMock.age).willReturn(3)
    given(tree.neighbor().nestedMock.tenant.nestedMock.age).willReturn(4)
    given(tree.owner().nestedMock.age).willReturn(5)
    given(tree[0].nestedMock.age).willReturn(6)

    #expect(tree.tenant.chirp(volume: 1))
    #expect(tree.guest(after: 9)?.age == 3)
    #expect(try tree.neighbor().tenant.age == 4)
    #expect(try await tree.owner().age == 5)
    #expect(tree[9].age == 6)
  }

  @Test func whatElseAnswersComesFirst() {
    let crow = mock(Bird.self)
    given(crow.age).willReturn(9)
    given(tree.tenant.nestedMock.age).willReturn(3)
    given(tree.tenant).willReturn(crow)
    #expect(tree.tenant.age == 9)

    var provider = ValueProvider.nestedMocksProvider
    provider.register(crow, for: Bird.self)
    tree.useDefaultValues(from: provider)
    #expect(tree[1].age == 9)
    tree.useDefaultValues(from: .nestedMocksProvider + .standardProvider)
    #expect(tree.guest(after: 3) != nil)
  }

  @Test func aPlaceholderMayBeAMock() {
    let texts = failures {
      tree.tenant.sing()
      #expect(tree.tenant.age == 0)
    }
    #expect(
      texts.prefix(2) == [
        """
        Unexpected call: no stub answers tree.tenant, which returned a nested mock.
        tenant has no stubs.
        Write: given(tree.tenant).willReturn(<#Bird#>)
        """,
        """
        Unexpected call: no stub answers tree.tenant, which returned a nested mock.
        tenant has no stubs.
        Write: given(tree.tenant).willReturn(<#Bird#>)
        """,
      ])
    #expect(texts.count == 3)
    verify(tree.tenant.nestedMock.sing()).wasCalled()
  }

  @Test func failuresNameTheMember() {
    let oak = mock(Tree.self).named("oak").useDefaultValues(from: .nestedMocksProvider)
    let texts = failures {
      _ = oak.guest(after: 3)?.age
      verify(oak.guest(after: any()).nestedMock.sing()).wasCalled()
    }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers oak.guest(after:).age, which returned 0.
        age has no stubs.
        Write: given(oak.guest(after:).age).willReturn(<#Int#>)
        """,
        """
        Expected oak.guest(after:).sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """,
      ])
  }

  @Test func clearingStubsForgetsTheMock() {
    given(tree.tenant.nestedMock.age).willReturn(3)
    let first = tree.tenant
    reset(tree)
    #expect(failures { _ = tree.tenant }.count == 1)
    tree.useDefaultValues(from: .nestedMocksProvider)
    #expect(tree.tenant !== first)
  }

  @Test func nestedMocksBelongToTheSession() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      withMocks {
        let tree = mock(Tree.self).useDefaultValues(from: .nestedMocksProvider)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          _ = tree.tenant.age
          done.signal()
        }
        done.wait()
        #expect(capture.texts == [])
      }
    }
    #expect(
      capture.texts.map { $0.split(separator: "\n")[0] } == [
        "Unexpected call: no stub answers tree.tenant.age, which returned 0."
      ])
  }

  @Test func unusedStubsOfNestedMocksFailInStrictSessions() {
    let texts = failures {
      withMocks(.strict) {
        let tree = mock(Tree.self)
        given(tree.tenant.nestedMock.age).willReturn(3)
        let lenient = mock(Tree.self).lenient()
        given(lenient.tenant.nestedMock.age).willReturn(3)
      }
    }
    #expect(
      texts.map { $0.split(separator: "\n")[0] } == [
        "Unused stub: tree.tenant.age was never called."
      ])
  }

  @Test func staticMembersHaveNestedMocks() {
    withMocks {
      given(TreeMock.largest().nestedMock.tenant.nestedMock.age).willReturn(7)
      #expect(TreeMock.largest().tenant.age == 7)
    }
  }

  @Test func oneMockIsMadeWhoeverAsksFirst() {
    tree.useDefaultValues(from: .nestedMocksProvider)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in tree.tenant.sing() }
    verify(tree.tenant.nestedMock.sing()).wasCalled(8)
  }
}

/// What returns other things that are mocked.
protocol Tree: AnyObject, Sendable {
  var tenant: Bird { get set }
  func guest(after nights: Int) -> Bird?
  func neighbor() throws -> any Tree
  func owner() async throws -> Bird
  subscript(branch: Int) -> Bird { get }
  static func largest() -> Tree
}
