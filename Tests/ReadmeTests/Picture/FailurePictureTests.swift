#if os(Linux)
  import Foundation
  import Programs
  import Testing

  /// The picture that the README opens with shows what the test prints today.
  @Suite struct FailurePictureTests {
    /// A file with a picture.
    private struct File {
      let name: String
      let palette: Palette
      var columns = Int.max

      var url: URL {
        BuiltModules.repository.appending(path: "Docs/Mynah.docc/Resources/\(name).svg")
      }
    }

    /// All files: the guide finds the dark picture by its name, and the README has narrow ones for phones.
    private static let files = [
      File(name: "failure", palette: .light),
      File(name: "failure~dark", palette: .dark),
      File(name: "failure-narrow", palette: .light, columns: 60),
      File(name: "failure-narrow~dark", palette: .dark, columns: 60),
    ]

    /// `.ci/failure-picture` sets the variable, by which the pictures are written.
    @Test func picturesAreOfToday() async throws {
      let issue = try await FailingRun.issue()
      for file in Self.files {
        let picture = try Self.picture(of: issue, columns: file.columns).svg(file.palette)
        if ProcessInfo.processInfo.environment["MYNAH_DRAW"] != nil {
          try picture.write(to: file.url, atomically: true, encoding: .utf8)
        }
        let committed = try String(contentsOf: file.url, encoding: .utf8)
        #expect(committed == picture, "Draw \(file.name) anew: .ci/failure-picture")
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

    private static func picture(of issue: [String], columns: Int) throws -> FailurePicture {
      let place = try #require(issue.first?.firstMatch(of: /LetterTests\.swift:(\d+):\d+/))
      let failing = try #require(Int(place.1))
      let file = BuiltModules.repository.appending(path: FailingRun.source)
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let first = try #require(lines.firstIndex { $0.contains("@Test") })
      let last = try #require(lines[first...].firstIndex(of: "  }"))
      return FailurePicture(
        function: Array(lines[first...last]), first: first + 1, failing: failing, issue: issue,
        columns: columns)
    }
  }
#endif
