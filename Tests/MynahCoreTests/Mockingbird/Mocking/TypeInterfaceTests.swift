import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.1: types that people name in helpers of their tests.
@Suite struct TypeInterfaceTests {
  let bird = mock(Bird.self)

  @Test("1.1 Mockable<FunctionDeclaration, I, R>") func methodsAreMockable() {
    func silence(_ song: Mockable<FunctionDeclaration, (Int) -> Bool, Bool>) {
      given(song).willReturn(false)
    }
    silence(bird.chirp(volume: any()))
    #expect(!bird.chirp(volume: 3))
  }

  @Test("1.1 Mockable<ThrowingFunctionDeclaration, I, R>") func throwingMethodsAreMockable() {
    typealias Meal = Mockable<ThrowingFunctionDeclaration, (String, Int) throws -> Int, Int>
    func spoil(_ meal: Meal) {
      given(meal).willThrow(Storm.rain)
    }
    spoil(bird.eat(any(), grams: any()))
    #expect(throws: Storm.rain) { try bird.eat("worm", grams: 1) }
  }

  @Test("1.1 Mockable<ThrowingAsyncFunctionDeclaration, I, R>") func asyncMethodsAreMockable()
    async throws
  {
    typealias Flight = Mockable<ThrowingAsyncFunctionDeclaration, (String) async throws -> Int, Int>
    func delay(_ flight: Flight) {
      given(flight).willReturn(9)
    }
    delay(bird.fly(to: "Oslo"))
    #expect(try await bird.fly(to: "Oslo") == 9)
  }

  @Test("1.1 Mockable<PropertyGetterDeclaration, I, R>") func gettersAreMockable() {
    let getter: Mockable<PropertyGetterDeclaration, () -> String, String> = bird.getName()
    given(getter).willReturn("Ryan")
    #expect(bird.name == "Ryan")
  }

  @Test("1.1 Mockable<PropertySetterDeclaration, I, R>") func settersAreMockable() {
    let setter: Mockable<PropertySetterDeclaration, (String) -> Void, Void> = bird.setName("Ryan")
    bird.name = "Ryan"
    verify(setter).wasCalled()
  }

  @Test("1.1 Mockable<SubscriptGetterDeclaration, I, R>") func subscriptGettersAreMockable() {
    let day: Mockable<SubscriptGetterDeclaration, (Int) -> String, String> = bird.getSubscript(3)
    given(day).willReturn("Wednesday")
    #expect(bird[3] == "Wednesday")
  }

  @Test("1.1 Mockable<SubscriptSetterDeclaration, I, R>") func subscriptSettersAreMockable() {
    typealias Day = Mockable<SubscriptSetterDeclaration, (Int, String) -> Void, Void>
    let day: Day = bird.setSubscript(3, newValue: "Wednesday")
    bird[3] = "Wednesday"
    verify(day).wasCalled()
  }

  @Test("1.1 Declaration: kinds that throw nothing") func kindsThatThrowNothing() {
    typealias Pattern = CallPattern<() -> Int, Int, Never>
    #expect(Mockable<AnyDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(Mockable<VariableDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(Mockable<SubscriptDeclaration, () -> Int, Int>.self == Pattern.self)
    #expect(
      Mockable<AsyncFunctionDeclaration, () async -> Int, Int>.self
        == CallPattern<() async -> Int, Int, Never>.self)
  }

  @Test("1.1 SelectorType") func kindsOfMembers() {
    bird.sing()
    bird.name = "Ryan"
    bird[3] = "Wednesday"
    #expect(
      bird.mockingContext.invocations.map(\.member.kind) == [.method, .setter, .subscriptSetter])
  }

  @Test("1.1 SourceLocation") func locationsOfTests() {
    let location = CodeLocation(fileID: "Aviary/Bird.swift", filePath: "", line: 3, column: 1)
    #expect(location.brief == "Bird.swift:3")
  }

  @Test("1.1 TestFailer, swizzleTestFailer(_:)") func failuresGoWhereOneSays() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) { verify(bird.sing()).wasCalled() }
    #expect(
      capture.texts == [
        """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """
      ])
  }

  @Test("1.1 NonEscapingClosure<ClosureType>") func closuresThatDoNotEscapeAreNotKept() {
    let shapes = mock(Shapes.self)
    given(shapes.visit(any())).will { body in body(1) }
    #expect(shapes.visit { $0 + 1 } == 2)
    #expect(shapes.mockingContext.invocations.first?.arguments == ["a closure"])
    #expect("\(NonEscapingClosure<() -> Void>())" == "a closure")
  }
}
