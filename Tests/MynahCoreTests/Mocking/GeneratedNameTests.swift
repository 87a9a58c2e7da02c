import Foundation
import Mynah
import Support
import Testing

/// Tests that you can mock types whose names also occur in generated code.
struct GeneratedNameTests {
  struct Storm: Error, Hashable {}

  @Test func typesCanUseTheNamesOfGeneratedCode() async throws {
    let parrot = mock(ParrotMock<String, Storm>.self)
    given(parrot.fly(to: any())).will { $0 += 1 }
    given(parrot.land(on: "oak")).willThrow(Storm())
    given(parrot.squawk(.loud)).willReturn()
    given(parrot.count(1, 2)).willReturn(12)
    given(parrot.rank(1, 2, 3, 4, 5)).willReturn(6)
    given(parrot[7]).willReturn(8)
    given(parrot[7] = 9).willReturn()

    var target = 1
    parrot.fly(to: &target)
    #expect(target == 2)
    #expect(throws: Storm.self) { try parrot.land(on: "oak") }
    parrot.squawk(.loud)
    let numbers: [Int] = [parrot.count(1, 2), parrot.rank(1, 2, 3, 4, 5), parrot[7]]
    #expect(numbers == [12, 6, 8])
    parrot[7] = 9
    verify(parrot.squawk(.loud)).wasCalled()
    verify(parrot[7] = 9).wasCalled()

    given(parrot.repeats(1, after: "one")).willReturn([1, 1])
    given(parrot.repeats("two", after: "one")).willReturn(["two"])
    given(parrot.fail(Storm())).willThrow(Storm())
    #expect(parrot.repeats(1, after: "one") == [1, 1])
    #expect(parrot.repeats("two", after: "one") == ["two"])
    #expect(throws: Storm.self) { try parrot.fail(Storm()) }

    let skein = mock(SkeinMock<[Int]>.self)
    given(skein.birds).willReturn([3, 1])
    given(skein.leader()).willReturn(3)
    #expect(skein.birds.max() == skein.leader())
    #expect(skein == skein)
    #expect(Set([skein, skein]).count == 1)

    let migration = mock(MigrationMock<String, any Error>.self)
    given(migration.next()).willReturn("goose")
    given(migration.rest()).willReturn("swan")
    #expect(try await migration.next() == "goose")
    #expect(migration.rest() == "swan")
  }

  @Test func methodsCanHaveTheNamesOfFunctionsInGeneratedCode() {
    let alarm = mock(Alarm.self).initialize(name: "night")
    given(alarm.fatalError("fox")).willReturn()
    alarm.fatalError("fox")
    verify(alarm.fatalError("fox")).wasCalled()
  }

  @Test func propertiesDetermineAssociatedTypesOfOptionals() {
    let encore = mock((any Encore).self)
    given(encore.next).willReturn(nil)
    given(encore.soar()).willReturn(3)
    #expect(encore.next == nil)
    #expect(encore.soar() == 3)
  }

  @Test func subclassesOfFoundationClassesAreMocked() throws {
    let formatter = mock(SpeciesFormatter.self)
    given(formatter.name(of: 4)).willReturn("owl")
    let texts: [String?] = [formatter.name(of: 4), formatter.string(from: 4)]
    #expect(texts == ["owl", "4"])

    let plume = mock(Plume.self).initialize(length: 5)
    given(plume.fall(onto: any())).willThrow(Plume.Error.lost)
    var target = 0
    #expect(throws: Plume.Error.self) { try plume.fall(onto: &target) }
    #expect(plume.isEqual(Plume(length: 5)))
    #expect(plume.hash == 5)
  }
}
