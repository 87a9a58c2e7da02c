#if os(Linux)
  import Foundation
  import Programs
  import Testing

  /// The picture that the README opens with shows what the test prints today.
  @Suite struct FailurePictureTests {
    /// Where the pictures are: the guide finds the dark one by its name.
    private static let pictures: [(path: String, palette: Palette)] = [
      ("Docs/Mynah.docc/Resources/failure.svg", .light),
      ("Docs/Mynah.docc/Resources/failure~dark.svg", .dark),
    ]

    /// `.ci/failure-picture` sets the variable, by which the pictures are written.
    @Test func picturesAreOfToday() async throws {
      let picture = try await Self.picture()
      for (path, palette) in Self.pictures {
        let file = BuiltModules.repository.appending(path: path)
        if ProcessInfo.processInfo.environment["MYNAH_DRAW"] != nil {
          try picture.svg(palette).write(to: file, atomically: true, encoding: .utf8)
        }
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(committed == picture.svg(palette), "Draw it anew: .ci/failure-picture")
      }
    }

    /// Who does not see the picture reads its text.
    @Test func theTextInItsPlaceIsTheFailure() async throws {
      let readme = try String(
        contentsOf: BuiltModules.repository.appending(path: "README.md"), encoding: .utf8)
      let failure = try await FailingRun.issue().dropFirst()
        .map { $0.hasPrefix("↳ ") ? String($0.dropFirst(2)) : $0 }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
        .replacing("\"", with: "&quot;")
      #expect(readme.contains(failure))
    }

    private static func picture() async throws -> FailurePicture {
      let issue = try await FailingRun.issue()
      let place = try #require(issue.first?.firstMatch(of: /LetterTests\.swift:(\d+):\d+/))
      let failing = try #require(Int(place.1))
      let file = BuiltModules.repository.appending(path: FailingRun.source)
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let first = try #require(lines.firstIndex { $0.contains("@Test") })
      let last = try #require(lines[first...].firstIndex(of: "  }"))
      return FailurePicture(
        function: Array(lines[first...last]), first: first + 1, failing: failing, issue: issue)
    }
  }
#endif
