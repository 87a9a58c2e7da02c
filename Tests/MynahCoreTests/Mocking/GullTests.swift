import Mynah
import Testing

@testable import Support

/// What generated programs had, which no people wrote before.
struct GullTests {
  @Test func parametersMayHaveNamesThatABodyCanNotTellApart() {
    let gull = mock(Gull.self)
    given(gull.dive(self: 1, result: 2)).willReturn(3)
    given(gull.hide(_argument: 1, 2, 3, 4, 5)).willReturn(6)
    given(gull[1, 2]).willReturn(12)
    #expect(gull.dive(self: 1, result: 2) == 3)
    #expect(gull.hide(_argument: 1, 2, 3, 4, 5) == 6)
    #expect(gull[1, 2] == 12)
    verify(gull[1, 2]).wasCalled()
  }

  @Test func closuresMayBeInout() {
    let gull = GullMock.self
    var alarm = { 1 }
    let made = gull.init(&alarm)
    verify(made.initialize(any())).wasCalled()
  }

  @Test func whatIsSentIsSentOn() {
    let gull = mock(Gull.self)
    given(gull.take(any())).will { prey in Catch(prey.fish[0], "eel") }
    given(gull.hear(any())).will { cry in cry() }
    #expect(gull.take(Catch("cod")).fish == ["cod", "eel"])
    #expect(gull.hear { 3 } == 3)
  }

  @Test func genericParametersMayBeNamedAsWhatMocksName() {
    let gull = mock(Gull.self)
    given(gull.swap(1, "a")).willReturn([2])
    #expect(gull.swap(1, "a") == [2])
  }

  #if compiler(>=6.2)
    @Test func packsMayComeInTuples() {
      let gull = mock(Gull.self)
      given(gull.list((1, "a"))).willReturn(2)
      #expect(gull.list((1, "a")) == 2)
    }
  #endif

  @Test func tuplesMayBeConsumed() throws {
    let gull = mock(Gull.self)
    given(gull.bury(any())).will { prey in prey.0.fish.count + prey.depth }
    #expect(gull.bury((Catch("cod"), depth: 3)) == 4)
    given(gull.list()).willReturn { place in if place > 1 { throw CancellationError() } }
    try gull.list()(1)
    #expect(throws: CancellationError.self) { try gull.list()(2) }
  }

  @Test func whatAnotherProtocolAsksForMayBeCalledFromEverywhere() {
    let tern = mock((any Tern).self)
    given(tern.id).willReturn(3)
    given(tern.ring()).willReturn("red")
    #expect(tern.id == 3)
    #expect(tern.ring() == "red")
    given(tern.number).willReturn(4)
    given(tern.getNumber).willReturn(5)
    #expect(tern.number == 4)
    #expect(tern.getNumber == 5)
  }

  @Test func argumentsOfClassesMaySuspend() async {
    let skua = mock(Skua.self).initialize((Catch("cod"), cry: { 3 }))
    given(skua.chase(any())).willReturn(4)
    #expect(await skua.chase(5) == 4)
  }

  @Test @Sea func membersKeepTheirActor() {
    let gull = mock(Gull.self)
    given(gull.sink(by: 3)).willReturn(4)
    #expect(gull.sink(by: 3) == 4)
  }

  @Test @Sea func actorsSendWhatIsOnlyKnownByAProtocol() async {
    let gull = mock(Gull.self)
    given(gull.visit(any(), any())).will { other, _ in other.description }
    #expect(await gull.visit(3, Pelican()) == "3")
  }

  @Test @MainActor func actorsSendValuesThereAndBack() async throws {
    let gull = mock(Gull.self)
    given(gull.share(any())).will { prey in
      prey.fish.append("eel")
      return prey.fish.count
    }
    await given(gull.show(any())).willReturn()
    var prey = Catch("cod")
    #expect(try await gull.share(&prey) == 2)
    #expect(prey.fish == ["cod", "eel"])
    await gull.show(Catch("cod"))
    await verify(gull.show(any())).wasCalled()
  }

  @Test @MainActor func actorsSendWhatCanNotBeCopied() async {
    let gull = mock(Gull.self)
    given(gull.brood(any())).will { shell in
      switch consume shell {
      case let shell?: shell.owner.fish.count
      case nil: 0
      }
    }
    given(gull.wait(for: any())).will { $0.fish.count }
    #expect(await gull.brood(Shell(Catch("cod", "eel"))) == 2)
    #expect(await gull.wait(for: Catch("cod")) == 1)
  }

  @Test func tuplesAreSentOnElementByElement() {
    let gull = mock(Gull.self)
    given(gull.split(any())).will { prey in prey.0.fish.count + prey.other.0.fish.count }
    #expect(gull.split((Catch("cod"), other: (Catch("eel"), 1))) == 2)
  }

  @Test func subscriptsMayEvaluateTheirIndices() {
    let gull = mock(Gull.self)
    given(gull[late: 1]).willReturn(2)
    given(gull[late: 1] = 3).willReturn()
    given(gull[all: [1, 2]]).willReturn(3)
    #expect(gull[late: 1] == 2)
    gull[late: 1] = 3
    #expect(gull[all: 1, 2] == 3)
    verify(gull[late: 1] = 3).wasCalled()
  }

  @Test func closuresMayBeSentOrKept() {
    let gull = mock(Gull.self)
    given(gull.mob(any())).will { cry in cry() }
    given(gull[kept: 1]).willReturn(2)
    #expect(gull.mob { 2 } == 2)
    #expect(gull[kept: 1] == 2)
  }

  @Test func actorsMayBeDecoded() async {
    let albatross = mock(Albatross.self)
    given(albatross.span).willReturn(3)
    #expect(await albatross.span == 3)
    verify(albatross.span).wasCalled()
  }

  @Test func actorsMayBeMadeOfValues() {
    let prion = mock((any Prion).self)
    given(prion.rawValue).willReturn(3)
    #expect(prion.rawValue == 3)
    let hatched = PrionMock(Catch("cod"))
    verify(hatched.initialize(any())).wasCalled()
    let made = PrionMock(rawValue: 4)
    #expect(made != nil)
    if let made { verify(made.initialize(rawValue: 4)).wasCalled() }
  }

  @Test func subscriptsMayHaveNoValue() {
    let gull = mock(Gull.self)
    given(gull[nothing: [1, 2]] = any()).willReturn()
    given(gull[nothing: [1, 2]]).willReturn()
    gull[nothing: 1, 2] = ()
    let () = gull[nothing: 1, 2]
    verify(gull[nothing: [1, 2]]).wasCalled()
    verify(gull[nothing: [1, 2]] = any()).wasCalled()
  }

  @Test @MainActor func closuresMayBeBorrowed() async {
    let gull = mock(Gull.self)
    given(gull.echo(any())).will { cry in cry() + cry() }
    #expect(await gull.echo { 2 } == 4)
  }

  @Test func actorsKeepWhatTheyAreHanded() async {
    let fulmar = mock(Fulmar.self)
    given(fulmar.hold(any())).will { prey in prey.fish.count }
    #expect(await fulmar.hold(Catch("eel")) == 1)
  }

  #if compiler(>=6.3)
    @Test @MainActor func membersMayBelongToAnotherActorThanTheirClass() {
      let shearwater = mock(Shearwater.self).initialize(())
      given(shearwater.glide(on: any())).willReturn(3)
      #expect(shearwater.glide(on: nil) == 3)
    }
  #endif

  @Test func classesThatAreNotOpenAreSubclassed() {
    let pelican: Pelican = mock(Pelican.self)
    #expect(type(of: pelican) == PelicanMock.self)
  }

  @Test @MainActor func initializersKeepTheirActor() {
    let heron = mock(Heron.self)
    #expect(heron.count == 1)
  }

  @Test func whatCanNotBeOverriddenStays() {
    let stork = mock(Stork.self)
    given(stork.first(self: 2)).willReturn(5)
    #expect(stork.first(self: 2) == 5)
    #expect(stork.count(1, "a") == 3)
  }

  #if compiler(>=6.3)
    @Test func subscriptsMayBeAskedOnAnActor() async {
      let gull = mock(Gull.self)
      given(gull[heard: any(), on: any()]).will { cry, _ in cry() + 1 }
      func hear(on actor: isolated (any Actor)?) async -> Int {
        await gull[heard: { 2 }, on: actor]
      }
      #expect(await hear(on: nil) == 3)
    }
  #endif

  #if compiler(>=6.2)
    @Test func onlyWhatIsThrownMayTellAGenericParameter() {
      let gull = mock(Gull.self)
      given(gull.crash()).willThrow(CancellationError())
      let crash: () throws(CancellationError) -> Void = gull.crash
      #expect(throws: CancellationError.self) { try crash() }
    }
  #endif

  @Test func methodsThatSuspendAreToldFromPropertiesOfTheirName() async {
    let guillemot = mock(Guillemot.self)
    given(guillemot.land()).willReturn(2)
    given(guillemot.getLand()).willReturn("sand")
    #expect(await guillemot.land() == 2)
    #expect(guillemot.land == "sand")
    verify(guillemot.land()).wasCalled()
    #expect(guillemot.call { 3 } == 3)
  }

  @Test func descriptionsThatSuspendAreNoTexts() async {
    let guillemot = mock(Guillemot.self)
    given(guillemot.getDescription()).willReturn(5)
    #expect(await guillemot.description == 5)
    given(guillemot.store(any(), rest: any())).will { cry, rest in cry() + ((try? rest()) ?? 0) }
    #expect(guillemot.store({ 2 }, rest: 4) == 6)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func closuresThatSayWhereTheyRunAreSent() {
    let forwarder = mock(Forwarder.self)
    given(forwarder.pass(any())).willReturn(3)
    #expect(forwarder.pass { 2 } == 3)
  }

  @Test func whatTellsAGenericParameterMayComeLate() {
    let gull = mock(Gull.self)
    given(gull[caught: 1, 2]).willReturn("herring")
    #expect(gull[caught: 1, 2] == "herring")
    gull[[1], left: ()] = ()
    verify(gull[[1], left: any()] = ()).wasCalled()
    given(gull.sort((any CustomStringConvertible).self)).willReturn(4)
    verify(gull.sort(any())).wasNeverCalled()
    given(gull.follow(any([[GullMock]].self))).willReturn(3)
    #expect(gull.follow([[mock(Gull.self)]]) == 3)
    given(gull.rest(for: any(count: exactly(2)))).willReturn(2)
    #expect(gull.rest(for: [(), ()]) == 2)
  }

  #if compiler(>=6.3)
    @Test func genericMethodsOfGenericClassesReturnWhatTheClassIs() {
      let puffin = mock(Puffin<Int>.self)
      let other = mock(Puffin<Int>.self)
      given(puffin.mate(1)).willReturn(other)
      given(puffin.chick(any(String.self))).willReturn(other)
      #expect(puffin.mate(1) === other)
      #expect(puffin.chick("fluff") === other)
    }
  #endif

  @Test func nestedTypesHideNothingThatMocksNeed() async throws {
    let jaeger = mock(Jaeger.self)
    given(jaeger.close(.closed)).willReturn(Jaeger.Result())
    given(jaeger.state(.open)).willReturn(.success(.open))
    given(jaeger.guest(any())).willReturn(jaeger)
    #expect(jaeger.close(.closed) == Jaeger.Result())
    #expect(try (jaeger as Dovekie).state(.open).get() == .open)
    #expect((jaeger as Dovekie).guest(jaeger) === jaeger)
    jaeger.greet { _ in }
    verify(jaeger.greet(any())).wasCalled()
    await jaeger.wait { 1 }
    await verify(jaeger.wait(any())).wasCalled()
  }

  @Test func membersMayMentionTypesOfTwoProtocols() {
    let vault = mock(SeedVaultMock<Int, String>.self)
    given(vault.seed(on: 3)).willReturn("rye")
    #expect(vault.seed(on: 3) == "rye")
    verify(vault.seed(on: any())).wasCalled()
    let count = mock((any SeedCount).self)
    given(count.count).willReturn(3)
    #expect(count.count == 3)
  }

  @Test func membersOfOtherSystemsNeedNothingOfThisOne() throws {
    let buoy = mock(Buoy.self)
    given(buoy.depth).willReturn(3)
    buoy.ring()
    #expect(buoy.depth == 3)
    verify(buoy.ring()).wasCalled()
    #if os(Linux)
      let sandbar = mock(Sandbar.self)
      given(sandbar.height).willReturn(9)
      #expect(sandbar.height == 9)
    #endif
  }

  @Test func anInitializerThatNeitherFailsNorThrowsFulfilsBoth() {
    let brancher = BrancherMock(weight: 3)
    verify(brancher.initialize(weight: 3)).wasCalled()
  }

  @Test func aTypeMayBeToldByItself() {
    let bin = mock((any CountedBin).self)
    given(bin.seed).willReturn(3)
    #expect(bin.seed == 3)
  }

  @Test func aliasesOfOneNameAreOneType() {
    let feed = mock((any BroodFeed).self)
    given(feed.feed(any(), of: 2)).willReturn(5)
    given(feed.weight).willReturn(3)
    feed.hatch { _ in }
    verify(feed.hatch(any())).wasCalled()
    #expect(feed.feed([feed.weight], of: 2) == 5)
  }

  #if compiler(>=6.3)
    @Test func membersThatReturnWhatTheClassIsCallTheSuperclass() async throws {
      let puffin = mock(Puffin<Int>.self)
      puffin.forwardCallsToSuper()
      let same = [puffin.mate(1), puffin.chick(2), puffin.nest(), try await puffin.raise(3)]
      #expect(same.allSatisfy { $0 === puffin })
    }
  #endif

  @Test func aPropertySaysWhatATypeIs() {
    let tally = mock(HeadcountMock<[Int]>.self)
    given(tally.count).willReturn(3)
    #expect(tally.count == 3)
  }

  @Test func subscriptsAreToldApartByTheirResults() {
    let ledge = mock(Ledge.self)
    given(ledge[3]).returning(Int.self).willReturn(4)
    #expect((ledge[3] as Int) == 4)
  }

  @Test func whatCanAlwaysBeMadeCanBeMade() {
    func make<Egg: Hatched>(_ type: Egg.Type) -> Egg { type.init() }
    _ = make(AddledMock.self)
  }

  @Test func closuresOfAssociatedTypesEscape() {
    let caller = mock((any Caller).self)
    let calls = ArgumentCaptor<() -> Int>()
    given(caller.answer(any())).willReturn(1)
    #expect(caller.answer { 4 } == 1)
    verify(caller.answer(calls.any())).wasCalled()
    #expect(calls.value?() == 4)
  }

  @Test func genericParametersHideTypesOfSuperclasses() {
    let cormorant = mock(Cormorant<Int>.self)
    given(cormorant.haul()).willReturn(Catch("herring"))
    given(cormorant.getLand()).willReturn(3)
    #expect(cormorant.haul().fish == ["herring"])
    #expect(cormorant.land == 3)
  }

  @Test func initializersThatAreRequiredMayBeOutOfReach() {
    let razorbill = mock(Razorbill.self)
    #expect(razorbill.fish == 0)
  }

  @Test func associatedTypesOfOnePropertyAreOne() {
    let brood = mock((any Brood<Int>).self)
    given(brood.hatch(3)).willReturn(4)
    given(brood.eggs).willReturn([1])
    #expect(brood.hatch(3) == 4)
    #expect(brood.eggs == [1])
  }

  @Test func aPropertyStaysBesideAMethodOfItsName() {
    let dowitcher = mock(Dowitcher.self)
    dowitcher.bill()
    verify(dowitcher.bill()).wasCalled()
  }

  @Test @MainActor func anErrorMayHaveAnErrorOfItsOwn() {
    let dunlin: any Dunlin = mock((any Dunlin<Int>).self)
    #expect(dunlin is DunlinMock<Int>)
  }

  @Test func randomNumbersAreStubbed() {
    var dice = mock(Dice.self)
    given(dice.next()).willReturn(4).willReturn(5)
    #expect([dice.next(), dice.next()] == [4, 5] as [UInt64])
    given(dice.next()).willReturn(UInt64.max)
    #expect(!Bool.random(using: &dice))
  }

  @Test func methodsMayHaveTheNamesOfASubscriptsPatterns() {
    let roost = mock(Perchery.self)
    given(roost[any()]).willReturn(1)
    given(roost.getSubscript(any())).willReturn(2)
    #expect(roost[3] == 1)
    #expect(roost.getSubscript(3) == 2)
    roost.setSubscript(4, newValue: 5)
    verify(roost.setSubscript(4, newValue: 5)).wasCalled()
  }

  @Test func allOperatorsHaveNames() {
    withMocks {
      let scale = mock((any Scale).self)
      given(ScaleMock._lessPlusGreater(any(), 2)).willReturn(3)
      given(ScaleMock._bitXor(any(), any())).willReturn(true)
      given(ScaleMock._plus(any(), any())).willReturn(4)
      given(ScaleMock._lessQuestionGreater(any())).willReturn(5)
      given(ScaleMock._upThrough(any())).willReturn(6)
      given(ScaleMock._from(any())).willReturn(7)
      #expect([scale <+> 2, scale + 1, <?>scale, ...scale, scale...] == [3, 4, 5, 6, 7])
      #expect(scale ^ scale)
      verify(ScaleMock._plus(scale, 1)).wasCalled()
      verify(ScaleMock._from(any())).wasCalled()
    }
  }

  @Test @MainActor func whatIsInheritedByAnActorsClassSuspendsOnIt() async {
    let killdeer = await mock(Killdeer.self).initialize(laying: 4)
    #expect(killdeer.eggs == 4)
  }

  @Test func whatIsNoActorsInheritsNoActor() {
    let egret = mock(Egret.self)
    #expect(egret.count == 1)
    #expect(mock(Bittern.self).count == 1)
  }

  @Test func actorsMayBeMadeOfValuesOfAnyType() {
    let kittiwake = mock(KittiwakeMock<Int>.self)
    given(kittiwake.rawValue).willReturn(3)
    #expect(kittiwake.rawValue == 3)
    let noddy = mock(Noddy.self)
    _ = NoddyMock(Catch("herring"))
    verify(noddy.initialize(any())).wasNeverCalled()
    _ = mock(Fledgling.self)
  }

  @Test func whatIsAskedOfAListIsAskedOfItsElements() {
    let ledger = mock((any Ledger<Int>).self)
    given(ledger.state).willReturn([3])
    given(ledger.settle(3)).willReturn([])
    #expect(ledger.state == [3])
    #expect(ledger.settle(3) == [])
    let ring = mock((any LegRing<String>).self)
    given(ring.id).willReturn(["left": "red"])
    #expect(Set([ring.id]) == [["left": "red"]])
    let abacus = mock((any Abacus<Int>).self)
    given(abacus.state).willReturn(4)
    #expect(abacus.state == 4)
  }

  @Test func whatIsOneBecauseOfASettledTypeIsStubbedOnce() {
    let tally = mock((any EggTally).self)
    given(tally.add(any(), to: "eggs")).willReturn([1])
    given(tally[any()]).willReturn(true)
    #expect(tally.add(3, to: "eggs") == [1])
    #expect(tally[3])
    let counter: any EggTally = tally
    #expect(counter.add(4, to: "eggs") == [1])
    verify(tally.add(any(), to: any())).wasCalled(twice)
    let choice = mock((any Choice).self)
    given(choice.rawValue).willReturn(3)
    #expect(choice.rawValue == 3)
    #expect(ChoiceMock(rawValue: 4) != nil)
  }

  @Test func associatedTypesOfABranchAreKnownInIt() {
    let feed = mock((any GrainFeed<Int>).self)
    feed.pour(3)
    verify(feed.pour(3)).wasCalled()
  }

  @Test func whatNobodyCanCallNeedNotWait() async {
    let gannet: Gannet = await mock(Gannet.self).initialize()
    #expect(gannet is GannetMock)
  }

  @Test func whatNobodyCanCallIsNeverCalled() {
    let phoenix = mock((any Phoenix).self)
    verify(phoenix.rise(from: any())).wasNeverCalled()
    verify(phoenix.burn(any())).wasNeverCalled()
    verify(phoenix.ash).wasNeverCalled()
    verify(phoenix[any()]).wasNeverCalled()
  }

  @Test func methodsThatReturnObjectsAreToldApart() {
    let bonxie = mock(Bonxie.self)
    let land: () -> Bonxie = bonxie.land
    given(bonxie.land()).returning(BonxieMock.self).willReturn(bonxie)
    #expect(land() === bonxie)
  }

  @Test func whatABodyDeclaresIsUnknownInTheHead() throws {
    let merlin = mock(MerlinMock<CancellationError, Int>.self)
    given(merlin.stoop()).willReturn(2)
    given(merlin.chase(3)).willReturn(.failure(CancellationError()))
    #expect(merlin.stoop() == 2)
    #expect(throws: CancellationError.self) { _ = try merlin.chase(3).get() }
  }

  @Test func anyObjectMayBeAnAssociatedType() {
    let darter = mock((any Darter).self)
    let fish = Merlin<CancellationError, Int>()
    given(darter.dive(for: fish, any())).willReturn(darter)
    #expect(darter.dive(for: fish, [AnyObject.self]) === darter)
  }

  @Test func methodsThatMaySuspendAreToldApartBeforeTheirMockIsMade() async throws {
    let twite = try mock(Twite.self).initialize()
    twite.forwardCallsToSuper()
    let call: () -> Int = twite.call
    #expect(call() == 1)
    #expect(await twite.call() == 2)
  }

  @Test func closuresThatTakeFunctionsRethrow() {
    let brambling = mock(Brambling.self)
    given(brambling.nest(any())).will { body in try body { 3 } }
    #expect(brambling.nest { $0() + 1 } == 4)
    #expect(throws: CancellationError.self) {
      try brambling.nest { _ in throw CancellationError() }
    }
    given(brambling.roost(any(), or: any())).will { body, other in
      if try body({ 1 }, 2) == 3 { _ = try other { 4 } }
    }
    #expect(throws: CancellationError.self) {
      try brambling.roost {
        $0() + $1
      } or: { _ in
        throw CancellationError()
      }
    }
  }

  @MainActor @Test func closuresOfAnActorAreHandedWhatCanNotBeSent() async {
    let hawfinch = mock(Hawfinch.self)
    given(hawfinch.nest(any())).willReturn(4)
    #expect(await hawfinch.nest { $0() + 1 } == 4)
    given(hawfinch.crack(any())).will { body in try await body(Seed(weight: 5)) }
    #expect(await hawfinch.crack { $0.weight } == 5)
    await #expect(throws: CancellationError.self) {
      try await hawfinch.crack { _ in throw CancellationError() }
    }
    given(hawfinch.split(any())).will { body in
      var seed = Seed(weight: 6)
      return (try? await body(&seed)) ?? 0
    }
    #expect(await hawfinch.split { $0.weight } == 6)
  }

  @Test func whatASuperclassIsMadeOfIsNoMember() {
    let siskin = mock(Siskin.self)
    given(siskin.eat(any())).will { $0.count }
    #expect(siskin.eat([Seed(weight: 1)]) == 1)
  }

  @Test func whatASuperclassIsMadeOfIsNoInheritedType() {
    let linnet = mock(Linnet.self)
    given(linnet.eat(any())).will { $0.count }
    given(linnet.drop(any())).willReturn(3)
    #expect(linnet.eat([Seed(weight: 1)]) == 1)
    #expect(linnet.drop(Linnet.Seed()) == 3)
  }

  @Estuary.Ebb @Test func actorsInsideOfTypesAreCalledByTheirWholeNames() {
    let curlew = mock(Estuary.Curlew.self)
    given(curlew.probe(any())).will { $0(2) }
    #expect(curlew.probe { $0 + 1 } == 3)
  }
}
