import Mynah
import Testing

/// Tests of assignments that run while a pattern's value is evaluated.
@Suite struct AssignmentInValueTests {
  let desk = mock(Desk.self)
  let other = mock(Desk.self)

  private func makeName() -> String {
    other.name = "x"
    other.height = 3
    other[4] = 5
    return "y"
  }

  @Test func assignmentsInAStubsValueAreCalls() {
    var names: [String] = []
    given(other.name = any()).will { names.append($0) }
    given(desk.name = makeName()).willReturn()
    #expect(names == ["x"])
    verify(other.name = "x").wasCalled()
    verify(other.height = 3).wasCalled()
    verify(other[4] = 5).wasCalled()
    verify(desk.name = "y").wasNeverCalled()
  }

  @Test func theOuterAssignmentIsTheStub() {
    var count = 0
    given(desk.name = makeName()).will { _ in count += 1 }
    desk.name = "y"
    desk.name = "z"
    #expect(count == 1)
  }

  @Test func assignmentsInAVerifiedValueAreCalls() {
    desk.name = "y"
    verify(desk.name = makeName()).wasCalled()
    verify(other.name = "x").wasCalled()
  }

  @Test func anAssignmentToTheSameMockIsACall() {
    verify(
      desk.name = {
        desk.height = 7
        return "y"
      }()
    ).wasNeverCalled()
    verify(desk.height = 7).wasCalled()
  }
}

protocol Desk: AnyObject {
  var name: String { get set }
  var height: Int { get set }
  subscript(_ drawer: Int) -> Int { get set }
}
