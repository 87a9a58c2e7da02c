package import MynahCLI
internal import MynahCommands
internal import MynahSyntax

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `mynah migrate`: rewrites statements of other mocking libraries in test files.
package struct MigrateCommand: Command {
  package static let name = "migrate"

  private let library: Library
  private var isWriting = false
  private var isChecking = false
  private var paths: [String] = []

  package init(_ reader: inout ArgumentReader) throws(CommandError) {
    var library: Library?
    while let option = reader.next() {
      switch option {
      case "--from": library = try reader.value(of: option, as: Library.self)
      case "--write": isWriting = true
      case "--check": isChecking = true
      case _ where option.hasPrefix("-"): throw .unknown(option, command: Self.name)
      default: paths.append(option)
      }
    }
    guard let library else {
      throw .missingArgument("the option --from LIBRARY", command: Self.name)
    }
    guard !paths.isEmpty else {
      throw .missingArgument("the files or folders to migrate", command: Self.name)
    }
    self.library = library
  }

  package func run() throws(CommandError) {
    var (migration, errors) = try migrate()
    if isWriting { errors += write(migration) }
    let report = ([migration.report] + errors.map { "mynah: error: \($0)" })
      .joined(separator: "\n")
    if isWriting {
      Terminal.print(report)
    } else {
      // Standard output only contains the diff, so you can pass it to another tool.
      let diff = migration.files.map(\.diff).joined()
      if !diff.isEmpty { Terminal.print(String(diff.dropLast())) }
      Terminal.printError(report)
    }
    if !errors.isEmpty || (isChecking && !migration.isComplete) { Terminal.exit(1) }
  }

  /// Writes the changed files.
  ///
  /// - Returns: The errors for files that can't be written.
  func write(_ migration: Migration) -> [CommandError] {
    for path in paths where Self.hasChanges(path) {
      Terminal.printError("mynah: warning: \(path) has uncommitted changes")
    }
    return migration.files.filter(\.isChanged).compactMap { file in
      do throws(CommandError) {
        try Files.replace(
          file.path, containing: file.original,
          with: String(decoding: file.migrated, as: UTF8.self))
        return nil
      } catch {
        return error
      }
    }
  }

  /// Returns true if Git reports uncommitted changes in Swift files at a path.
  static func hasChanges(_ path: String) -> Bool {
    let path = Shell.quoted(path)
    let status = "status --porcelain -- 2>/dev/null"
    let result = Shell.run(
      """
      if [ -d \(path) ]
      then git -C \(path) \(status) '*.swift'
      else cd "$(dirname \(path))" && git \(status) "$(basename \(path))"
      fi
      """)
    return result.map { $0.status == 0 && !$0.printed.isEmpty } ?? false
  }

  /// Reads the files and rewrites their statements.
  ///
  /// - Returns: The migration of the files, and the errors for files that aren't text.
  func migrate() throws(CommandError) -> (migration: Migration, unreadable: [CommandError]) {
    var reader = SourceReader(Progress("migrating tests"))
    let texts = try reader.texts(in: paths, ignoring: true)
    let readable = texts.filter(\.isText)
    let unreadable = texts.filter { !$0.isText }.map {
      CommandError.unreadable($0.path, reason: "it isn't UTF-8")
    }
    return (Migration(of: readable, from: library), unreadable)
  }

  package static let choices = ["--from": Library.allCases.map(\.rawValue)]

  package static let usage = "mynah migrate --from LIBRARY [--write] [--check] PATH..."

  package static let help = """
    Rewrites tests that use another mocking library.

    OPTIONS
      --from LIBRARY           The library: cuckoo, mockable, swiftymocky, mockingbird,
                               spyable, or mockolo.
      --write                  Changes the files. Without it, Mynah prints a diff, and the remaining
                               statements on standard error.
      --check                  Exits with status 1 if statements remain.
      PATH...                  Swift files, or folders with them: the tests, and the sources that have
                               annotations or helpful declarations.
    """
}

extension SourceText {
  fileprivate var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }
}

extension Files {
  /// Changes the contents of a user's file, but keeps its permissions.
  ///
  /// If the path is a link, the function changes the target and keeps the link.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - old: The contents that the file had when it was read. If it has other contents now, it's
  ///     not changed.
  ///   - text: The new contents.
  fileprivate static func replace(
    _ path: String, containing old: [UInt8], with text: String
  ) throws(CommandError) {
    if let new = try? read(path), new != old {
      throw .unwritable(path, reason: "it changed after it was read. Run the command again")
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard FileManager.default.isWritableFile(atPath: target) else {
      throw .unwritable(path, reason: "permission denied")
    }
    let mode = try? FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
    try write(text, to: target)
    guard let mode else { return }
    do {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
    } catch {
      throw .unwritable(path, reason: reason(for: error))
    }
  }
}
