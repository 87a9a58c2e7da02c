import Mynah
import Support
import Testing

struct ClassInitializerTests {
  @Test func mockInitializersCallTheInitializersOfTheClass() async throws {
    let trees: [TreeMock] = [
      mock(Tree.self).initialize(height: 42),
      try #require(mock(Tree.self).initialize(label: "7")),
      try await mock(Tree.self).initialize(seed: 3),
      mock(Tree.self).initialize(copying: Tree(height: 9)),
      mock(Tree.self).initialize(tall: false),
      mock(Tree.self).initialize(),
    ]
    for tree in trees { tree.forwardCallsToSuper() }
    #expect(trees.map(\.height) == [42, 7, 3, 9, 1, 100])
  }

  @Test func mockInitializersFailLikeTheClass() async throws {
    #expect(mock(Tree.self).initialize(label: "oak") == nil)
    await #expect(throws: Drought()) { try await mock(Tree.self).initialize(seed: 0) }
  }

  @Test func callsInsideTheClassInitializerAreNotMocked() {
    let failures = failures {
      let plant = mock(Plant.self).initialize(name: "fern")
      verify(plant.sprout()).wasNeverCalled()
      plant.sprout()
      verify(plant.sprout()).wasCalled()
    }
    #expect(failures == [])
  }
}
