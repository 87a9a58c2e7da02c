import Foundation
import Mynah
import Support
import Testing

/// Tests of unordered elements, which failures sort because their order differs in each run.
@Suite struct ElementOrderTests {
  let shapes = mock(Shapes.self)

  private func text(of value: Any) -> String {
    let text = failures { verify(shapes.accept(value)).wasCalled() }.joined()
    return String(text.dropFirst("Expected shapes.accept(".count).prefix { $0 != "\n" })
      .replacingOccurrences(
        of: ") to be called exactly once, but it was called 0 times.", with: "")
  }

  @Test func unorderedElementsAreSorted() {
    let values: [(Any, String)] = [
      (Set(7...12), "[7, 8, 9, 10, 11, 12]"),
      (Set([2.5, -1, 10, .infinity]), "[-1.0, 2.5, 10.0, inf]"),
      ([10: "ten", 9: "nine", -1: "less"], #"[-1: "less", 9: "nine", 10: "ten"]"#),
      (Set(["wren", "Owl", "10", "9"]), #"["10", "9", "Owl", "wren"]"#),
      (["b": ["d": 1, "c": 2], "a": [:]], #"["a": [:], "b": ["c": 2, "d": 1]]"#),
      (
        Nest(eggs: [3, 1, 2], names: ["b": 2, "a": nil]),
        #"Nest(eggs: Set([1, 2, 3]), names: ["a": nil, "b": Optional(2)])"#
      ),
      ([3, 1, 2], "[3, 1, 2]"),
      (Shelf(members: ["c", "a", "b"]), #"["c", "a", "b"]"#),
    ]
    for (value, expected) in values { #expect(text(of: value) == expected) }
    #expect(text(of: [Season.summer: 1, .spring: 2]) == text(of: [Season.spring: 2, .summer: 1]))
  }

  @Test func setsOfOneThousandElementsAreSorted() {
    let sorted = "[" + (0..<1_000).map(String.init).joined(separator: ", ").prefix(499)
    #expect(text(of: Set(0..<1_000)) == "\(sorted)… (1000 elements)")
  }

  @Test func setsWithOverOneThousandElementsAreNotSorted() {
    #expect(text(of: Set(0..<1_001)).hasSuffix("… (1001 elements)"))
  }
}

private enum Season { case spring, summer }

private struct Nest {
  let eggs: Set<Int>
  let names: [String: Int?]
}

/// A collection with a defined order whose mirror has the display style of a set.
///
/// `Shelf` and `Nest` are private, because other files use types with these names from `Support`.
private struct Shelf: Collection, CustomReflectable {
  let members: [String]
  var startIndex: Int { members.startIndex }
  var endIndex: Int { members.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> String { members[index] }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: members, displayStyle: .set) }
}
