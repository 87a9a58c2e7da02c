import Foundation

/// What came of reading every Swift file of a package.
struct ParseProof {
  let name: String
  let files: Int
  let bytes: Int
  let seconds: Double

  /// What could not be understood, a line each; nil where the program crashed or hung.
  let diagnostics: [String]?

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
      (diagnostics, seconds) = (listing.diagnostics, listing.seconds)
    } catch ProofError.failed(_, let outcome) {
      (diagnostics, seconds) = (nil, outcome.seconds)
    }
  }
}
