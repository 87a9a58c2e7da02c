import Foundation
import Testing

/// Tests that the guide's copies for GitHub have the guide's current text.
@Suite struct GitHubPageTests {
  @Test func copiesAreUpToDate() throws {
    let pages = Repository.files(in: GitHubPage.guide, withExtension: "md")
    let names = pages.map { URL(filePath: $0).lastPathComponent }
    // The script .ci/guide sets this variable to write the copies.
    let isWriting = ProcessInfo.processInfo.environment["MYNAH_WRITE_GUIDE"] != nil
    for (path, name) in zip(pages, names) {
      let text = try GitHubPage(of: path).text
      let copy = Repository.file("\(GitHubPage.copies)/\(name)")
      if isWriting { try text.write(to: copy, atomically: true, encoding: .utf8) }
      let isEqual = try? String(contentsOf: copy, encoding: .utf8) == text
      #expect(isEqual == true, "\(name) has changed: run .ci/guide")
    }
    let copies = Repository.files(in: GitHubPage.copies, withExtension: "md")
    #expect(copies == names.map { "\(GitHubPage.copies)/\($0)" })
  }
}
