import Mynah
import Testing

typealias NoteListener = (Int) -> Void
typealias NoteTest<Note> = (Note) -> Bool
typealias PlainTest = NoteTest<Int>

struct Twig: Equatable {
  var height = 1
  // The string avoids a failed assertion in Swift 6.1, which occurs if a trivial value is copied.
  var kind = "oak"
}

protocol Chorus {
  func sing(to listener: NoteListener)
  func count(_ notes: [Int], where isCounted: PlainTest) -> Int
  func keep(_ listener: @escaping NoteListener)
  func share(_ listener: @escaping @Sendable NoteListener)
  func weigh(_ perch: borrowing Twig) -> Int
  func take(_ perch: consuming Twig)
  func note(_ text: @autoclosure () throws -> String) -> Int
  func make(_ perch: () -> some Equatable) -> Int
  func rest(_ pause: Void, _ length: Int)
  func pause(_ pause: Void)
  var listener: NoteListener { get set }
  subscript(key: @autoclosure () -> String) -> Int { get set }
}

/// Tests of closures with aliased types, autoclosures, and borrowed values, which mocks pass to
/// stubs and forwarding targets.
struct ClosureDeclarationTests {
  private let chorus = mock(Chorus.self)

  @Test func aliasedClosuresReachStubs() {
    given(chorus.sing(to: any())).will { listener in listener(3) }
    given(chorus.count([1, 2, 3], where: any())).will { notes, isCounted in
      notes.filter(isCounted).count
    }
    var notes: [Int] = []
    chorus.sing { notes.append($0) }
    #expect(notes == [3])
    #expect(chorus.count([1, 2, 3]) { $0 > 1 } == 2)
    verify(chorus.sing(to: any())).wasCalled()
  }

  @Test func aliasedClosuresAreCaptured() {
    var notes: [Int] = []
    let kept = ArgumentCaptor<NoteListener>()
    given(chorus.keep(any())).willReturn()
    chorus.keep { notes.append($0) }
    verify(chorus.keep(kept.any())).wasCalled()
    kept.value?(4)
    #expect(notes == [4])
  }

  @Test func sendableAliasedClosuresReachStubs() {
    given(chorus.share(any())).will { listener in listener(5) }
    var notes: [Int] = []
    chorus.share { notes.append($0) }
    #expect(notes == [5])
  }

  @Test func autoclosuresReachStubs() {
    given(chorus.note(any())).will { text in (try? text().count) ?? -1 }
    let counts: [Int] = [chorus.note("abc"), chorus.note(try failing())]
    #expect(counts == [3, -1])
  }

  @Test func autoclosuresCanBeIndexes() {
    given(chorus["a"]).willReturn(1)
    #expect(chorus["a"] == 1)
    given(chorus["b"] = 3).willReturn()
    chorus["b"] = 3
    verify(chorus["b"] = 3).wasCalled()
  }

  @Test func argumentsWithAnOwnershipAreMatched() {
    given(chorus.weigh(Twig(height: 2))).willReturn(5)
    given(chorus.take(any())).willReturn()
    #expect(chorus.weigh(Twig(height: 2)) == 5)
    chorus.take(Twig(height: 3))
    verify(chorus.take(Twig(height: 3))).wasCalled()
  }

  @Test func voidArgumentsAreMatched() {
    given(chorus.rest(any(), 2)).willReturn()
    given(chorus.pause(any())).willReturn()
    chorus.rest((), 2)
    chorus.pause(())
    verify(chorus.rest(any(), any())).wasCalled()
    verify(chorus.pause(any())).wasCalled()
  }

  @Test func closuresAreForwarded() {
    let chorus = mock(Chorus.self).forwardCalls(to: RealChorus())
    var notes: [Int] = []
    chorus.sing { notes.append($0) }
    #expect(notes == [7])
  }

  @Test func otherArgumentsAreForwarded() {
    let chorus = mock(Chorus.self).forwardCalls(to: RealChorus())
    let numbers: [Int] = [chorus.weigh(Twig(height: 2)), chorus.make { 3 }, chorus["abc"]]
    #expect(numbers == [2, 1, 3])
  }

  private func failing() throws -> String { throw NoNote() }
}

private struct NoNote: Error {}

private final class RealChorus: Chorus {
  func sing(to listener: NoteListener) { listener(7) }
  func count(_ notes: [Int], where isCounted: PlainTest) -> Int { notes.count(where: isCounted) }
  func keep(_ listener: @escaping NoteListener) {}
  func share(_ listener: @escaping @Sendable NoteListener) { listener(1) }
  func weigh(_ perch: borrowing Twig) -> Int { perch.height }
  func take(_ perch: consuming Twig) {}
  func note(_ text: @autoclosure () throws -> String) -> Int { (try? text().count) ?? -1 }
  func make(_ perch: () -> some Equatable) -> Int { perch() == perch() ? 1 : 0 }
  func rest(_ pause: Void, _ length: Int) {}
  func pause(_ pause: Void) {}
  var listener: NoteListener = { _ in }
  subscript(key: @autoclosure () -> String) -> Int {
    get { key().count }
    set {}
  }
}
