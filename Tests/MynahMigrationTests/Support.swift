import Foundation
internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// What statements become in a file that imports their library.
///
/// - Parameters:
///   - statements: The statements.
///   - library: Their library.
///   - types: Another file, which says what the types are.
/// - Returns: The statements afterwards, without the import.
func migrated(_ statements: String, from library: Library, types: String = "") throws -> String {
  let head = "import \(library.name)\n"
  let file = migration("\(head)\(statements)", from: library, types: types)
  let text = String(decoding: file.migrated, as: UTF8.self)
  let newHead = "import Mynah\n"
  try #require(text.hasPrefix(newHead) || text.hasPrefix(head), "\(text)")
  return String(text.dropFirst(text.hasPrefix(newHead) ? newHead.count : head.count))
}

/// A file after its migration.
func migration(
  _ text: String, from library: Library, types: String = "", path: String = "BirdTests.swift"
) -> MigratedFile {
  let files = [
    SourceText(path: path, bytes: Array(text.utf8)),
    SourceText(path: "Types.swift", bytes: Array(types.utf8)),
  ]
  return Migration(of: files, from: library).files[0]
}

/// What a file of this package holds.
func text(_ path: String) throws -> String {
  try String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../\(path)"),
    encoding: .utf8)
}
