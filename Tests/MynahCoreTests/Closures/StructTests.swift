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

/// A struct of the main actor whose closure has that name.
@MainActor struct GaugeClient {
  var value: () -> Int
}

/// A struct whose initializer takes an autoclosure.
struct FlagClient {
  private let isOn: () -> Bool

  init(isOn: @autoclosure @escaping () -> Bool) { self.isOn = isOn }

  var text: String { isOn() ? "on" : "off" }
}

/// A struct with two initializers that a call without default arguments can't distinguish.
struct BellClient {
  let tone: Int
  private let ring: () -> Void

  init(tone: Int = 1, ring: @escaping () -> Void) {
    self.tone = tone
    self.ring = ring
  }

  func swing() { ring() }
}

extension BellClient {
  init(name: String? = nil, ring: @escaping () -> Void) {
    self.init(tone: name?.count ?? 0, ring: ring)
  }
}

// Swift 6.1.3 with assertions stops at the stored closure of this struct's mock.
#if compiler(>=6.2)
  /// A struct whose initializer takes a closure of another type than the property with its name.
  struct DiaryClient {
    var write: (@autoclosure () -> String) -> Void
    let read: () -> String

    init(write: @escaping (String) -> Void, read: @escaping () -> String) {
      self.write = { write($0()) }
      self.read = read
    }
  }
#endif

typealias WeighAll = (Int...) -> Int

/// Tests of mocks of closure structs.
@Suite struct StructTests {
  let client = mock(StewardClient.self, name: "night")

  @Test func closurePropertiesAreMocked() async throws {
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
  }

  @Test func closuresThatCanBeNilAreMocked() {
    let value = client.value
    value.onEscape?(Steward(id: 2))
    verify(client.onEscape(Steward(id: 2))).wasCalled()
  }

  @Test func closuresChangeTheirInoutArguments() {
    given(client.rename(any(), any())).will { steward, change in
      steward = Steward(id: change(steward.id))
    }
    var steward = Steward(id: 4)
    client.value.rename(&steward) { $0 * 2 }
    #expect(steward == Steward(id: 8))
  }

  @Test func closuresThrowTypedErrors() {
    given(client.feed("hay")).willThrow(Escape())
    given(client.feed("corn")).willReturn(2)
    let feed: (String) throws(Escape) -> Int = client.value.feed
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

  @MainActor @Test func closuresOfMainActorStructsCanBeCalledValue() {
    let gauge = mock(GaugeClient.self)
    given(gauge.value()).willReturn(3)
    let value: GaugeClient = gauge.value
    #expect(value.value() == 3)
  }

  @Test func initializersCanTakeAutoclosures() {
    let flag = mock(FlagClient.self)
    given(flag.isOn()).willReturn(true)
    #expect(flag.value.text == "on")
  }

  @Test func ambiguousInitializersGetAllOfTheirArguments() {
    let bell = mock(BellClient.self, tone: 5)
    bell.value.swing()
    #expect(bell.value.tone == 5)
    verify(bell.ring()).wasCalled()
  }

  #if compiler(>=6.2)
    @Test func initializersCanTakeClosuresOfAnotherTypeThanTheProperty() {
      let diary = mock(DiaryClient.self, write: { _ in })
      given(diary.read()).willReturn("rain")
      let value = diary.value
      value.write("sun")
      #expect(value.read() == "rain")
      verify(diary.write("sun")).wasCalled()
    }
  #endif

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
