import FailureCapture
import Foundation
import Testing

/// Tests that the pictures at the top of the README and the guide show how `LetterTests` fails.
@Suite struct FailurePictureTests {
  private let failure: FailureCapture

  init() throws {
    failure = try capturedFailures { try LetterTests().lettersAreDelivered() }
  }

  /// Checks the light and dark pictures, and the narrow pictures for phones, which wrap long lines.
  @Test(arguments: ["failure", "failure~dark", "failure-narrow", "failure-narrow~dark"])
  func picturesShowTheCurrentFailure(name: String) throws {
    let lines = try Repository.text(of: "Tests/RepositoryTests/Picture/LetterTests.swift")
      .components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains("@Test") })
    let last = try #require(lines[first...].firstIndex(of: "  }"))
    let source = (first...last).map { "\($0 + 1) \(lines[$0])" }.joined(separator: "\n")
    let shown = """
      \(source)
      ✘ Test lettersAreDelivered() recorded an issue at LetterTests.swift:\(failure.lines[0]):11: \
      Issue recorded
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
