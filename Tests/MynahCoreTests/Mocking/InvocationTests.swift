import Mynah
import Support
import Testing

@Suite struct InvocationTests {
  @Test func callsOfAllMembersAreListedInTheirOrder() throws {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird[any()]).willReturn("day")
    given(bird.age).willReturn(3)
    _ = bird.chirp(volume: 1)
    bird.sing()
    bird.name = "Ryan"
    _ = bird.chirp(volume: 2)
    _ = bird[3]
    bird[4] = "x"
    _ = bird.age
    let invocations = bird.mockingContext.invocations
    #expect(
      invocations.map(\.description) == [
        "bird.chirp(volume: 1)", "bird.sing()", "bird.name = \"Ryan\"", "bird.chirp(volume: 2)",
        "bird[3]", "bird[4] = \"x\"", "bird.age",
      ])
    let serials = invocations.map(\.serial)
    #expect(serials == serials.sorted())
    #expect(invocations[0].member == _Member("chirp(volume:)"))
    #expect(invocations[0].mockName == "bird")
    #expect(invocations[5].arguments == ["4", "\"x\""])

    let shapes = mock(Shapes.self)
    shapes.store(1, under: "a")
    shapes.store("x", under: "b")
    shapes.rename(nil)
    shapes.store(2, under: "c")
    #expect(
      shapes.mockingContext.invocations.map(\.description) == [
        "shapes.store(1, under: \"a\")", "shapes.store(\"x\", under: \"b\")",
        "shapes.rename(nil)", "shapes.store(2, under: \"c\")",
      ])
  }

  @Test func argumentsAreDescribedOnDemand() {
    let shapes = mock(Shapes.self)
    given(shapes.accept(any())).willReturn(true)
    let described = DescriptionCount()
    _ = shapes.accept(described)
    let invocations = shapes.mockingContext.invocations
    #expect(described.count == 0)
    #expect(invocations.map(\.description) == ["shapes.accept(counted)"])
    #expect(described.count == 1)
  }

  @Test func closuresAreNotStored() {
    let shapes = mock(Shapes.self)
    given(shapes.visit(any())).will { body in body(1) }
    #expect(shapes.visit { $0 + 1 } == 2)
    #expect(shapes.mockingContext.invocations.last?.arguments == ["a closure"])
    #expect("\(NonEscapingClosure<() -> Void>())" == "a closure")
  }
}

/// A value that counts how often its description is read.
private final class DescriptionCount: CustomStringConvertible {
  var count = 0

  var description: String {
    count += 1
    return "counted"
  }
}
