import Foundation
import Testing

/// The root folder of the package.
var packageFolder: URL {
  URL(filePath: #filePath).appending(path: "../../../..").standardized
}

/// Returns the Swift files in folders of the package, with paths relative to the package.
func swiftFiles(in folders: [String]) throws -> [(path: String, text: String)] {
  let package = packageFolder
  return try folders.flatMap { folder in
    let files = try #require(
      FileManager.default.enumerator(
        at: package.appending(path: folder), includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      (
        path: String(file.path().dropFirst(package.path().count)),
        text: try String(contentsOf: file, encoding: .utf8)
      )
    }
  }
}
