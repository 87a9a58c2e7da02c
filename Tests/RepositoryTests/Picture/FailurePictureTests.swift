import FailureCapture
import Foundation
import Testing

/// Tests that the pictures at the top of the README and the guide show the README's test when it fails.
@Suite struct FailurePictureTests {
  private let failure: FailureCapture

  init() throws {
    failure = try capturedFailures { try LetterTests().lettersAreDelivered() }
  }

  /// Checks the light and dark pictures, and the narrow pictures for phones, which wrap long lines.
  @Test(arguments: ["failure", "failure~dark", "failure-narrow", "failure-narrow~dark"])
  func picturesShowTheCurrentFailure(name: String) throws {
    let blocks = try Page("README.md").blocks
    let code = try #require(blocks.first { $0.language == "swift" }).lines
    let first = try #require(code.firstIndex { $0.hasPrefix("@Test") })
    let source = code.indices[first...].map { "\($0 + 1) \(code[$0])" }.joined(separator: "\n")
    let report = try #require(blocks.first { $0.language == "text" })
    let shown = """
      \(source.replacing("speed: 40", with: "speed: 50"))
      \(report.lines[0])
      ↳ \(failure.texts[0])
      """
    let picture = try Repository.text(of: "Sources/Mynah/Mynah.docc/Resources/\(name).svg")
      .replacing(/<[^>]*>/, with: "")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    #expect(
      picture.split(whereSeparator: \.isWhitespace) == shown.split(whereSeparator: \.isWhitespace))
  }

  /// Checks the alternative text, which readers get if they can't see the picture.
  @Test func alternativeTextMatchesTheFailure() throws {
    let text = failure.texts[0].replacing("\n", with: " ").replacing("\"", with: "&quot;")
    #expect(try Repository.text(of: "README.md").contains(text))
  }
}
