import Mynah
import Support
import Testing

@Suite struct CustomMatcherTests {
  let bird = mock(Bird.self)

  private func positive() -> Int? {
    matching("positive()") { $0 > 0 }
  }

  private func short() -> String? {
    matching("short()") { $0.count < 5 }
  }

  @_disfavoredOverload
  private func short() -> PropertyPattern<String> {
    matching("short()") { $0.count < 5 }
  }

  @Test func matchersDefinedByATestMatch() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    given(bird.eat(short(), grams: positive())).willReturn(1)
    #expect(try bird.eat("worm", grams: 3) == 1)
    #expect(try bird.eat("worm", grams: 0) == 0)
    #expect(try bird.eat("worms", grams: 3) == 0)
    bird.name = "Ryan"
    bird.name = "Sterling"
    verify(bird.name = short()).wasCalled()
  }

  @Test func matchersCanStateTheirPosition() throws {
    given(bird.eat(firstArg(any()), grams: secondArg(any(of: 1, 2)))).willReturn(1)
    given(bird.eat(arg("seed", at: 1), grams: arg(any(), at: 2))).willReturn(2)
    #expect(try bird.eat("worm", grams: 2) == 1)
    #expect(try bird.eat("seed", grams: 9) == 2)
    let shapes = mock(Shapes.self)
    given(
      shapes.many(
        a: any(), b: any(), c: thirdArg(any()), d: fourthArg(any()), e: fifthArg(notEmpty()),
        f: arg(notNil(), at: 6))
    ).willReturn("all")
    #expect(shapes.many(a: 1, b: "", c: true, d: 0, e: [1], f: 2) == "all")
    bird[3] = "Wednesday"
    verify(bird[arg(any(of: 3, 4), at: 1)] = secondArg(any())).wasCalled()
    verify(bird[firstArg(any())] = secondArg(any(of: "Thursday"))).wasNeverCalled()
  }
}
