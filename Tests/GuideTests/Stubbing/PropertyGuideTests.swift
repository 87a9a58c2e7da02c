import Mynah
import Testing

/// The examples of the page about stubbing that are about properties and subscripts.
@Suite struct PropertyGuideTests {
  let bird = mock(Bird.self)

  @Test func propertiesAreStubbedByNamingThem() {
    given(bird.name).willReturn("Ryan")
    given(bird.name = any()).will { (name: String) in
      print("Hello, \(name)")
    }

    #expect(bird.name == "Ryan")
    bird.name = "Sterling"  // Prints "Hello, Sterling"
    verify(bird.name = "Sterling").wasCalled()
  }

  @Test func methodsMeanTheSame() {
    given(bird.getName()).willReturn("Ryan")
    given(bird.setName(any())).will { name in
      print("Hello, \(name)")
    }
    #expect(bird.name == "Ryan")
  }

  @Test func subscriptsTakeMatchers() {
    given(bird[feather: 3]).willReturn("red")
    given(bird[feather: any()] = "blue").willReturn()
    #expect(bird[feather: 3] == "red")
    bird[feather: 4] = "blue"
  }

  @Test func assignmentsTakeSequencesAndAreForwarded() {
    given(bird.name = any())
      .willReturn(finiteSequence(of: { (name: String) in print("first", name) }))
      .willReturn()
    given(bird.name = "Ryan").willForward(to: Crow())
    for name in ["Maya", "Ryan"] { bird.name = name }
    verify(bird.name = any()).wasCalled(twice)
  }

  @Test func propertiesReturnWhatTheyWereLastSetTo() {
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    bird.name += "!"

    #expect(bird.name == "Ryan!")
  }
}
