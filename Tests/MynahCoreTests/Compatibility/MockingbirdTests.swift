import Foundation
import Mynah
import Support
import Testing

/// A protocol that requires operators.
protocol Weighed {
  static func < (left: Self, right: Self) -> Bool
  static func <= (left: Self, right: Self) -> Bool
  static func > (left: Self, right: Self) -> Bool
  static func >= (left: Self, right: Self) -> Bool
  static func == (left: Self, right: Self) -> Bool
  static func != (left: Self, right: Self) -> Bool
}

/// Tests of names that Mynah supports because tests with Mockingbird use them.
@Suite struct MockingbirdTests {
  let bird = mock(Bird.self)

  @Test func setterMethodsArePatternsOfAssignments() {
    var texts: [String] = []
    given(bird.setName(any())).will { texts.append($0) }
    given(bird.setSubscript(any(), newValue: any())).will { day, name in
      texts.append("\(day) \(name)")
    }
    bird.sing()
    bird.name = "Ryan"
    bird[3] = "Wednesday"
    #expect(texts == ["Ryan", "3 Wednesday"])
    verify(bird.setName("Ryan")).wasCalled()
    verify(bird.setSubscript(3, newValue: "Wednesday")).wasCalled()
    #expect(
      bird.mockingContext.invocations.map(\.member.kind) == [.method, .setter, .subscriptSetter])
  }

  @Test func staticMembersHaveTheirOwnContext() {
    #expect(BirdMock.mockingContext !== bird.mockingContext)
  }

  @Test func operatorsArePatternsByName() {
    withMocks {
      let (left, right) = (mock((any Weighed).self), mock((any Weighed).self))
      given(WeighedMock._lessThan(any(), any())).willReturn(true)
      given(WeighedMock._lessThanOrEqualTo(any(), any())).willReturn(true)
      given(WeighedMock._greaterThan(any(), any())).willReturn(false)
      given(WeighedMock._greaterThanOrEqualTo(any(), any())).willReturn(false)
      given(WeighedMock._equalTo(any(), any())).willReturn(false)
      given(WeighedMock._notEqualTo(any(), any())).willReturn(true)
      #expect([left < right, left <= right, left != right] == [true, true, true])
      #expect([left > right, left >= right, left == right] == [false, false, false])
      verify(WeighedMock._lessThan(left, right)).wasCalled()
      verify(WeighedMock._lessThan(right, left)).wasNeverCalled()
    }
  }

  @Test func severalMocksAreCleared() {
    let birds = [bird, mock(Bird.self)]
    for bird in birds {
      given(bird.age).willReturn(3)
      _ = bird.age
    }
    clearInvocations(on: birds[0], birds[1])
    for bird in birds { verify(bird.age).wasNeverCalled() }
    #expect(birds.map(\.age) == [3, 3])
    clearStubs(on: birds[0], birds[1])
    for bird in birds { verify(bird.age).wasCalled() }
    #expect(failures { _ = birds.map(\.age) }.count == 2)
  }

  @Test func severalMocksAreReset() {
    let birds = [bird, mock(Bird.self)]
    for bird in birds {
      given(bird.age).willReturn(3)
      _ = bird.age
    }
    reset(birds[0], birds[1])
    for bird in birds { verify(bird.age).wasNeverCalled() }
  }

  @Test func mockTypesAreCleared() {
    withMocks {
      given(BirdMock.count).willReturn(3)
      _ = BirdMock.count
      clearInvocations(on: BirdMock.self)
      verify(BirdMock.count).wasNeverCalled()
      #expect(BirdMock.count == 3)
      clearStubs(on: BirdMock.self)
      verify(BirdMock.count).wasCalled()
      #expect(failures { _ = BirdMock.count }.count == 1)
    }
  }

  @Test func mockTypesAreReset() {
    withMocks {
      given(BirdMock.count).willReturn(3)
      _ = BirdMock.count
      reset(BirdMock.self)
      verify(BirdMock.count).wasNeverCalled()
    }
  }

  @available(*, deprecated)
  @Test func clearDefaultValuesKeepsStubs() {
    given(bird.age).willReturn(3)
    bird.useDefaultValues(from: .standardProvider)
    clearDefaultValues(on: bird)
    #expect(bird.age == 3)
    #expect(failures { _ = bird.name }.count == 1)
  }

  @Test func patternsHaveMockingbirdTypes() async throws {
    typealias Song = Mockable<FunctionDeclaration, (Int) -> Bool, Bool>
    typealias Meal = Mockable<ThrowingFunctionDeclaration, (String, Int) throws -> Int, Int>
    typealias Flight = Mockable<ThrowingAsyncFunctionDeclaration, (String) async throws -> Int, Int>
    typealias Name = Mockable<PropertyGetterDeclaration, () -> String, String>
    typealias Naming = Mockable<PropertySetterDeclaration, (String) -> Void, Void>
    typealias Day = Mockable<SubscriptGetterDeclaration, (Int) -> String, String>
    typealias Daytime = Mockable<SubscriptSetterDeclaration, (Int, String) -> Void, Void>
    let song: StubbingManager<FunctionDeclaration, (Int) -> Bool, Bool> =
      givenSwift(bird.chirp(volume: any()) as Song)
    song.willReturn(true)
    given(bird.eat(any(), grams: any()) as Meal).willThrow(Storm.rain)
    given(bird.fly(to: "Oslo") as Flight).willReturn(9)
    given(bird.getName() as Name).willReturn("Ryan")
    given(bird.getSubscript(3) as Day).willReturn("Wednesday")
    #expect(bird.chirp(volume: 3))
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 1) }
    #expect(try await bird.fly(to: "Oslo") == 9)
    #expect(bird.name == "Ryan" && bird[3] == "Wednesday")
    bird.name = "Maya"
    bird[3] = "Friday"
    verify(bird.setName("Maya") as Naming).wasCalled()
    let verification: VerificationManager<(Int, String) -> Void, Void> =
      verify(bird.setSubscript(3, newValue: "Friday") as Daytime)
    verification.wasCalled()
    typealias Pattern = CallPattern<() -> Int, Int, Never>
    #expect(Mockable<AnyDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(Mockable<VariableDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(Mockable<SubscriptDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(
      Mockable<AsyncFunctionDeclaration, () async -> Int, Int>.self
        == CallPattern<() async -> Int, Int, Never>.self)
  }

  @Test func failuresAreReportedAtTheGivenLine() {
    let capture = capturedFailures {
      verify(bird.sing(), file: "Bird.swift", line: 3).wasCalled()
      verify(bird.name, file: "Bird.swift", line: 4).wasCalled()
      verify(bird.name = "Ryan", file: "Bird.swift", line: 5).wasCalled()
      inOrder(file: "Bird.swift", line: 6) { verify(bird.name = any()).wasCalled() }
    }
    #expect(capture.lines == [3, 4, 5, 6])
  }

  @Test func predefinedProvidersProvideTheirValues() {
    #expect([Int].createInstance() == [] && Set<Int>.createInstance() == [])
    #expect([Int: Int].createInstance() == [:] && Int?.createInstance() == .some(nil))
    let collections = ValueProvider.collectionsProvider
    #expect(collections.provideValue() == [Int]() && collections.provideValue() == Set<Int>())
    #expect(collections.provideValue() == [Int: Int]())
    #expect(collections.provideValue(for: Int.self) == nil)
    let primitives = ValueProvider.primitivesProvider
    #expect(primitives.provideValue() == false && primitives.provideValue() == UInt8(0))
    #expect(primitives.provideValue() == Float(0))
    #expect(primitives.provideValue(for: String.self) == nil)
    let basics = ValueProvider.basicsProvider
    #expect(basics.provideValue(for: Void.self) != nil)
    #expect(basics.provideValue(for: Int?.self) == .some(nil))
    let strings = ValueProvider.stringsProvider
    #expect(strings.provideValue() == "" && strings.provideValue() == Substring())
    #expect(strings.provideValue(for: Int.self) == nil)
    #expect(ValueProvider.datesProvider.provideValue() == Date(timeIntervalSince1970: 0))
    let standard = ValueProvider.standardProvider
    #expect(standard.provideValue() == [Int]() && standard.provideValue() == "")
    #expect(standard.provideValue() == 0.0 && standard.provideValue(for: Void.self) != nil)
  }
}
