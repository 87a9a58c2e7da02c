import Dispatch
import Mynah
import Support
import Testing

@Suite struct LastSetValueTests {
  let bird = mock(Bird.self)

  @Test func theAssignmentMayStayUnusedInAStrictSession() {
    withMocks(.strict) {
      let bird = mock(Bird.self)
      given(bird.name).willReturn(lastSetValue(initial: "-"))
      #expect(bird.name == "-")
    }
  }

  @Test func gettersReturnTheLastSetValue() {
    given(bird.name).willReturn(lastSetValue(initial: "-"))
    #expect(bird.name == "-")
    bird.name = "Ryan"
    #expect(bird.name == "Ryan")
    bird.name += "!"
    #expect([bird.name, bird.name] == ["Ryan!", "Ryan!"])
    verify(bird.name = "Ryan!").wasCalled()
    given(bird[any()]).willReturn(lastSetValue(initial: "a"))
    #expect(bird[1] == "a")
    bird[1] = "b"
    // A subscript has one value for all indexes.
    #expect([bird[1], bird[2]] == ["b", "b"])

    given(bird.getName()).willReturn(lastSetValue(initial: "+"))
    #expect(bird.name == "+")
    bird.name = "Maya"
    #expect(bird.name == "Maya")
    given(bird.nickname) ~> lastSetValue(initial: "R")
    #expect(bird.nickname == "R")
    bird.nickname = nil
    #expect(bird.nickname == nil)
    given(bird.name).willReturn("first").willReturn(lastSetValue(initial: "second"))
    #expect([bird.name, bird.name] == ["first", "second"])
    bird.name = "third"
    #expect(bird.name == "third")
  }

  @Test func newerSetterStubsTakePrecedenceUntilCleared() {
    var names: [String] = []
    given(bird.name = any()).will { (name: String) in names.append(name) }
    given(bird.name).willReturn(lastSetValue(initial: ""))
    bird.name = "Ryan"
    given(bird.name = "Maya").will { (name: String) in names.append(name) }
    bird.name = "Maya"
    #expect(bird.name == "Ryan")
    clearStubs(on: bird)
    bird.name = "Maya"
    given(bird.name).willReturn(lastSetValue(initial: "new"))
    #expect(bird.name == "new")
    #expect(names == ["Maya"])
  }

  @Test func concurrentReadsReturnWholeValues() {
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
