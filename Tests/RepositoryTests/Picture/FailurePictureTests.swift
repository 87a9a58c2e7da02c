import FailureCapture
import Foundation
import Testing

/// The pictures that the README and the guide open with show how `LetterTests` fails today.
@Suite struct FailurePictureTests {
  private let failure: FailureCapture

  init() throws {
    failure = try capturedFailures { try LetterTests().lettersAreDelivered() }
  }

  /// The light and dark pictures, and narrow ones for phones, which break long lines.
  @Test(arguments: ["failure", "failure~dark", "failure-narrow", "failure-narrow~dark"])
  func picturesAreOfToday(name: String) throws {
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

  /// If you don't see the picture, you read its text.
  @Test func theTextInItsPlaceIsTheFailure() throws {
    let text = failure.texts[0].replacing("\n", with: " ").replacing("\"", with: "&quot;")
    #expect(try Repository.text(of: "README.md").contains(text))
  }
}
