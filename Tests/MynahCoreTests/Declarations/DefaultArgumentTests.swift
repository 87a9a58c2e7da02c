import Foundation
import Mynah
import Testing

/// Tests of the default arguments of classes, which the mock's file repeats.
@Suite struct DefaultArgumentTests {
  let kiln = mock(Kiln.self).initialize()

  @Test func membersOfTypesAreOmitted() {
    given(kiln.fire()).willReturn(1)
    #expect(kiln.asClass.fire() == 1)
    given(kiln.fire(any(), glaze: any())).willReturn(2)
    #expect(kiln.asClass.fire(.fast, glaze: Glaze(shine: 3)) == 2)
    verify(kiln.fire(.slow)).wasCalled()
    verify(kiln.fire(.fast, glaze: Glaze(shine: 3))).wasCalled()
  }

  @Test func arithmeticIsOmitted() {
    given(kiln.cool()).willReturn(2)
    #expect(kiln.asClass.cool() == 2)
    verify(kiln.cool(for: 3600, steps: 1...4, "a-3")).wasCalled()
    verify(kiln.cool(for: 60)).wasNeverCalled()
  }

  @Test func patternsMatchEveryValueThatIsNewEachTime() {
    given(kiln.log()).willReturn(3)
    #expect(kiln.asClass.log() == 3)
    #expect(kiln.asClass.log(at: .distantPast) == 3)
    verify(kiln.log()).wasCalled(2)
    verify(kiln.log(at: .distantPast)).wasCalled()
  }

  @Test func patternsRepeatTheMainQueue() {
    given(kiln.wait()).willReturn(8)
    #expect(kiln.asClass.wait() == 8)
    verify(kiln.wait()).wasCalled()
    verify(kiln.wait(on: .global())).wasNeverCalled()
  }

  @Test func closuresAreOmitted() {
    given(kiln.sort()).willReturn(4)
    #expect(kiln.asClass.sort() == 4)
    given(kiln.order()).willReturn(5)
    #expect(kiln.asClass.order() == 5)
  }

  @Test func indexesAreOmitted() {
    given(kiln[]).willReturn(5)
    #expect(kiln.asClass[] == 5)
    kiln.asClass[] = 6
    verify(kiln[shelf: 2] = 6).wasCalled()
  }

  @Test func inheritedStaticMembersAreOmitted() {
    given(kiln.heat()).willReturn(6)
    #expect(kiln.asClass.heat() == 6)
    verify(kiln.heat(to: 900, from: 20)).wasCalled()
  }

  @Test func theClassEvaluatesPrivateDefaultArgumentsOfInitializers() {
    #expect(kiln.names == ["private", "file", "hidden"])
    #expect(
      mock(Kiln.self).initialize(first: "a", second: "b", third: "c").names == ["a", "b", "c"])
  }

  @Test func theClassEvaluatesPrivateDefaultArgumentsOfConvenienceInitializers() {
    #expect(mock(Kiln.self).initialize(name: "a").names == ["a", "file", "hidden"])
  }

  @Test func patternsMatchEveryValueInPlaceOfAPrivateDefaultArgument() {
    given(kiln.open()).willReturn(7)
    #expect(kiln.asClass.open() == 7)
    verify(kiln.open("private")).wasCalled()
  }
}

class Workshop {
  static let roomTemperature = 20
}

class Kiln: Workshop {
  enum Pace { case slow, fast }

  static func highest() -> Int { 900 }
  private static let first = "private"

  let names: [String]

  init(
    first: String = first, second: String = nameInFile(), third: String = .hidden,
    pace: Pace = .slow, now: @escaping () -> Date = Date.init
  ) {
    names = [first, second, third]
  }

  convenience init(name: String, second: String = nameInFile()) {
    self.init(first: name, second: second)
  }

  func fire(_ pace: Pace = .slow, glaze: Glaze = Glaze.plain) -> Int { 0 }
  func cool(
    for seconds: Double = 60 * 60, steps: ClosedRange<Int> = 1...4, _ name: String = "a-\(1 + 2)"
  ) -> Int { 0 }
  func log(
    at date: Date = Date(), id: UUID = .init(), glaze: Glaze = Glaze(shine: 1),
    file: String = #fileID
  ) -> Int { 0 }
  func order(by areInOrder: (Int, Int) -> Bool = (<)) -> Int { 0 }
  func sort(by areInOrder: (Int, Int) -> Bool = { $0 < $1 }, then: (Int) -> Void = { _ in }) -> Int
  {
    0
  }
  func heat(to: Int = highest(), from: Int = roomTemperature) -> Int { 0 }
  func open(_ name: String = first) -> Int { 0 }
  func wait(on queue: DispatchQueue = .main) -> Int { 0 }
  subscript(shelf shelf: Int = 2) -> Int {
    get { 0 }
    set {}
  }
}

extension Kiln {
  var asClass: Kiln { self }
}

struct Glaze: Equatable {
  static let plain = Glaze(shine: 0)
  var shine: Int
}

private func nameInFile() -> String { "file" }

extension String {
  fileprivate static var hidden: String { "hidden" }
}
