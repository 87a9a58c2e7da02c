#if os(Linux)
  import Foundation
  import Testing

  /// The pictures that the README and the guide open with show what the test prints today.
  @Suite struct FailurePictureTests {
    /// The light and dark pictures, and narrow ones for phones, which break long lines.
    private static let names = [
      "failure", "failure~dark", "failure-narrow", "failure-narrow~dark",
    ]

    @Test func picturesAreOfToday() async throws {
      let shown = try Self.source() + (try await FailingRun.issue())
      for name in Self.names {
        let words = try Self.words(inPicture: name)
        #expect(words == shown.flatMap { $0.split(separator: " ").map(String.init) }, "\(name)")
      }
    }

    /// If you don't see the picture, you read its text.
    @Test func theTextInItsPlaceIsTheFailure() async throws {
      let failure = try await FailingRun.issue().dropFirst()
        .map { $0.hasPrefix("↳ ") ? String($0.dropFirst(2)) : $0 }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
        .replacing("\"", with: "&quot;")
      #expect(try Repository.text(of: "README.md").contains(failure))
    }

    /// The lines of the test, with their numbers.
    private static func source() throws -> [String] {
      let lines = try Repository.text(of: FailingRun.source).components(separatedBy: "\n")
      let first = try #require(lines.firstIndex { $0.contains("@Test") })
      let last = try #require(lines[first...].firstIndex(of: "  }"))
      return (first...last).map { "\($0 + 1) \(lines[$0])" }
    }

    private static func words(inPicture name: String) throws -> [String] {
      try Repository.text(of: "Docs/Mynah.docc/Resources/\(name).svg").replacing(
        /<[^>]*>/, with: ""
      )
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
#endif
