import Dispatch
import Mynah
import Support
import Testing

@Suite struct LastSetValueTests {
  let bird = mock(Bird.self)

  @Test func getterReturnsWhatTheSetterWasGiven() {
    given(bird.name).willReturn(lastSetValue(initial: "-"))
    #expect(bird.name == "-")
    bird.name = "Ryan"
    #expect(bird.name == "Ryan")
    bird.name += "!"
    #expect([bird.name, bird.name] == ["Ryan!", "Ryan!"])
    verify(bird.name = "Ryan!").wasCalled()
  }

  @Test func getterMethodAndOperatorTakeItToo() {
    given(bird.getName()).willReturn(lastSetValue(initial: ""))
    bird.name = "Ryan"
    #expect(bird.name == "Ryan")
    given(bird.nickname) ~> lastSetValue(initial: "R")
    #expect(bird.nickname == "R")
    bird.nickname = nil
    #expect(bird.nickname == nil)
  }

  @Test func subscriptHasOneValueForAllIndices() {
    given(bird[any()]).willReturn(lastSetValue(initial: "a"))
    #expect(bird[1] == "a")
    bird[1] = "b"
    #expect([bird[1], bird[2]] == ["b", "b"])
  }

  @Test func newerStubOfTheSetterKeepsItsAssignments() {
    var names: [String] = []
    given(bird.name = any()).will { (name: String) in names.append(name) }
    given(bird.name).willReturn(lastSetValue(initial: ""))
    bird.name = "Ryan"
    given(bird.name = "Maya").will { (name: String) in names.append(name) }
    bird.name = "Maya"
    #expect(bird.name == "Ryan")
    #expect(names == ["Maya"])
  }

  @Test func clearingStubsClearsTheSetterToo() {
    given(bird.name).willReturn(lastSetValue(initial: ""))
    clearStubs(on: bird)
    bird.name = "Ryan"
    given(bird.name).willReturn(lastSetValue(initial: "new"))
    #expect(bird.name == "new")
  }

  @Test func chainGoesOnWithIt() {
    given(bird.name).willReturn("first").willReturn(lastSetValue(initial: "second"))
    #expect([bird.name, bird.name] == ["first", "second"])
    bird.name = "third"
    #expect(bird.name == "third")
  }

  @Test @MainActor func isolatedPropertiesHaveIt() {
    let perch = mock(Perch.self)
    given(perch.height).willReturn(lastSetValue(initial: 1))
    perch.height += 2
    #expect(perch.height == 3)
  }

  @Test func threadsSeeWholeValues() {
    let bird = bird
    given(bird.nickname).willReturn(lastSetValue(initial: "0"))
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<500 {
        bird.nickname = String(repeating: "\(thread)", count: 20)
        #expect(Set(bird.nickname ?? "").count == 1)
      }
    }
    bird.nickname = nil
    #expect(bird.nickname == nil)
  }
}

extension StaticStubbingTests {
  @Test func staticPropertiesReturnTheirLastValue() {
    defer { reset(BirdMock.self) }
    given(BirdMock.count).willReturn(lastSetValue(initial: 1))
    BirdMock.count += 4
    #expect(BirdMock.count == 5)
  }
}
