import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.4: positions of arguments, which are known here anyway.
@Suite struct ArgumentPositionInterfaceTests {
  let shapes = mock(Shapes.self)

  @Test("1.4 arg(_:at:)") func anArgumentAtAPosition() {
    shapes.paint(1, "red", true, in: 2)
    verify(shapes.paint(arg(any(), at: 1), arg(any(), at: 2), true, in: 2)).wasCalled()
    verify(shapes.paint(arg(any(of: 9), at: 1), any(), any(), in: any())).wasNeverCalled()
  }

  @Test("1.4 firstArg ... fifthArg") func argumentsByTheirOrdinals() {
    given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any())).willReturn("")
    _ = shapes.many(a: 1, b: "b", c: true, d: 2, e: [3], f: nil)
    verify(
      shapes.many(
        a: firstArg(any()), b: secondArg(any()), c: thirdArg(any()), d: fourthArg(any()),
        e: fifthArg(any()), f: any())
    ).wasCalled()
    verify(
      shapes.many(
        a: any(), b: any(), c: any(), d: any(), e: fifthArg(any(count: exactly(2))), f: nil)
    ).wasNeverCalled()
  }

  @Test("1.4 firstArg(_:) of an assignment") func assignedArguments() {
    let bird = mock(Bird.self)
    var names: [String] = []
    given(bird.name = firstArg(any())).will { (name: String) in names.append(name) }
    given(bird.name = firstArg(any(where: { $0.isEmpty }))).willReturn()
    given(bird[arg(any(of: 3, 4), at: 1)] = secondArg(any())).will { (name: String) in
      names.append(name)
    }

    bird.name = "Ryan"
    bird.name = ""
    bird[3] = "Wednesday"

    #expect(names == ["Ryan", "Wednesday"])
    verify(bird.name = arg(any(), at: 1)).wasCalled(twice)
    verify(bird.name = firstArg(any(where: { $0.isEmpty }))).wasCalled()
    verify(bird[firstArg(any())] = secondArg(any())).wasCalled()
  }
}
