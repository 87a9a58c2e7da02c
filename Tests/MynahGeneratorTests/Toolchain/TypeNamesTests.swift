import Foundation
import MynahSyntax
import Testing

@testable import MynahGenerator

struct TypeNamesTests {
  @Test func theNamesOfMynahAreThoseOfItsSources() throws {
    var names: Set<String> = []
    for module in ["Mynah", "MynahCore"] {
      let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/\(module)")
        .standardized
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let bytes = try [UInt8](Data(contentsOf: file))
        let text = String(decoding: bytes, as: UTF8.self)
        for match in text.matches(
          of:
            /(?m)^(?:@\w+(?:\([^)]*\))? )*public (?:final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
        )
        where !match.1.hasPrefix("_") {
          names.insert(String(match.1))
        }
      }
    }
    let known = TypeNames.mynah.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(known == names.sorted())
  }
}
