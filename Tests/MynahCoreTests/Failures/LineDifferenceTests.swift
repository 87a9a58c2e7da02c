import Mynah
import Support
import Testing

/// Values with several lines are shown line by line.
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

  @Test func longLinesAreShownWhereTheyDiffer() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    let song = String(repeating: "la", count: 5_000)
    _ = try bird.eat("Song\n\(song)?\(song)\n\(song)", grams: 5)
    let text = report {
      verify(bird.eat("Song\n\(song)!\(song)\n\(song)", grams: 5)).wasCalled()
    }
    let (before, after) = (song.prefix(40), "\(song.prefix(459))…")
    #expect(
      text == """
        Expected bird.eat("Song…", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"Song…"*, grams: 5)
        Difference of argument 1 (- expected, + got):
              Song
            - …\(before)!\(after)
            + …\(before)?\(after)
              \(song.prefix(500))…
        """)
  }

  @Test func equalLinesBetweenDifferencesAreCut() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    let middle = (1...8).map { "line \($0)\n" }.joined()
    _ = try bird.eat("a\n" + middle + "z", grams: 5)
    #expect(
      report { verify(bird.eat("b\n" + middle + "y", grams: 5)).wasCalled() } == """
        Expected bird.eat("b\\nline 1\\nline 2\\nline 3\\nline 4\\nline 5\\nline 6\\nline 7\\nline 8\\ny", grams: 5) \
        to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"a\\nline 1\\nline 2\\nline 3\\nline 4\\nline 5\\nline 6\\nline 7\\nline 8\\nz"*, \
        grams: 5)
        Difference of argument 1 (- expected, + got):
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

  @Test func longDifferencesAreCounted() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    let lines = { (range: ClosedRange<Int>) in range.map { "\($0)" }.joined(separator: "\n") }
    _ = try bird.eat(lines(101...2_000), grams: 5)
    let text = failures { verify(bird.eat(lines(3_001...3_030), grams: 5)).wasCalled() }[0]
    let expected =
      [
        """
        Expected bird.eat("3001…", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"101…"*, grams: 5)
        Difference of argument 1 (- expected, + got):
        """
      ] + (3_001...3_030).map { "    - \($0)" } + (101...110).map { "    + \($0)" }
      + ["      … and 1890 more lines"]
    #expect(text == expected.joined(separator: "\n"))
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    _ = try bird.eat("worm\r\nrice", grams: 5)
    #expect(
      report { verify(bird.eat("worm\r\nseed", grams: 5)).wasCalled() } == #"""
        Expected bird.eat("worm\r\nseed", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"worm\r\nrice"*, grams: 5)
        Difference of argument 1 (- expected, + got):
              worm
            - seed
            + rice
        """#)
  }

  @Test func valuesThatDescribeThemselvesInSeveralLines() {
    let (cross, circle) = (
      Picture(rows: ["x.x", ".x.", "x.x"]), Picture(rows: ["xxx", "x.x", "xxx"])
    )
    painter.paint(cross, nil)
    #expect(
      report { verify(painter.paint(circle, circle)).wasCalled() } == """
        Expected painter.paint(xxx… (3 lines), xxx… (3 lines)) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 paint(*x.x… (3 lines)*, *nil*)
        Difference of argument 1 (- expected, + got):
            - xxx
              x.x
            - xxx
            + .x.
            + x.x
        Difference of argument 2 (- expected, + got):
            - xxx
            - x.x
            - xxx
            + nil
        """)
  }

  @Test func theClosestStubOfAnUnexpectedCallIsComparedLineByLine() {
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
        Difference of argument 1 (- expected, + got):
              … 4 equal lines
              the cat is old,
              the children sing.
            - Ryan
            + Maya
        Write: given(bird.eat(any(), grams: 5)).willReturn(<#Int#>)
        """)
  }

  @Test func moreThanTenStubsAreCounted() throws {
    for grams in 1...12 { given(bird.eat("worm", grams: grams)).willReturn(0) }
    let text = failures { _ = try? bird.eat("worm", grams: 99) }[0]
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Stub ") } == 10)
    #expect(lines.dropLast().last == "And 2 more stubs.")
  }
}

/// What takes values with several lines.
protocol Painter {
  func paint(_ picture: Picture, _ frame: Picture?)
}

/// A value that describes itself in several lines.
struct Picture: Equatable, CustomStringConvertible {
  var rows: [String]

  var description: String { rows.joined(separator: "\n") }
}
