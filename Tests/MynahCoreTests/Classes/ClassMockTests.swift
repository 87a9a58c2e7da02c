import Mynah
import Testing

@testable import Support

struct ClassMockTests {
  @Test func everyKindOfMemberIsMocked() async throws {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.color).willReturn("red")
    given(tree.rings).willReturn([9])
    given(tree.neighbor).willReturn(nil)
    given(tree.season).willReturn(.right)
    given(tree.repaintings).willReturn(12)
    given(tree.branch(.left, length: any())).will { _, length in
      length += 10
      return 5
    }
    given(tree.bloom(after: any())).willThrow(Drought())
    given(tree.rustle("a", "b")).willReturn(2)
    given(tree.map(any())).willReturn("mapped")
    given(tree.measure(any())).willReturn(1.5)
    given(tree["leaf"]).willReturn(9)
    given(tree[1]).willReturn(8)
    given(tree.name).willReturn("Yggdrasil")
    given(tree.age).willReturn(3)
    given(tree.hidden()).willReturn(4)
    // You can omit arguments that have a default value.
    given(tree.grow()).willReturn(5)
    let other = mock(Tree.self).initialize(height: 1)
    given(tree.twin()).willReturn(other)

    var length = 1
    let texts: [String] = [tree.color, tree.map { "\($0)" }, tree.name]
    #expect(texts == ["red", "mapped", "Yggdrasil"])
    let numbers: [Int] = [tree.repaintings, tree.rustle("a", "b"), tree.age, tree.hidden()]
    #expect(numbers == [12, 2, 3, 4])
    let indexed: [Int] = [tree["leaf"], tree[1]]
    #expect(indexed == [9, 8])
    #expect(tree.rings == [9])
    #expect(tree.neighbor == nil)
    #expect(tree.season == .right)
    #expect(try tree.branch(.left, length: &length) == 5)
    #expect(length == 11)
    await #expect(throws: Drought()) { try await tree.bloom(after: 1) }
    #expect(tree.measure { Double($0) } == 1.5)
    let heights: [Int] = [tree.grow(), (tree as Tree).grow(by: 1)]
    #expect(heights == [5, 5])
    verify(tree.grow()).wasCalled(twice)
    #expect((tree as Tree).twin() === other)
  }

  @Test func assignmentsAreMocked() {
    let tree = mock(Tree.self).initialize(height: 42)
    nonisolated(unsafe) var colors: [String] = []
    given(tree.color = any()).will { (color: String) in colors.append(color) }
    tree.color = "red"
    tree[2] = 5
    #expect(colors == ["red"])
    verify(tree.color = "red").wasCalled()
    verify(tree[2] = 5).wasCalled()
    verify(tree.color = "blue").wasNeverCalled()
  }

  @Test func membersThatCannotBeOverriddenAreUnchanged() {
    let tree = mock(Tree.self).initialize(height: 42)
    #expect([tree.species, tree.fell()] == ["oak", "timber"])
    #expect(TreeMock.count() == 7)
    #expect(tree.untyped == [1: "a"])
  }

  @Test func classMembersAreMocked() {
    withMocks {
      given(TreeMock.kingdom).willReturn("mocks")
      given(TreeMock.plant(count: any())).will { $0 + 1 }
      let type: Tree.Type = TreeMock.self
      #expect(type.kingdom == "mocks")
      #expect(type.plant(count: 2) == 3)
      verify(TreeMock.plant(count: 2)).wasCalled()

      clearStubs(on: TreeMock.self)
      TreeMock.forwardCallsToSuper()
      #expect(type.kingdom == "plants")
    }
  }

  @Test func genericClassesAreMocked() {
    let forest = mock(Forest<String>.self).initialize(["oak"])
    given(forest.add("elm")).willReturn(9)
    given(forest.first(where: any())).willReturn("birch")
    let used: Forest<String> = forest
    #expect(used.add("elm") == 9)
    #expect(used.first { $0 == "oak" } == "birch")
    forest.forwardCallsToSuper()
    #expect(used.add("ash") == 2)

    let oaks = mock(OakForest.self).initialize([1, 2])
    given(oaks.kinds).willReturn([4])
    #expect(oaks.kinds == [4])
    oaks.forwardCallsToSuper()
    #expect(oaks.add(3) == 10)
  }

  @MainActor @Test func globalActorClassesAreMocked() async {
    let house = mock(Greenhouse.self)
    given(house.temperature).willReturn(3)
    given(house.heat(by: any())).willReturn(4)
    given(house.address()).willReturn("here")
    given(house.heatSlowly(by: 1)).willReturn(5)
    #expect([house.temperature, house.heat(by: 2)] == [3, 4])
    #expect(await house.heatSlowly(by: 1) == 5)
    await Task.detached { #expect(house.address() == "here") }.value
    house.forwardCallsToSuper()
    #expect(await house.heatSlowly(by: 2) == 4)
    // You can also call the initializer without parameters explicitly.
    let other = mock(Greenhouse.self).initialize()
    given(other.heat(by: 2)).willReturn(6)
    #expect(other.heat(by: 2) == 6)
  }
}
