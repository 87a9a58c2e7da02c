import Mynah
import Testing

/// A place to sit.
protocol Branch {
  var leaves: Int { get set }
  var isStrong: Bool { get }
  func perch(_ bird: String, for hours: Int) -> Bool
  func perch(_ bird: String) throws
  func shake()
  func grow() async throws -> Int
  func rest(_ hours: Int) async
  subscript(leaf index: Int) -> String { get }
  static func seeds(in year: Int) -> Int
}

protocol Wind: AnyObject {
  var branch: (any Branch)? { get set }
  func blow(_ strength: Int)
}

/// Sits on a branch.
final class Sitter {
  let branch: any Branch
  let wind: any Wind

  init(branch: any Branch, wind: any Wind) {
    self.branch = branch
    self.wind = wind
    wind.branch = branch
  }

  func sit(for hours: Int) -> Bool {
    wind.blow(hours)
    return branch.isStrong && branch.perch("Robin", for: hours)
  }
}

@Suite struct MockoloSuite {
  @Test func birdsSitOnStrongBranches() {
    let branch = mock(Branch.self)
    given(branch.leaves).willReturn(lastSetValue(initial: 12))
    given(branch.isStrong).willReturn(true)
    let wind = mock(Wind.self)
    given(branch.perch(any(), for: any())).will { bird, hours in bird == "Robin" && hours < 5 }
    let sitter = Sitter(branch: branch, wind: wind)

    #expect(sitter.sit(for: 3))
    #expect(!sitter.sit(for: 7))

    verify(branch.perch(any(), for: any())).wasCalled(twice)
    verify(branch.perch(any())).wasNeverCalled()
    #expect(calls(branch.perch(any(), for: any())).map(\.1) == [3, 7])
    #expect(calls(branch.perch(any(), for: any())).last?.0 == "Robin")
    #expect(calls(wind.blow(any())) == [3, 7])
    verify(wind.branch = any()).wasCalled()
    #expect(branch.leaves == 12)
  }

  @Test func errorsAndStaticMembers() throws {
    let branch = mock(Branch.self)
    given(branch.perch(any())).willThrow(Lost())
    given(branch.getSubscript(leaf: any())).will { "leaf \($0)" }
    given(BranchMock.seeds(in: any())).will { $0 % 2 }

    #expect(throws: Lost.self) { try branch.perch("Robin") }
    #expect(branch[leaf: 2] == "leaf 2")
    #expect(BranchMock.seeds(in: 2025) == 1)

    verify(branch.shake()).wasCalled(atMost(0))
    verify(branch.shake()).wasNeverCalled()  // by hand
    verify(branch[leaf: any()]).wasCalled()
    verify(BranchMock.seeds(in: any())).wasCalled()
  }

  @Test func asynchronousMembers() async throws {
    let branch = mock(Branch.self)
    given(branch.leaves).willReturn(lastSetValue(initial: 3))
    branch.leaves = 3
    given(branch.grow()).will {
      4
    }

    branch.leaves += try await branch.grow()
    await branch.rest(2)

    #expect(branch.leaves == 7)
    verify(branch.leaves = any()).wasCalled(twice)
    await verify(branch.rest(any())).wasCalled()
    let restCalls = await calls(branch.rest(any()))
    #expect(restCalls[0] == 2)
  }
}
