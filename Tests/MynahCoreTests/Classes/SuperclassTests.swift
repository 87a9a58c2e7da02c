import Mynah
import Support
import Testing

/// Tests of calls that a class mock forwards to its superclass.
struct SuperclassTests {
  @Test func callsAreForwardedToTheSuperclass() async throws {
    let tree = mock(Tree.self).initialize(height: 42)
    tree.forwardCallsToSuper()
    var length = 2
    #expect([tree.height, tree.grow(by: 2), tree.height] == [42, 44, 44])
    #expect(try tree.branch(.left, length: &length) == 1)
    #expect(length == 1)
    #expect(try await tree.bloom(after: 3) == "blossom 3")
    #expect(tree.map { "\($0)" } == "44")
    #expect(tree.twin() === tree)
    #expect(tree.measure { $0 } == 44)
    #expect(throws: Drought()) { try tree.measure { _ in throw Drought() } }
    #expect(tree.water(liters: 5) == false)
    tree[0] = 7
    #expect(tree[0] == 7)
    tree.color = "red"
    #expect(tree.repaintings == 1)
    await #expect(throws: Drought()) { try await tree.bloom(after: 0) }
    verify(tree.grow(by: 2)).wasCalled()
  }

  @Test func singleMembersAreForwarded() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.height).willForwardToSuper()
    given(tree.grow(by: 1)) ~> forwardToSuper()
    // The superclass assigns a new height, but the mocked setter only records it.
    #expect([tree.height, tree.grow(by: 1)] == [42, 42])
    verify(tree.height = 43).wasCalled()
    #expect(failures { _ = tree.grow(by: 2) }.count == 1)
  }

  @Test func assignmentsAreForwarded() {
    let tree = mock(Tree.self).initialize(height: 42)

    given(tree.color).willForwardToSuper()
    given(tree.color = "red").willForwardToSuper()
    given(tree.repaintings).willForwardToSuper()
    tree.color = "blue"
    #expect(tree.color == "green")
    tree.color = "red"
    #expect(tree.color == "red")
  }

  @Test func assignmentsToSubscriptsAreForwarded() {
    let tree = mock(Tree.self).initialize(height: 42)

    given(tree.rings).willForwardToSuper()
    given(tree.rings = any()).willForwardToSuper()
    given(tree[any()]).willForwardToSuper()
    given(tree[0] = any()).willForwardToSuper()
    tree[0] = 7
    tree[1] = 8
    let rings: [Int] = [tree[0], tree[1]]
    #expect(rings == [7, 2])
  }

  @Test func stubsTakePrecedence() {
    let tree = mock(Tree.self).initialize(height: 42)
    given(tree.height).willReturn(1)
    tree.forwardCallsToSuper()
    given(tree.color).willReturn("red")
    #expect(tree.height == 1 && tree.color == "red")
    #expect(tree.season == .left)
  }

  @Test func theNewestTargetIsUsed() {
    let tree = mock(Tree.self).initialize(height: 42)
    let other = Tree(height: 5)
    tree.forwardCallsToSuper()
    tree.forwardCalls(to: other)
    #expect([tree.height, tree.grow(by: 1)] == [5, 6])
    given(tree.height).willForwardToSuper()
    #expect(tree.height == 42)
  }

  @Test func clearingStubsEndsForwarding() {
    let tree = mock(Tree.self).initialize(height: 42)
    tree.forwardCallsToSuper()
    clearStubs(on: tree)
    #expect(failures { _ = tree.height }.count == 1)
  }

  @Test func failuresNameForwardingTargetsWithoutTheMember() {
    let tree = mock(Tree.self).initialize(height: 42)
    tree.forwardCalls(to: "Oak")
    given(tree.height).willForward(to: 3)
    let capture = capturedFailures { _ = tree.height }
    #expect(capture.lines == [#line - 4])
    #expect(
      capture.report == """
        Unexpected call: no stub answers tree.height, which returned 0.
        height has no stubs.
        Calls are forwarded to a value of type Int, not Tree.
        Calls are forwarded to a value of type String, not Tree.
        Write: given(tree.height).willReturn(<#Int#>)
        """)

    let bird = mock(Bird.self)
    bird.forwardCallsToSuper()
    given(bird.name).willForwardToSuper()
    #expect(failures { _ = bird.name }.count == 1)
  }

  @Test func asyncMembersThatCannotBeForwardedToAnObjectCallTheSuperclass() async throws {
    let vine = mock(Vine.self).initialize()
    vine.forwardCallsToSuper()
    #expect(try await vine.twin() === vine)
  }

  @Test func asyncMembersOnlyCallTheSuperclassOfForwardedCalls() async {
    let vine = mock(Vine.self).initialize()
    let report = await report { _ = try? await vine.twin() }
    #expect(
      report == """
        Unexpected call: no stub answers vine.twin(), which threw this failure.
        twin() has no stubs.
        Write: given(vine.twin()).willReturn(<#VineMock#>), or .willForwardToSuper()
        """)
  }
}

/// A class whose member no closure forwards to an object, because of its `Self`.
class Vine {
  func twin() async throws -> Self { self }
}
