import Mynah
import Testing

@testable import Support

struct ScaleClient {
  var weigh: (Int...) -> Int
  var label: @Sendable (_ name: String, _ weights: Int...) async throws -> String
}

/// A struct whose closure has the name of the property that provides the struct.
struct SensorClient {
  var value: @Sendable () -> Int
  let unit: String
}

/// A struct whose property of that name is a struct that needs a value.
struct MeterClient {
  var value: SensorClient
  var reset: () -> Void
}

/// A struct whose property of that name is a struct with a mock.
struct PastureClient {
  var value: PlaceClient
  var close: () -> Void
}

typealias WeighAll = (Int...) -> Int

/// Tests of mocks of closure structs.
@Suite struct StructTests {
  let client = mock(StewardClient.self, name: "night")

  @Test func closurePropertiesOfAllKindsAreMocked() async throws {
    given(client.load(3)).willReturn(Steward(id: 3))
    given(client.load(4)).willThrow(Escape())
    given(client.count()).willReturn(7)
    await given(client.save(any(), any())).willReturn()
    let value = client.value
    #expect(try await value.load(3) == Steward(id: 3))
    await #expect(throws: Escape.self) { try await value.load(4) }
    #expect(value.count() == 7)
    await value.save(Steward(id: 1), true)
    #expect(value.name == "night" && value.limit == 3)
    verify(client.load(any())).wasCalled(twice)
    verify(client.count()).wasCalled()
    await verify(client.save(Steward(id: 1), true)).wasCalled()

    // The mock provides the optional closure, too.
    value.onEscape?(Steward(id: 2))
    verify(client.onEscape(Steward(id: 2))).wasCalled()

    given(client.rename(any(), any())).will { steward, change in
      steward = Steward(id: change(steward.id))
    }
    var steward = Steward(id: 4)
    value.rename(&steward) { $0 * 2 }
    #expect(steward == Steward(id: 8))

    given(client.feed("hay")).willThrow(Escape())
    given(client.feed("corn")).willReturn(2)
    let feed: (String) throws(Escape) -> Int = value.feed
    do throws(Escape) {
      #expect(try feed("corn") == 2)
      _ = try feed("hay")
      Issue.record("It throws.")
    } catch {
      #expect(error == Escape())
    }
  }

  @Test func genericStructsAreMocked() throws {
    let crate = mock(Crate<String>.self, width: 2)
    given(crate.put("lion")).willReturn(Crate<String>.Lock(code: 5))
    given(crate.take(any())).willReturn("lion")
    let value = crate.value
    #expect([value.size, value.put("lion").code] == [4, 5])
    #expect(try value.take(Crate<String>.Lock(code: 5)) == "lion")
    verify(crate.take(Crate<String>.Lock(code: 5))).wasCalled()
  }

  @Test func closuresAndNestedStructsCanBeCalledValue() {
    let sensor = mock(SensorClient.self, unit: "m")
    given(sensor.value()).willReturn(3)
    let meter = mock(MeterClient.self, value: sensor.value)
    let value: MeterClient = meter.value
    #expect(value.value.value() == 3)
    #expect(value.value.unit == "m")
    verify(sensor.value()).wasCalled()

    let pasture = mock(PastureClient.self)
    given(pasture.value.current()).willReturn(4)
    let client: PastureClient = pasture.value
    #expect(client.value.current() == 4)
  }

  @Test func variadicClosuresAreMocked() async throws {
    let scale = mock(ScaleClient.self)
    given(scale.weigh(1, 2)).willReturn(3)
    given(scale.label(any(), any())).willThrow(Escape())
    let value = scale.value
    #expect(value.weigh(1, 2) == 3)
    await #expect(throws: Escape.self) { try await value.label("lion", 4, 5) }
    #expect(calls(scale.weigh(any())) == [[1, 2]])
    verify(scale.label("lion", 4, 5)).wasCalled()
  }

  @Test func aVariadicClosureIsMocked() {
    let weigh = mock(closure: WeighAll.self)
    given(weigh(1, 2)).willReturn(3)
    #expect(weigh.closure(1, 2) == 3)
    verify(weigh(any())).wasCalled()
  }

  @MainActor @Test func structsThatContainAnotherClientAreMocked() async throws {
    let zoo = mock(ZooClient.self, stewards: client.value)
    given(zoo.open()).willReturn(true)
    given(client.load(any())).willReturn(Steward(id: 9))
    let value = zoo.value
    #expect(value.open())
    value.close("rain")
    #expect(try await value.stewards.load(1) == Steward(id: 9))
    verify(zoo.close("rain")).wasCalled()
    inOrder {
      verify(zoo.open()).wasCalled()
      verify(zoo.close(any())).wasCalled()
      verify(client.load(1)).wasCalled()
    }
  }
}
