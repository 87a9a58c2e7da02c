import Mynah
import Support
import Testing

/// Tests of subscript patterns as methods, with variadic indexes, and with only matchers.
@Suite struct SubscriptPatternTests {
  protocol Ladder { subscript(rung: Int?) -> Int? { get set } }

  let shelf = mock(Shelf.self)

  @Test func aSingleMatcherBelongsToTheAssignedValue() {
    let ladder = mock(Ladder.self)
    ladder[nil] = 3
    ladder[1] = 3
    verify(ladder[nil] = any()).wasCalled()
    verify(ladder[1] = any()).wasCalled()
    verify(ladder[nil] = 3).wasCalled()
  }

  @Test func anyMatcherForAnIndexMatchesNil() {
    let ladder = mock(Ladder.self)
    ladder[nil] = 3
    ladder[1] = nil
    verify(ladder[any()] = any()).wasCalled(twice)
  }

  @Test func getSubscriptStubsReads() {
    given(shelf.getSubscript(any())).will { day in "day \(day)" }
    given(shelf.getSubscript(3)).willReturn("Wednesday")
    #expect([shelf[2], shelf[3]] == ["day 2", "Wednesday"])
    verify(shelf.getSubscript(any())).wasCalled(twice)
  }

  @Test func variadicIndexesStubReads() {
    given(shelf[books: any()]).willReturn("some")
    given(shelf[books: 1, 2]).willReturn("two")
    given(shelf.getSubscript(books: 1, 2, 3)).willReturn("three")
    let books = [shelf[books: 1], shelf[books: 1, 2], shelf[books: 1, 2, 3]]
    #expect(books == ["some", "two", "three"])
    verify(shelf[books: 1, 2]).wasCalled(once)
    verify(shelf[books: [1, 2]]).wasCalled(once)
    verify(shelf[books: 2, 1]).wasNeverCalled()
  }

  @Test func assignmentsTakeVariadicIndexes() {
    let shelf = shelf
    given(shelf[boxes: 1, 2]).willReturn("two")
    #expect(shelf[boxes: 1, 2] == "two")
    shelf[boxes: 1, 2] = "seeds"
    verify(shelf[boxes: 1, 2] = "seeds").wasCalled()
    verify(shelf[boxes: 1, 2] = any()).wasCalled()
    verify(shelf[boxes: any()] = "seeds").wasCalled()
    verify(shelf[boxes: any()] = any()).wasCalled()
    verify(shelf[boxes: 1] = any()).wasNeverCalled()
    verify(shelf.setSubscript(boxes: 1, 2, newValue: "seeds")).wasCalled()
    verify(shelf.setSubscript(boxes: any(), newValue: any())).wasCalled()
    verify(shelf.setSubscript(boxes: 1, newValue: any())).wasNeverCalled()
  }

  @Test func assignmentsTakeMatchersForIndexes() {
    let shelf = shelf

    shelf[row: 1, "a"] = "seeds"
    shelf[row: nil, "b"] = nil
    verify(shelf[row: any(), any()] = any()).wasCalled(twice)
    verify(shelf[row: any(), any()] = notNil()).wasCalled(once)
    verify(shelf[row: notNil(), any()] = any()).wasCalled(once)
    verify(shelf[row: any(), any()] = nil).wasCalled(once)
    verify(shelf[row: any(), any()] = "seeds").wasCalled(once)
  }

  @Test func subscriptsCanHaveManyIndexes() {
    let warehouse = mock(Warehouse.self)
    given(warehouse[any(), 2, any(where: { $0 > 2 }), any(of: 4, 5), 5]).willReturn("seeds")
    given(warehouse[first: 1, 2, 3, 4, any(), any()]).willReturn(6)
    #expect(warehouse[1, 2, 3, 4, 5] == "seeds")
    #expect(warehouse[first: 1, 2, 3, 4, 5, 6] == 6)

    var stored: [String?] = []
    given(warehouse[any(), any(), any(), any(), any()] = any()).will { stored.append($0) }
    given(warehouse[any(), any(), 3, any(), any()] = nil).will { stored.append("nothing") }
    warehouse[1, 2, 3, 4, 5] = "worms"
    warehouse[1, 2, 3, 4, 5] = nil
    #expect(stored == ["worms", "nothing"])
    verify(warehouse[1, 2, 3, 4, 5] = "worms").wasCalled()
    verify(warehouse[1, any(), 3, 4, 5] = notNil()).wasCalled()
    verify(warehouse[1, 2, 3, 4, 6] = any()).wasNeverCalled()
    verify(warehouse.setSubscript(1, 2, any(), 4, 5, newValue: any())).wasCalled(twice)
    verify(warehouse[1, 2, 3, 4, 5]).wasCalled()
  }
}
