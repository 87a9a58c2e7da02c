#if compiler(>=6.2)
  import MainActorSupport
  import Mynah
  import Testing

  /// Tests with arguments that can only be compared on the main actor.
  @MainActor
  struct TowelTests {
    @Test func argumentsAreComparedOnTheMainActor() async {
      let linen = mock(Linen.self)
      given(linen.dry(Towel(size: 1), in: .summer)).willReturn(2)
      given(linen.dry(any(), in: .winter)).willReturn(3)
      given(linen.hang(Towel(size: 1), on: "hook")).willReturn("other")
      given(linen.iron(Towel(size: 1))).willReturn(5)
      #expect(linen.iron(Towel(size: 1)) == 5)
      given(linen[Towel(size: 1)]).willReturn(.winter)
      await given(linen.fold(any())).willReturn()

      #expect(linen.dry(Towel(size: 1), in: .summer) == 2)
      #expect(linen.dry(Towel(size: 4), in: .winter) == 3)
      #expect(linen.hang(Towel(size: 1), on: "hook") == "other")
      #expect(linen[Towel(size: 1)] == .winter)
      await linen.fold([Towel(size: 1)])

      verify(linen.dry(Towel(size: 1), in: .winter)).wasNeverCalled()
      await verify(linen.fold([Towel(size: 1)])).wasCalled()
    }

    @Test func assignedValuesAreComparedOnTheMainActor() {
      let linen = mock(Linen.self)
      given(linen.towel = any()).willReturn()
      given(linen[any()] = any()).willReturn()
      linen.towel = Towel(size: 1)
      linen[Towel(size: 1)] = .winter
      verify(linen.towel = Towel(size: 1)).wasCalled()
      verify(linen[Towel(size: 1)] = .winter).wasCalled()
      verify(linen[Towel(size: 1)] = .summer).wasNeverCalled()
    }

    @Test func argumentsOfStaticMembersAreComparedOnTheMainActor() {
      let linen = type(of: mock(Linen.self))
      given(linen.count(.summer)).willReturn(1)
      #expect(linen.count(.summer) == 1)
    }

    @Test func concurrentMethodsAreMocked() async {
      let loom = mock(Loom.self)
      given(loom.weave(any())).willReturn(3)
      #expect(await loom.weave(MainActorSupport.Thread()) == 3)
      let spindle = mock(Spindle.self)
      given(spindle.spin()).willReturn(MainActorSupport.Thread())
      _ = await spindle.spin()
      verify(spindle.spin()).wasCalled()
    }

    @Test func genericArgumentsCanBeNonsendingFunctions() {
      typealias Warp = [nonisolated(nonsending) () async -> Void]
      _ = mock(Shuttle<Warp>.self)
    }

    @Test func nonisolatedProtocolsAreMocked() {
      let laundry = mock(Laundry.self)
      given(laundry.wash(Towel(size: 1))).willReturn(2)
      #expect(laundry.wash(Towel(size: 1)) == 2)
    }
  }
#endif
