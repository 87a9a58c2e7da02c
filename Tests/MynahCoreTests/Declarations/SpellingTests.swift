import Foundation
import Mynah
import MynahCore
import Testing

/// Tests of members that a child and its parent spell differently, so the mock has them once.
struct SpellingTests {
  @Test func overridesReplaceAliasesOfAGenericSuperclass() {
    let cell = mock(EggCell.self)
    given(cell.show(any())).willReturn(3)
    #expect((cell as Cell<LaidEgg>).show(LaidEgg()) == 3)
  }

  @Test func overridesKeepOverloadsOfAGenericSuperclass() {
    let cell = mock(CountingCell.self)
    given(cell.count(any(LaidEgg.self))).willReturn(3)
    given(cell.count(any(Int.self))).willReturn(4)
    #expect(cell.count(LaidEgg()) == 3)
    #expect(cell.count(1) == 4)
  }

  @Test func overridesReplaceGenericAliases() {
    let loader = mock(CachingLoader.self)
    loader.load(1) { _ in }
    verify(loader.load(1, done: any())).wasCalled()
  }

  @Test func namedGenericParametersReplaceOpaqueOnes() {
    let nest = mock(NamedNest.self)
    given(nest.hold(any(LaidEgg.self))).willReturn(2)
    #expect(nest.hold(LaidEgg()) == 2)
    let tree = mock(NamedTree.self)
    given(tree.hold(any(LaidEgg.self))).willReturn(3)
    #expect((tree as OpaqueTree).hold(LaidEgg()) == 3)
  }

  @Test func protocolMembersReplaceGenericAliases() {
    let shelf = mock(WrittenShelf.self)
    given(shelf[["seed": 1]]).willReturn(3)
    given(shelf.prices).willReturn(["worm": 2])
    #expect((shelf as any AliasedShelf)[["seed": 1]] == 3)
    #expect((shelf as any AliasedShelf).prices == ["worm": 2])
  }

  @Test func classMembersReplaceGenericAliases() {
    let store = mock(WrittenStore.self)
    given(store[["seed": 1]]).willReturn(4)
    #expect((store as AliasedStore)[["seed": 1]] == 4)
  }

  @Test func requiredClassesFulfillRequirementsWithAliases() {
    let pupil = mock((any Pupil).self)
    given(pupil.learn(any())).willReturn(2)
    #expect(pupil.learn { _ in } == 2)
  }

  @Test func qualifiedNamesOfFoundationAreTheSame() {
    let writer = mock(PlainWriter.self)
    given(writer.write(any())).willReturn(1)
    #expect((writer as any QualifiedWriter).write(Data()) == 1)
  }

  @Test func typesInAnAliasOfAGenericTypeAreTheSame() {
    let box = mock(WrittenLid.self)
    given(box.close(any())).willReturn(1)
    #expect((box as AliasedLid).close(.init()) == 1)
  }

  @Test func classesInheritThroughGenericAliases() {
    let eggs = mock(EggBox.self)
    given(eggs.get()).willReturn(3)
    #expect(eggs.get() == 3)
    let swapped = mock(SwappedPair.self)
    given(swapped.match("seed")).willReturn(4)
    #expect(swapped.match("seed") == 4)
    let lists = mock(ListBox<Bool>.self)
    given(lists.get()).willReturn([true])
    #expect(lists.get() == [true])
  }

  @Test func protocolsRequireClassesThroughGenericAliases() {
    let box = mock((any BoxOfInts).self)
    given(box.get()).willReturn(3)
    #expect(box.get() == 3)
  }

  @Test func protocolsRefineGenericAliases() {
    let repository = mock((any EggRepository).self)
    given(repository.find(1)).willReturn(LaidEgg())
    #expect(repository.find(1) != nil)
  }

  @Test func anAliasOfAnAssociatedTypeDeterminesIt() {
    let forager = mock((any WormForager).self)
    given(forager.last).willReturn(Worm())
    given(forager.store(any())).willReturn(true)
    #expect(forager.store(Worm()))
    #expect(forager.last == Worm())
  }

  @Test func overridesTakeOptionals() {
    let eater = mock(HungryEater.self)
    given(eater.eat(any())).willReturn(7)
    #expect(eater.eat(nil) == 7)
    #expect((eater as Eater).eat(Food()) == 7)
  }

  @Test func overridesTakeSuperclasses() {
    let eater = mock(HungryEater.self)
    given(eater.chew(any())).willReturn(8)
    #expect((eater as Eater).chew(Earthworm()) == 8)
  }
}

struct LaidEgg: Laid, Equatable {}
protocol Laid {}

class Cell<Model> {
  typealias Item = Model
  init() {}
  func show(_ item: Item) -> Int { 1 }
  func count(_ item: Model) -> Int { 1 }
  func count(_ number: Int) -> Int { 1 }
}

class EggCell: Cell<LaidEgg> {
  override func show(_ item: LaidEgg) -> Int { 2 }
}

class CountingCell: Cell<LaidEgg> {
  override func count(_ number: Int) -> Int { 2 }
}

typealias Loaded<Value> = (Result<Value, any Error>) -> Void

class EggLoader {
  init() {}
  func load(_ id: Int, done: @escaping Loaded<String>) {}
}

class CachingLoader: EggLoader {
  override func load(_ id: Int, done: @escaping (Result<String, any Error>) -> Void) {}
}

protocol OpaqueNest {
  func hold(_ egg: some Laid) -> Int
}

protocol NamedNest: OpaqueNest {
  func hold<Kind: Laid>(_ egg: Kind) -> Int
}

class OpaqueTree {
  init() {}
  func hold(_ egg: some Laid) -> Int { 1 }
}

class NamedTree: OpaqueTree {
  override func hold<Kind: Laid>(_ egg: Kind) -> Int { 2 }
}

typealias ByName<Value> = [String: Value]

protocol AliasedShelf {
  var prices: ByName<Int> { get }
  subscript(prices: ByName<Int>) -> Int { get }
}

protocol WrittenShelf: AliasedShelf {
  var prices: [String: Int] { get set }
  subscript(prices: [String: Int]) -> Int { get set }
}

class AliasedStore {
  init() {}
  subscript(prices: ByName<Int>) -> Int { 1 }
}

class WrittenStore: AliasedStore {
  override subscript(prices: [String: Int]) -> Int { 2 }
}

protocol Learning {
  associatedtype Skill
  typealias Done = (Skill) -> Void
  func learn(_ done: @escaping Done) -> Int
}

class Student {
  init() {}
  func learn(_ done: @escaping (Int) -> Void) -> Int { 1 }
}

protocol Pupil: Student, Learning where Skill == Int {}

protocol QualifiedWriter {
  func write(_ data: Foundation.Data) -> Int
}

protocol PlainWriter: QualifiedWriter {
  func write(_ data: Data) -> Int
}

struct Carton<Content> {
  struct Lid {}
}

typealias IntCarton = Carton<Int>

class AliasedLid {
  init() {}
  func close(_ lid: IntCarton.Lid) -> Int { 1 }
}

class WrittenLid: AliasedLid {
  override func close(_ lid: Carton<Int>.Lid) -> Int { 2 }
}

class Packet<Content> {
  init() {}
  func get() -> Content? { nil }
}

class Pairing<First, Second> {
  init() {}
  func match(_ first: First) -> Second? { nil }
}

enum Turns {
  typealias Swapped<First, Second> = Pairing<Second, First>
}

typealias PacketOf<Content> = Packet<Content>
typealias PacketOfList<Content> = Packet<[Content]>

class EggBox: PacketOf<Int> {}
class SwappedPair: Turns.Swapped<Int, String> {}
class ListBox<Content>: PacketOfList<Content> {}

protocol BoxOfInts: PacketOf<Int> {}

protocol Repository<Model> {
  associatedtype Model
  func find(_ id: Int) -> Model?
}

typealias RepositoryOf<Value> = Repository<Value>

protocol EggRepository: RepositoryOf<LaidEgg> {}

protocol Forager {
  associatedtype Catch
  typealias Prey = Catch
  var last: Prey { get }
  func store(_ prey: Prey) -> Bool
}

struct Worm: Equatable {}

/// A protocol that names the alias of an associated type in a constraint and in a repeated member.
protocol WormForager: Forager where Prey == Worm {
  func store(_ prey: Prey) -> Bool
}

class Food {}
class Earthworm: Food {}

class Eater {
  init() {}
  func eat(_ food: Food) -> Int { 1 }
  func chew(_ worm: Earthworm) -> Int { 1 }
}

class HungryEater: Eater {
  override func eat(_ food: Food?) -> Int { 2 }
  override func chew(_ food: Food) -> Int { 3 }
}
