import Foundation
import Mynah
import MynahCore
import Observation
import Testing

/// Tests of mocks of declarations that few types contain.
struct UncommonDeclarationTests {
  @Test @MainActor func refinementsOfObservableAreMocked() {
    let model = mock(SightingViewModel.self)
    given(model.count).willReturn(2)
    #expect(model.count == 2)
  }

  @Test func operatorsThatBeginWithAPeriodAreMocked() {
    let mask = mock((any FeatherMask).self)
    given(mask.bits).willReturn(2)
    #expect(mask.bits == 2)
  }

  @Test func membersCanHaveTheNamesOfTheMethodsOfMocks() {
    let tag = mock(RingTag.self)
    tag.named("Ryan")
    tag.lenient()
    verify(tag.named("Ryan")).wasCalled()
    verify(tag.lenient()).wasCalled()
  }

  @Test func associatedTypesHaveTheNamesOfGeneratedTypes() {
    let record = FlightRecordMock<[Int], String, Bool>()
    given(record.values).willReturn([3])
    given(record.weight()).willUseDefault()
    given(FlightRecordMock<[Int], String, Bool>.name(of: any(Int.self), in: any()))
      .willReturn("Oslo")
    #expect(record.values == [3])
    #expect(record.weight() == 7)
    #expect(FlightRecordMock<[Int], String, Bool>.name(of: 3, in: "") == "Oslo")
    reset(FlightRecordMock<[Int], String, Bool>.self)
  }

  @Test func opaqueConstraintsContainOpaqueTypes() {
    let index = mock(FeatherIndex.self)
    given(index.add(any([Int].self))).willReturn(5)
    #expect(index.add([1]) == 5)
    verify(index.add(any([Int].self))).wasCalled()
  }

  // Swift 6.1 doesn't have values as generic arguments.
  #if compiler(>=6.2)
    @Test func classesWithValuesAsGenericParametersAreMocked() {
      let grid = mock(NestGrid<3>.self)
      given(grid.size()).willReturn(5)
      #expect(grid.size() == 5)
    }
  #endif

  @Test func eachConditionOfAnAssociatedTypeHasAMock() {
    let census = mock(FeatherCensusMock<Int>.self)
    given(census.count()).willReturn(5)
    #expect(census.count() == 5)
  }

  @Test func dynamicMembersAreStubbedByName() {
    let label = mock(FeatherLabel.self)
    given(label.color).willReturn("red")
    given(label[dynamicMember: "size"]).willReturn("3")
    #expect(label.color == "red")
    #expect(label.size == "3")
    label.color = "blue"
    verify(label.color = "blue").wasCalled()
    verify(label.color = any()).wasCalled()
  }

  @Test func dynamicMembersAreStubbedByKeyPath() {
    let feather = mock(FeatherReference.self)
    given(feather.length).willReturn(4)
    given(feather.color).willReturn("red")
    #expect(feather.length == 4)
    #expect(feather.color == "red")
    verify(feather.length).wasCalled()
  }

  @Test func propertiesWithInferredTypesAreMocked() {
    let nest = mock(FeatherNest.self)
    given(nest.delay).willReturn(1)
    given(nest.name).willReturn("a")
    given(nest.isOpen).willReturn(false)
    given(nest.range).willReturn(0...0)
    given(nest.choose).willReturn { _ in "b" }
    given(nest.eggs).willReturn(LongFeather(length: 3))
    let real: FeatherNest = nest
    #expect(real.delay == 1)
    #expect(real.name == "a")
    #expect(!real.isOpen)
    #expect(real.range == 0...0)
    #expect(real.choose(1) == "b")
    #expect(real.eggs.length == 3)
  }

  @Test func membersForSynchronousCodeAreStubbedInAsyncTests() async {
    let scale = mock(FeatherScale.self)
    given(scale.weigh()).willReturn(2)
    given(scale.limit).willReturn(3)
    #expect(FeatherScaleUse.all(of: scale) == [2, 3])
    verify(scale.weigh()).wasCalled()
  }

  @Test func anAssociatedTypeHasTheNameOfItsProtocol() {
    let seed = mock(NumberedSeedMock<Int>.self)
    given(seed.next()).willReturn(3)
    given(seed.number).willReturn(7)
    #expect(Seeds.next(of: seed) == 3)
    #expect(seed.number == 7)
  }

  @Test func aRequirementThatRepeatsAnotherOneWithItsTypesIsOneMember() {
    let nest = mock(StringNestMock<Int, String>.self)
    given(nest.lay(at: any())).willReturn("egg")
    #expect(nest.lay(at: 1) == "egg")
    #expect(Laying.lay(in: nest, at: 2) == "egg")
    verify(nest.lay(at: any())).wasCalled(2)
    verifyNoMoreInteractions(nest)
  }

  @Test func aRequirementThatRepeatsAnotherOneWithOtherTypesIsAnotherMember() {
    let nest = mock(StringNestMock<Double, Bool>.self)
    given(nest.lay(at: any(Int.self))).willReturn("egg")
    given(nest.lay(at: any(Double.self))).willReturn(true)
    #expect(nest.lay(at: 1) == "egg")
    #expect(Laying.lay(in: nest, at: 2.5))
  }

  @Test func aStaticRequirementThatRepeatsAnotherOneIsAnotherMember() {
    typealias Nest = StringNestMock<Double, Bool>
    given(Nest.count(at: any(Int.self))).willReturn(1)
    given(Nest.count(at: any(Double.self))).willReturn(2)
    #expect(Nest.count(at: 1) == 1)
    #expect(Nest.count(at: 2.5) == 2)
  }

  @Test func aConditionalRequirementThatRepeatsAnotherOneIsAnotherMember() {
    let nest = mock(StringNestMock<Double, Bool>.self)
    given(nest.leave(at: any(Int.self))).willReturn(1)
    given(nest.leave(at: any(Double.self))).willReturn(2)
    #expect(nest.leave(at: 1) == 1)
    #expect(nest.leave(at: 2.5) == 2)
  }

  @Test func aRequirementWithoutAResultThatRepeatsAnotherOneIsOneMember() async {
    let nest = mock(StringNestMock<Int, String>.self)
    nest.leave(1)
    Laying.leave(nest, for: 2)
    verify(nest.leave(any())).wasCalled(2)
    verify(nest.leave(1)).wasCalled()
    await given(nest.visit(any())).will { #expect($0 == 3) }
    await nest.visit(3)
    await Laying.visit(nest, at: 3)
    await verify(nest.visit(3)).wasCalled(2)
    verifyNoMoreInteractions(nest)
  }

  @Test func aRequirementWithoutAResultThatHasOtherTypesIsAnotherMember() async {
    let nest = mock(StringNestMock<String, Bool>.self)
    nest.leave(1)
    nest.leave("a")
    await nest.visit("a")
    verify(nest.leave(1)).wasCalled()
    verify(nest.leave("a")).wasCalled()
    await verify(nest.visit(any(String.self))).wasCalled()
    verifyNoMoreInteractions(nest)
  }

  @Test func aRequirementWhoseTypesCannotBeTheAssociatedOnesIsAnotherMember() {
    let nest = mock(PairNestMock<[Int], String>.self)
    nest.leave([1])
    nest.leave(1)
    nest.leave("a", 2)
    verify(nest.leave([1])).wasCalled()
    verify(nest.leave(1)).wasCalled()
    verify(nest.leave("a", 2)).wasCalled()
    verifyNoMoreInteractions(nest)
  }

  @Test func associatedTypesCanBeVoid() {
    let loop = mock((any FlightLoop).self)
    given(loop.land(any())).willReturn(1)
    given(loop.start(any())).willReturn(2)
    #expect(loop.land(()) == 1)
    #expect(loop.start { _ in } == 2)
  }

  @Test func delegatesWithOptionalRequirementsAreMocked() {
    let delegate = mock(NestCacheDelegate.self)
    let nests = NSCache<AnyObject, AnyObject>()
    delegate.cache(nests, willEvictObject: 1)
    verify(delegate.cache(any(), willEvictObject: any())).wasCalled()
  }
}

protocol FeatherCensus {
  associatedtype Feather
  #if MOULT
    associatedtype Moult
    func moult() -> Moult
  #endif
  func count() -> Feather
}

@dynamicMemberLookup protocol FeatherLabel: AnyObject {
  subscript(dynamicMember name: String) -> String { get set }
}

struct LongFeather {
  static func make() -> LongFeather { LongFeather() }
  var length = 1
  var color = ""
}

@dynamicMemberLookup protocol FeatherReference {
  subscript<Value>(dynamicMember path: KeyPath<LongFeather, Value>) -> Value { get }
}

class FeatherNest {
  var delay = 60 * 60
  var name = "nest " + "of feathers"
  var isOpen = !ProcessInfo.processInfo.arguments.isEmpty
  var range = 1...3
  var choose = { (index: Int) -> String in "\(index)" }
  var eggs = LongFeather.make()
}

protocol FeatherScale {
  @available(*, noasync) func weigh() -> Int
  @available(*, noasync, message: "It reads a file.") var limit: Int { get set }
}

enum FeatherScaleUse {
  static func all(of scale: some FeatherScale) -> [Int] { [scale.weigh(), scale.limit] }
}

protocol LayingNest {
  associatedtype Place
  associatedtype Egg
  func lay(at place: Place) -> Egg
  func leave(at place: Place) -> Int
  static func count(at place: Place) -> Int
  func leave(_ place: Place)
  func visit(_ place: Place) async
}

protocol StringNest: LayingNest {
  func lay(at place: Int) -> String
  func leave(_ place: Int)
  func visit(_ place: Int) async
  static func count(at place: Int) -> Int
  #if compiler(>=6)
    func leave(at place: Int) -> Int
  #endif
}

protocol SequenceNest {
  associatedtype Places: Sequence
  associatedtype Egg
  func leave(_ places: Places)
  func leave(_ first: Egg, _ second: Egg)
}

protocol PairNest: SequenceNest {
  func leave(_ place: Int)
  func leave(_ first: String, _ second: Int)
}

enum Laying {
  static func lay<Nest: LayingNest>(in nest: Nest, at place: Nest.Place) -> Nest.Egg {
    nest.lay(at: place)
  }

  static func leave<Nest: LayingNest>(_ nest: Nest, for place: Nest.Place) { nest.leave(place) }

  static func visit<Nest: LayingNest>(_ nest: Nest, at place: Nest.Place) async {
    await nest.visit(place)
  }
}

protocol Loop<Place> {
  associatedtype Place
  func land(_ place: Place) -> Int
  func start(_ then: @escaping (Place) -> Void) -> Int
}

protocol FlightLoop: Loop<Void> {}

protocol NestCacheDelegate: NSCacheDelegate {}

@MainActor protocol SightingViewModel: Observable, AnyObject {
  var count: Int { get set }
}

infix operator .& : AdditionPrecedence

protocol FeatherMask {
  static func .& (left: Self, right: Self) -> Self
  static func .== (left: Self, right: Self) -> Bool
  var bits: Int { get }
}

protocol RingTag {
  func named(_ name: String)
  func lenient()
}

struct FlightGroup {
  var id: Int
}

protocol FlightRecord {
  associatedtype Values
  associatedtype Statics
  associatedtype Defaults
  var values: Values { get }
  var group: FlightGroup { get }
  func count(_ defaults: Defaults) -> Int
  func weight() -> Int
  static func name<Place>(of place: Place, in statics: Statics) -> String
}

extension FlightRecord {
  func weight() -> Int { 7 }
}

protocol FeatherIndex {
  func add(_ feathers: some Collection<some Hashable>) -> Int
}

#if compiler(>=6.2)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  class NestGrid<let count: Int> {
    init() {}
    func size() -> Int { count }
  }
#endif

/// A protocol whose associated type has the name of the protocol.
protocol Seed {
  associatedtype Seed: Hashable
  func next() -> Seed
}

protocol NumberedSeed: Seed {
  var number: Seed { get }
}

enum Seeds {
  static func next<Source: Seed>(of source: Source) -> Source.Seed { source.next() }
}
