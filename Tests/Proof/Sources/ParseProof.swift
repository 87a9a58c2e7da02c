import Foundation

/// What came of reading every Swift file of a package.
struct ParseProof {
  let name: String
  let files: Int
  let bytes: Int
  let seconds: Double

  /// What could not be understood, a line each; nil where the program crashed or hung.
  let diagnostics: [String]?

  /// What could not be understood in files that the compiler does not parse either.
  let rejected: [String]

  init(_ folder: URL, workspace: Workspace) throws {
    name = folder.lastPathComponent
    var files: [String] = []
    var bytes = 0
    let enumerator = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey], options: [.skipsHiddenFiles])
    while let file = enumerator?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
        values.isRegularFile == true
      else { continue }
      files.append(file.path)
      bytes += values.fileSize ?? 0
    }
    self.files = files.count
    self.bytes = bytes
    do {
      let listing = try Listing.list(
        ["--module", "All", "--sources"] + files.sorted(), in: workspace)
      let isSwift = try Dictionary(grouping: listing.diagnostics) { Self.path(of: $0) }.mapValues {
        try Shell.run(["swiftc", "-frontend", "-parse", Self.path(of: $0[0])], in: folder).status
          == 0
      }
      rejected = listing.diagnostics.filter { isSwift[Self.path(of: $0)] == false }
      diagnostics = listing.diagnostics.filter { isSwift[Self.path(of: $0)] == true }
      seconds = listing.seconds
    } catch ProofError.failed(_, let outcome) {
      (diagnostics, rejected, seconds) = (nil, [], outcome.seconds)
    }
  }

  /// The path that a diagnostic begins with.
  private static func path(of diagnostic: String) -> String {
    diagnostic.split(separator: ":").first.map(String.init) ?? ""
  }
}
