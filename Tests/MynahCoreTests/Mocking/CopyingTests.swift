import Mynah
import Testing

struct CopyingTests {
  private let post = mock(Post.self).copying { (letter: Leaflet) in Leaflet(letter.text) }
  private let letter = Leaflet("first")

  @Test func recordedArgumentsKeepTheStateOfTheCall() {
    post.send(letter)
    letter.text = "second"
    post.send(letter)
    letter.text = "third"
    #expect(calls(post.send(any())).map(\.text) == ["first", "second"])
    verify(post.send(any(where: { $0.text == "first" }))).wasCalled()

    let captor = ArgumentCaptor<Leaflet>()
    verify(post.send(captor.any())).wasCalled(twice)
    #expect(captor.allValues.map(\.text) == ["first", "second"])
  }

  @Test func failuresShowTheStateOfTheCall() {
    post.send(letter)
    letter.text = "second"
    #expect(
      failures { verify(post.send(any())).wasNeverCalled() } == [
        """
        Expected post.send(any()) never to be called, but it was called once.
        Matching calls: #1 send(first)
        """
      ])
    #expect(post.mockingContext.invocations.map(\.description) == ["post.send(first)"])
  }

  @Test func withoutCopiesRecordedArgumentsShowTheirLaterState() {
    let post = mock(Post.self)
    post.send(letter)
    letter.text = "second"
    #expect(calls(post.send(any())).map(\.text) == ["second"])
  }

  @Test func stubsGetTheOriginalInstance() throws {
    given(post.deliver(letter, to: any())).will { letter, _ in letter.text += "!" }
    post.deliver(letter, to: "Oslo")
    #expect(letter.text == "first!")
    #expect(try #require(calls(post.deliver(any(), to: any())).first).0.text == "first")
  }

  @Test func instancesInOptionalsAndArraysAreCopied() {
    post.keep(letter)
    post.keep(nil)
    post.stack([letter, letter], "left", [nil, letter])
    post.last = letter
    letter.text = "second"
    let kept: [Leaflet?] = calls(post.keep(any()))
    #expect(kept.map { $0?.text } == ["first", nil])
    let (letters, place, others) = calls(post.stack(any(), any(), any()))[0]
    #expect(letters.map(\.text) == ["first", "first"])
    #expect(place == "left")
    #expect(others?.map { $0?.text } == [nil, "first"])
    let assigned: [Leaflet?] = calls(post.setLast(any()))
    #expect(assigned.map { $0?.text } == ["first"])
  }

  @Test func instancesInArraysOfArraysAreCopied() {
    post.sort([[letter], []])
    letter.text = "second"
    #expect(calls(post.sort(any())).first?.first?.map(\.text) == ["first"])
  }

  @Test func valuesOfDictionariesAreCopied() {
    post.file(["a": letter, "b": nil])
    letter.text = "second"
    let filed = calls(post.file(any())).map { $0.mapValues { $0?.text } }
    #expect(filed == [["a": "first", "b": nil]])
  }

  @Test func instancesAreCopiedIfTheParameterHasAnotherType() {
    post.weigh(letter)
    post.weigh(3)
    post.wrap(letter)
    post.wrap("plain")
    letter.text = "second"
    #expect(calls(post.weigh(any())).map { "\($0)" } == ["first", "3"])
    #expect(calls(post.wrap(any(Leaflet.self))).map(\.text) == ["first"])
    #expect(calls(post.wrap(any(String.self))) == ["plain"])
  }

  @Test func asyncMembersRecordCopies() async throws {
    given(post.sign(any())).will { letter in
      letter.text += " signed"
      return letter.text.count
    }
    #expect(try await post.sign(letter) == 12)
    #expect(calls(post.sign(any())).map(\.text) == ["first"])
  }

  @Test func eachTypeHasItsFunction() {
    post.copying { (parcel: Mailbag) in Mailbag(letter: Leaflet(parcel.letter.text)) }
    post.send(letter)
    post.ship(Mailbag(letter: letter))
    letter.text = "second"
    #expect(calls(post.send(any())).map(\.text) == ["first"])
    #expect(calls(post.ship(any())).map(\.letter.text) == ["first"])
  }

  @Test func recordingLimitsTheNumberOfCopies() {
    post.recording(.last(2))
    for number in 0..<100 {
      letter.text = "\(number)"
      post.send(letter)
    }
    #expect(calls(post.send(any())).map(\.text) == ["98", "99"])
  }

  @Test func clearedCopiesAreForgotten() {
    post.send(letter)
    clearInvocations(on: post)
    letter.text = "second"
    post.send(letter)
    letter.text = "later"
    #expect(calls(post.send(any())).map(\.text) == ["second"])
  }

  @Test(arguments: [MockRecording.all, .nothing])
  func aCopiedArgumentIsReleasedAfterTheCall(recording: MockRecording) {
    post.recording(recording)
    weak var released: Leaflet?
    do {
      let letter = Leaflet("short")
      released = letter
      post.send(letter)
    }
    #expect(released == nil)
  }

  @Test func aCopyOutlivesItsArgument() {
    post.send(Leaflet("short"))
    #expect(calls(post.send(any())).map(\.text) == ["short"])
  }

  @Test func aFunctionCanCallTheMock() {
    let post = mock(Post.self)
    post.copying { [unowned post] (letter: Leaflet) in
      if letter.text == "first" { post.send(Leaflet("nested")) }
      return Leaflet(letter.text)
    }
    post.send(letter)
    #expect(calls(post.send(any())).map(\.text) == ["nested", "first"])
  }

  @Test func severalThreadsRecordCopies() async {
    await withTaskGroup(of: Void.self) { [post] group in
      for thread in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let letter = Leaflet("\(thread)")
            post.send(letter)
            letter.text = "changed"
          }
        }
      }
    }
    let texts = calls(post.send(any())).map(\.text)
    let senders: Set<String> = Set((0..<8).map { "\($0)" })
    #expect(Set(texts) == senders)
    #expect(texts.count == 1600)
  }

  @Test func aTypeThatNoMemberTakesFailsTheTest() {
    let office = mock(Office.self)
    #expect(
      failures { office.copying { (letter: Leaflet) in letter } } == [
        """
        copying has no effect, because no member of office takes a value of type Leaflet.
        Write the type of an argument: copying { (value: <#Type#>) in ... }
        """
      ])
    #expect(failures { office.copying { (number: Int) in number + 1 } } == [])
    office.open(3)
    #expect(calls(office.open(any())) == [4])
  }
}

final class Leaflet: CustomStringConvertible, @unchecked Sendable {
  var text: String

  init(_ text: String) { self.text = text }

  var description: String { text }
}

struct Mailbag {
  let letter: Leaflet
}

protocol Post {
  var last: Leaflet? { get set }
  func send(_ letter: Leaflet)
  func deliver(_ letter: Leaflet, to place: String)
  func keep(_ letter: Leaflet?)
  func stack(_ letters: [Leaflet], _ place: String, _ kept: [Leaflet?]?)
  func sort(_ piles: [[Leaflet]])
  func file(_ letters: [String: Leaflet?])
  func weigh(_ thing: Any)
  func wrap<Thing>(_ thing: Thing)
  func sign(_ letter: Leaflet) async throws -> Int
  func ship(_ parcel: Mailbag)
}

protocol Office {
  func open(_ hour: Int)
}
