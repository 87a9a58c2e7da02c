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

  @Test func opaqueConstraintsContainOpaqueTypes() {
    let index = mock(FeatherIndex.self)
    given(index.add(any([Int].self))).willReturn(5)
    #expect(index.add([1]) == 5)
    verify(index.add(any([Int].self))).wasCalled()
  }

  @Test func classesWithValuesAsGenericParametersAreMocked() {
    let grid = mock(NestGrid<3>.self)
    given(grid.size()).willReturn(5)
    #expect(grid.size() == 5)
  }
}

@MainActor protocol SightingViewModel: Observable, AnyObject {
  var count: Int { get set }
}

infix operator .& : AdditionPrecedence

protocol FeatherMask {
  static func .& (left: Self, right: Self) -> Self
  static func .== (left: Self, right: Self) -> Bool
  var bits: Int { get }
}

protocol FeatherIndex {
  func add(_ feathers: some Collection<some Hashable>) -> Int
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
class NestGrid<let count: Int> {
  init() {}
  func size() -> Int { count }
}
