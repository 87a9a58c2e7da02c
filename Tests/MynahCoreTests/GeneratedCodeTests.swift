import Foundation
import Testing

struct GeneratedCodeTests {
  private static let core = URL(filePath: #filePath)
    .appending(path: "../../../Sources/MynahCore").standardized

  /// Returns the source lines of MynahCore inside or outside of the folder `GeneratedCode`.
  private func lines(inGeneratedCode isInside: Bool) throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(at: Self.core, includingPropertiesForKeys: nil))
    var lines: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.path.contains("/GeneratedCode/") == isInside else { continue }
      lines += try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
    return lines
  }

  @Test func onlyDeclarationsForGeneratedCodeHaveAnUnderscore() throws {
    let declaration =
      /public (?:final )?(?:func|var|let|struct|class|enum|protocol|typealias) (\w+)/
    let names = try lines(inGeneratedCode: true).filter { !$0.hasPrefix(" ") }
      .compactMap { try declaration.firstMatch(in: $0)?.1 }
    #expect(names.count > 15)
    #expect(names.filter { !$0.hasPrefix("_") } == [])

    let function = /public (?:static )?(?:func|var) (_\w+)/
    let others = try lines(inGeneratedCode: false)
      .compactMap { try function.firstMatch(in: $0)?.1 }
    // `_member` needs the context's private state, and the others are protocol requirements.
    #expect(
      Set(others).sorted() == [
        "_call", "_countMatcher", "_matchedValue", "_member", "_placeholder", "_selection",
      ])
  }
}
