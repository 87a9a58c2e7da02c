import Foundation
import Testing

@testable import MynahGenerator

/// The lists of Mynah's own names are those of its sources.
struct TypeNamesTests {
  /// What a pattern finds in the sources of some folders.
  private func names(
    _ pattern: Regex<(Substring, Substring)>, in folders: [String]
  ) throws -> Set<String> {
    var names: Set<String> = []
    for folder in folders {
      let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/\(folder)")
        .standardized
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
    }
    return names
  }

  @Test func theTypesOfMynahAreThoseOfItsSources() throws {
    let declaration =
      /(?m)^(?:@\w+(?:\([^)]*\))? )*public (?:final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
    let names = try names(declaration, in: ["Mynah", "MynahCore"]).filter { !$0.hasPrefix("_") }
    let known = TypeNames.mynah.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(known == names.sorted())
  }

  @Test func theFunctionsInMocksAreThoseOfItsSources() throws {
    let names = try names(/(?m)^public (?:func|var) (_\w+)/, in: ["MynahCore/GeneratedCode"])
    let others: Set = ["_statics", "withoutActuallyEscaping"]
    #expect(TakenNames.functions.subtracting(others).sorted() == names.sorted())
  }
}
