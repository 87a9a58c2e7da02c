#if compiler(>=6.2)
  import MainActorSupport
  import Mynah
  import Testing

  /// Tests in a nonisolated module that mock types of a module isolated to the main actor.
  ///
  /// `MainActorTests` has more of these tests, in a module that's isolated to the main actor, too.
  @MainActor
  struct BirdBathTests {
    private let bath = mock(BirdBath.self)

    @Test func isolatedMembersAreMocked() async throws {
      let drop = Drop(size: 1)
      given(bath.fill(drop)).willReturn(true)
      given(bath.drain()).willThrow(.water)
      given(bath.heat(any())).will { try await $0() + 1 }
      given(bath[drop: any()]).willReturn(drop)
      await given(bath.rinse(any())).willReturn()

      #expect(bath.fill(drop))
      #expect(throws: Shortage.water) { try bath.drain() }
      #expect(try await bath.heat { 3 } == 4)
      #expect(bath[drop: Drop(size: 2)] === drop)
      await bath.rinse(drop)
      bath.depth = 4

      await verify(bath.rinse(drop)).wasCalled()
      verify(bath.depth = 4).wasCalled()
    }

    @Test(.mocks(.strict))
    nonisolated func mocksOfIsolatedClassesAreReleasedOnAnyThread() async {
      let fountain = await mock(Fountain.self).initialize(jets: [1])
      given(fountain.sign()).willReturn("geyser")
      await Task.detached { [fountain] in _ = fountain.sign() }.value
    }

    @Test func otherKindsOfTypesAreMocked() async {
      let warm = mock(WarmBath.self)
      let labelled = mock((any LabelledBath).self)
      let basin = mock((any Basin<Drop>).self)
      let fountain = mock(Fountain.self).initialize(jets: [1])
      given(warm.cool(by: 2)).willReturn(1)
      given(labelled.id).willReturn(5)
      given(basin.pour(any())).willReturn(nil)
      given(fountain.play(any(), with: any())).will { await $1() + $0.size }
      #expect(warm.cool(by: 2) == 1 && labelled.id == 5)
      #expect(await basin.pour(Drop(size: 1)) == nil)
      #expect(await fountain.play(Drop(size: 1)) { 2 } == 3)
    }

    @Test func nonsendingClosuresAreMocked() async {
      let watcher = mock(Watcher.self)
      given(watcher.onDrop).willReturn { $0.size * 2 }
      #expect(await watcher.onDrop(Drop(size: 5)) == 10)
    }
  }

  /// Tests that use mocks of nonisolated types without an actor.
  struct SpringTests {
    @Test func mocksOfNonisolatedTypesAreUsedAnywhere() async {
      let spring = mock(Spring.self)
      given(spring.run(any())).will { $0.size }
      #expect(await spring.run(Drop(size: 4)) == 4)

      let pump = mock(Pump.self)
      given(type(of: pump).fill(any())).willReturn(2)
      #expect(await type(of: pump).fill(Drop(size: 1)) == 2)
    }
  }
#endif
