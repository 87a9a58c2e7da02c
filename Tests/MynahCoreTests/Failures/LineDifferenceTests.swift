import Mynah
import Support
import Testing

/// Tests of failures that compare multiline values line by line.
@Suite struct LineDifferenceTests {
  let bird = mock(Bird.self)
  let painter = mock(Painter.self)

  private static func letter(from sender: String) -> String {
    """
    Dear friend,

    the worms are fat this year.
    The nest is dry,
    the cat is old,
    the children sing.
    \(sender)
    """
  }

  /// Returns the failure of a call that was expected with one text and made with another text.
  private func difference(_ expected: String, _ actual: String) throws -> String {
    let bird = mock(Bird.self)
    given(bird.eat(any(), grams: any())).willReturn(0)
    _ = try bird.eat(actual, grams: 5)
    return report { verify(bird.eat(expected, grams: 5)).wasCalled() }
  }

  @Test func longLinesAreShortened() throws {
    let song = String(repeating: "la", count: 5_000)
    let (before, after) = (song.prefix(40), "\(song.prefix(459))…")
    #expect(
      try difference("Song\n\(song)!\(song)\n\(song)", "Song\n\(song)?\(song)\n\(song)") == """
        Expected bird.eat("Song…", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"Song…"*, grams: 5)
        Difference in argument 1 (- expected, + got):
              Song
            - …\(before)!\(after)
            + …\(before)?\(after)
              \(song.prefix(500))…
        """)
  }

  @Test func equalLinesAreShortened() throws {
    let middle = (1...8).map { "line \($0)\n" }.joined()
    #expect(
      try difference("b\n" + middle + "y", "a\n" + middle + "z") == """
        Expected bird.eat("b\\nline 1\\nline 2\\nline 3\\nline 4\\nline 5\\nline 6\\nline 7\\nline 8\\ny", grams: 5) \
        to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"a\\nline 1\\nline 2\\nline 3\\nline 4\\nline 5\\nline 6\\nline 7\\nline 8\\nz"*, \
        grams: 5)
        Difference in argument 1 (- expected, + got):
            - b
            + a
              line 1
              line 2
              … 4 equal lines
              line 7
              line 8
            - y
            + z
        """)
  }

  @Test func equalLinesAtBothEndsAreShortened() throws {
    #expect(
      try difference("1\n2\n3\n4\nworm\n5\n6\n7\n8", "1\n2\n3\n4\nseed\n5\n6\n7\n8") == #"""
        Expected bird.eat("1\n2\n3\n4\nworm\n5\n6\n7\n8", grams: 5) \#
        to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"1\n2\n3\n4\nseed\n5\n6\n7\n8"*, grams: 5)
        Difference in argument 1 (- expected, + got):
              … 2 equal lines
              3
              4
            - worm
            + seed
              5
              6
              … 2 equal lines
        """#)
  }

  @Test func manyDifferentLinesAreShortened() throws {
    let lines = { (range: ClosedRange<Int>) in range.map { "\($0)" }.joined(separator: "\n") }
    let expected =
      [
        """
        Expected bird.eat("3001…", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"101…"*, grams: 5)
        Difference in argument 1 (- expected, + got):
        """
      ] + (3_001...3_030).map { "    - \($0)" } + (101...110).map { "    + \($0)" }
      + ["      … and 1890 more lines"]
    #expect(
      try difference(lines(3_001...3_030), lines(101...2_000)) == expected.joined(separator: "\n"))
  }

  @Test func linesCanEndAsOnWindows() throws {
    #expect(
      try difference("worm\r\nseed", "worm\r\nrice") == #"""
        Expected bird.eat("worm\r\nseed", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"worm\r\nrice"*, grams: 5)
        Difference in argument 1 (- expected, + got):
              worm
            - seed
            + rice
        """#)
  }

  @Test func multilineDescriptionsAreComparedByLine() {
    let (cross, circle) = (
      Picture(rows: ["x.x", ".x.", "x.x"]), Picture(rows: ["xxx", "x.x", "xxx"])
    )
    painter.paint(cross, nil)
    #expect(
      report { verify(painter.paint(circle, circle)).wasCalled() } == """
        Expected painter.paint(xxx… (3 lines), xxx… (3 lines)) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 paint(*x.x… (3 lines)*, *nil*)
        Difference in argument 1 (- expected, + got):
            - xxx
              x.x
            - xxx
            + .x.
            + x.x
        Difference in argument 2 (- expected, + got):
            - xxx
            - x.x
            - xxx
            + nil
        """)
  }

  @Test func unexpectedCallsAreComparedWithTheClosestStubs() {
    given(bird.eat(Self.letter(from: "Ryan"), grams: 5)).willReturn(1)
    given(bird.eat("seed", grams: 2)).willReturn(2)
    let line: UInt = #line - 2
    let text = report {
      #expect(throws: MockFailure.self) {
        try bird.eat(Self.letter(from: "Maya"), grams: 5)
      }
    }
    #expect(
      text == """
        Unexpected call: no stub answers bird.eat("Dear friend,…", grams: 5), which threw this failure.
        Stub eat("seed", grams: 2) at LineDifferenceTests.swift:\(line + 1): \
        argument 1: expected "seed", got "Dear friend,…"; grams: expected 2, got 5
        Stub eat("Dear friend,…", grams: 5) at LineDifferenceTests.swift:\(line): argument 1 differs
        Difference in argument 1 (- expected, + got):
              … 4 equal lines
              the cat is old,
              the children sing.
            - Ryan
            + Maya
        Write: given(bird.eat(any(), grams: 5)).willReturn(<#Int#>)
        """)
  }

  @Test func onlyTenStubsAreCompared() {
    let line = #line + 2
    for grams in 1...12 {
      given(bird.eat("worm", grams: grams)).willReturn(0)
    }
    let stubs = (3...12).reversed().map { grams in
      let place = "LineDifferenceTests.swift:\(line)"
      return "Stub eat(\"worm\", grams: \(grams)) at \(place): grams: expected \(grams), got 99"
    }
    #expect(
      report { _ = try? bird.eat("worm", grams: 99) } == """
        Unexpected call: no stub answers bird.eat("worm", grams: 99), which threw this failure.
        \(stubs.joined(separator: "\n"))
        And 2 more stubs.
        Write: given(bird.eat("worm", grams: 99)).willReturn(<#Int#>)
        """)
  }
}

/// A protocol whose arguments have multiline descriptions.
protocol Painter {
  func paint(_ picture: Picture, _ frame: Picture?)
}

/// A value with a multiline description.
struct Picture: Equatable, CustomStringConvertible {
  var rows: [String]

  var description: String { rows.joined(separator: "\n") }
}
