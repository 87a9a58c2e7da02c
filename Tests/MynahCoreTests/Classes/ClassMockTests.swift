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

    var length = 1
    #expect(tree.color == "red")
    #expect(tree.rings == [9])
    #expect(tree.neighbor == nil)
    #expect(tree.season == .right)
    #expect(tree.repaintings == 12)
    #expect(try tree.branch(.left, length: &length) == 5)
    #expect(length == 11)
    await #expect(throws: Drought()) { try await tree.bloom(after: 1) }
    #expect(tree.rustle("a", "b") == 2)
    #expect(tree.map { "\($0)" } == "mapped")
    #expect(tree.measure { Double($0) } == 1.5)
    #expect(tree["leaf"] == 9)
    #expect(tree[1] == 8)
    #expect(tree.name == "Yggdrasil")
    #expect(tree.age == 3)
    #expect(tree.hidden() == 4)
  }

  @Test func assignmentsAreStubbedAndVerified() {
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

  @Test func whatCanNotBeOverriddenStaysAsItIs() {
    let tree = mock(Tree.self).initialize(height: 42)
    #expect(tree.species == "oak")
    #expect(tree.fell() == "timber")
    #expect(TreeMock.count() == 7)
    #expect(tree.untyped == [1: "a"])
  }

  @Test func aMethodThatReturnsSelfReturnsTheMock() {
    let tree = mock(Tree.self).initialize(height: 42)
    let other = mock(Tree.self).initialize(height: 1)
    given(tree.twin()).willReturn(other)
    #expect((tree as Tree).twin() === other)
  }

  @Test func aDefaultArgumentMayBeLeftOut() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.grow()).willReturn(5)
    #expect(tree.grow() == 5)
    #expect((tree as Tree).grow(by: 1) == 5)
    verify(tree.grow()).wasCalled(twice)
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

  @MainActor @Test func classesOfAGlobalActorAreMocked() async {
    let house = mock(Greenhouse.self)
    given(house.temperature).willReturn(3)
    given(house.heat(by: any())).willReturn(4)
    given(house.address()).willReturn("here")
    given(house.heatSlowly(by: 1)).willReturn(5)
    #expect(house.temperature == 3)
    #expect(house.heat(by: 2) == 4)
    #expect(await house.heatSlowly(by: 1) == 5)
    await Task.detached { #expect(house.address() == "here") }.value
    house.forwardCallsToSuper()
    #expect(await house.heatSlowly(by: 2) == 4)
  }
}
