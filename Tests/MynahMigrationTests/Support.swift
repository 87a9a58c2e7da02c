import Foundation
internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// Migrates statements in a file that imports their library.
///
/// - Parameters:
///   - statements: The statements, without the import.
///   - library: The library that the statements use.
///   - types: The contents of another file, which declares types.
/// - Returns: The migrated statements, without the import.
func migrated(_ statements: String, from library: Library, types: String = "") throws -> String {
  let head = "import \(library.name)\n"
  let file = migration("\(head)\(statements)", from: library, types: types)
  let text = String(decoding: file.migrated, as: UTF8.self)
  let newHead = "import Mynah\n"
  try #require(text.hasPrefix(newHead) || text.hasPrefix(head), "\(text)")
  return String(text.dropFirst(text.hasPrefix(newHead) ? newHead.count : head.count))
}

/// Returns a file after its migration.
func migration(
  _ text: String, from library: Library, types: String = "", path: String = "BirdTests.swift"
) -> MigratedFile {
  let files = [
    SourceText(path: path, bytes: Array(text.utf8)),
    SourceText(path: "Types.swift", bytes: Array(types.utf8)),
  ]
  return Migration(of: files, from: library).files[0]
}

/// Returns the contents of a file in this package.
func text(_ path: String) throws -> String {
  try String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../\(path)"),
    encoding: .utf8)
}
