import MainActorSupport
import Mynah
import Testing

/// Tests with mocks of another module that's isolated to the main actor by default, like this one.
@MainActor
struct BirdBathTests {
  private let bath = mock(BirdBath.self)

  @Test func methodsAreMocked() async throws {
    given(bath.drain()).willThrow(.water)
    given(bath.splash(any())).will { $0.size + 1 }
    given(bath.bathe("crow")).willReturn("clean crow")
    given(bath.heat(any())).will { try await $0() + 1 }
    given(bath.warm(any())).willReturn(7)
    await given(bath.rinse(any())).willReturn()

    #expect(throws: Shortage.water) { try bath.drain() }
    #expect(try await bath.splash(Drop(size: 2)) == 3)
    #expect(bath.bathe("crow") == "clean crow")
    #expect(try await bath.heat { 3 } == 4)
    #expect(await bath.warm { 5 } == 7)
    await bath.rinse(Drop(size: 4))
    await verify(bath.rinse(Drop(size: 4))).wasCalled()
  }

  @Test func propertiesAreMocked() async throws {
    let drop = Drop(size: 1)
    given(bath.depth).willReturn(3)
    given(bath.visitor).willReturn(drop)
    #expect(bath.depth == 3)
    #expect(try await bath.visitor === drop)
    bath.depth = 4
    verify(bath.depth = 4).wasCalled()
  }

  @Test func subscriptsAreMocked() {
    let drop = Drop(size: 1)
    given(bath[any()]).willReturn("clear")
    given(bath[drop: any()]).willReturn(drop)
    #expect(bath[1] == "clear")
    #expect(bath[drop: Drop(size: 2)] === drop)
    bath[2] = "green"
    verify(bath[2] = "green").wasCalled()
    verify(bath[any()] = any()).wasCalled(1)
  }

  @Test func staticMembersAreMocked() throws {
    defer { reset(BirdBathMock.self) }
    given(BirdBathMock.count(of: any())).willReturn(2)
    given(BirdBathMock.limit).willReturn(9)

    #expect(BirdBathMock.count(of: Drop(size: 1)) == 2 && BirdBathMock.limit == 9)
    #expect(try BirdBathMock(depth: 3).mockingContext !== bath.mockingContext)
  }

  @Test func nonisolatedMembersAreMocked() async {
    given(bath.label(any())).willReturn("oak")
    given(bath.maker).willReturn("Ryan")

    let bath = bath
    let answers = await Task.detached { (bath.label(3), (bath as any BirdBath).maker) }.value
    #expect(answers == ("oak", "Ryan"))
    verify(bath.label(3)).wasCalled()
  }

  @Test func otherKindsOfTypesAreMocked() async throws {
    let warm = mock(WarmBath.self)
    given(warm.cool(by: 2)).willReturn(1)
    #expect(warm.cool(by: 2) == 1)

    let labelled = mock((any LabelledBath).self)
    given(labelled.id).willReturn(5)
    #expect(labelled.id == 5 && Set([labelled, labelled]).count == 1)

    let error = mock(BathError.self)
    given(error.depth).willReturn(1)
    #expect(error.depth == 1)

    let basin = mock((any Basin<Drop>).self)
    let drop = Drop(size: 1)
    given(basin.pour(any())).willReturn(nil)
    #expect(await basin.pour(drop) == nil)
    basin[2] = drop
    verify(basin[2] = drop).wasCalled()

    let fountain = mock(Fountain.self).initialize(jets: [1])
    given(fountain.play(any(), with: any())).will { await $1() + $0.size }
    given(fountain.sign()).willReturn("geyser")
    given(fountain[any()]).willReturn(8)
    #expect(await fountain.play(Drop(size: 1)) { 2 } == 3)
    #expect(fountain.sign() == "geyser" && fountain[0] == 8)
  }

  @Test func isolatedConformancesAreUsedOnTheMainActor() {
    let closet = mock(Closet.self)
    let towel = Towel(size: 1)
    given(closet.count(any())).willReturn([towel])
    given(closet[[towel: 1]]).willReturn(1)
    given(closet.towels).willReturn([towel])
    #expect(closet.count([towel: 2]) == [towel])
    #expect(closet[[towel: 1]] == 1)
    #expect(closet.towels == [towel])
    closet.towels = []
    verify(closet.towels = any()).wasCalled()

    let basket = mock(Basket.self).initialize(towels: [])
    given(basket.take([towel])).willReturn([towel: 3])
    #expect(basket.take([towel]) == [towel: 3])
  }

  @Test func propertiesAreMockedForTypesWithIsolatedConformances() {
    let shelf = mock((any Shelf<Towel>).self)
    given(shelf.top).willReturn(Towel(size: 2))
    shelf.items = [Towel(size: 3)]
    #expect(shelf.top == Towel(size: 2))
    verify(shelf.items = [Towel(size: 3)]).wasCalled()
  }

  @Test func mocksAreSetUpForTypesWithIsolatedConformances() {
    let shelf = mock((any Shelf<Towel>).self).named("rack").recording(.last(2)).lenient()
    shelf.useDefaultValues(from: .standardProvider)
    #expect(shelf.items == [] && shelf.mockingContext.name == "rack")
  }

  @Test func aliasesOfIsolatedConformancesAreUsedOnTheMainActor() {
    let dish = mock(Dish.self)
    given(dish.level).willReturn(4)
    given(dish.refill(from: [Drop(size: 1)], any())).willReturn(5)
    #expect(dish.level == 4)
    #expect(dish.refill(from: [Drop(size: 1)], nil) == 5)
  }
}

/// Tests that use `nonisolated(nonsending)` members and their stubs' closures on the main actor.
@MainActor
struct WatcherTests {
  private let watcher = mock(Watcher.self)

  @Test func nonsendingClosuresCanBeArguments() async throws {
    given(watcher.watch(any(), with: any(((Drop) async throws -> Int).self))).will {
      try await $1($0) + 1
    }
    given(watcher.watch(any(), with: any(((Drop) async throws -> String).self)))
      .willThrow(Shortage.water)
    given(watcher.wait(for: any(), any())).willThrow(.water)
    given(watcher.elsewhere(any())).will { await $0(3) }

    var sizes: [Int] = []
    let size = try await watcher.watch(Drop(size: 4)) { drop in
      sizes.append(drop.size)
      return drop.size
    }
    #expect(size == 5 && sizes == [4])
    await #expect(throws: Shortage.water) {
      try await watcher.watch(Drop(size: 1)) { "\($0.size)" }
    }
    await #expect(throws: Shortage.water) {
      try await watcher.wait(for: Drop(size: 1)) { $0.size }
    }
    #expect(await watcher.elsewhere { $0 * 2 } == 6)
    verify(watcher.wait(for: Drop(size: 1), any())).wasCalled()
  }

  @Test func nonsendingClosuresCanBeProperties() async {
    given(watcher.onDrop).willReturn { $0.size * 2 }
    given(watcher.latest).willReturn(Drop(size: 5))
    given(watcher[any()]).willReturn(6)
    #expect(await watcher.onDrop(watcher.latest) == 10)
    #expect(watcher[{ $0.size }] == 6)

    watcher.onDrop = { $0.size }
    watcher.later { _ in }
    verify(watcher.onDrop = any()).wasCalled()
    verify(watcher.later(any())).wasCalled()
  }

  @Test func staticMembersRunInTheirCallersIsolation() async {
    defer { reset(WatcherMock.self) }
    given(WatcherMock.count(any())).will { await $0(Drop(size: 7)) }
    #expect(await WatcherMock.count { $0.size } == 7)
  }
}

/// Tests that use mocks of nonisolated types without an actor.
nonisolated struct SpringTests {
  @Test func mocksOfNonisolatedTypesAreUsedAnywhere() async {
    let spring = mock(Spring.self)
    given(spring.flow).willReturn(1)
    given(spring[any()]).willReturn(2)
    given(spring.run(any())).will { $0.size }
    #expect(await (spring.flow, spring[3], spring.run(Drop(size: 4))) == (1, 2, 4))

    let branch = mock(River.Branch.self)
    given(branch.flow(any())).willReturn(5)
    #expect(branch.flow(Drop(size: 1)) == 5)

    let leak = mock(Leak.self)
    given(leak.size(of: any())).willReturn(6)
    #expect(leak.size(of: Drop(size: 1)) == 6)

    let pump = mock(Pump.self)
    given(pump.pump(any())).willReturn(7)
    #expect(await pump.pump(1) == 7)
  }

  @Test @MainActor func aRefinedProtocolCanHaveASingleIsolatedMember() {
    let ledge = mock(Ledge.self)
    given(ledge.perch()).willReturn(2)
    let place = ledge.perch()
    #expect(place == 2)
    verify(ledge.perch()).wasCalled()
  }
}

/// Tests that mocks keep the generic constraints that parameter types imply.
struct FeedLogTests {
  @Test func constraintsImpliedByParameterTypesAreKept() async {
    let log = mock(FeedLog.self)
    given(log.weigh(["oat": 1], in: any())).willReturn(3)
    given(log.empty(FeedBag<Int>(), any())).willReturn(2)
    await given(log.pour(any(), or: any(Shortage.self))).willThrow(Shortage.water)
    #expect(await log.weigh(["oat": 1], in: [["rye"]]) == 3)
    #expect(log.empty(FeedBag<Int>()) {} == 2)
    await #expect(throws: Shortage.water) { try await log.pour(1, or: Shortage.water) }
  }
}
