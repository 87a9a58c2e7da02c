package import MynahCLI
internal import MynahSyntax

/// `mynah migrate`: rewrites the statements of other libraries in test files.
package struct MigrateCommand: AddedCommand {
  package static let name = "migrate"

  private static let optionNames = ["--from", "--write"]

  private let library: Library
  private var isWriting = false
  private var paths: [String] = []

  package init(_ reader: inout ArgumentReader) throws(CommandError) {
    var library: Library?
    while let option = reader.next() {
      switch option {
      case "--from":
        let value = try reader.value(of: option)
        guard let known = Library(rawValue: value.lowercased()) else {
          throw .unknownValue(value, option: option, known: Library.allCases.map(\.rawValue))
        }
        library = known
      case "--write": isWriting = true
      case _ where option.hasPrefix("-"):
        throw .unknownOption(option, command: Self.name, known: Self.optionNames)
      default: paths.append(option)
      }
    }
    guard let library else {
      throw .missingOption("--from LIBRARY", command: Self.name)
    }
    guard !paths.isEmpty else {
      throw .missingArgument("the files or folders to migrate", command: Self.name)
    }
    self.library = library
  }

  package func run() throws(CommandError) {
    var reader = SourceReader(Progress("the migration"))
    let texts = try reader.texts(in: paths, ignoring: true)
    let readable = texts.filter { String(validating: $0.bytes, as: UTF8.self) != nil }
    let migration = Migration(of: readable, from: library)
    if isWriting {
      for file in migration.files where file.isChanged {
        try Files.write(String(decoding: file.migrated, as: UTF8.self), to: file.path)
      }
      Terminal.print(migration.report)
    } else {
      let diff = migration.files.map(\.diff).joined()
      if !diff.isEmpty { Terminal.print(String(diff.dropLast())) }
      Terminal.printError(migration.report)
    }
    guard readable.count < texts.count else { return }
    for text in texts where String(validating: text.bytes, as: UTF8.self) == nil {
      let error = CommandError.unreadable(text.path, reason: "it is no UTF-8")
      Terminal.printError("mynah: error: \(error)")
    }
    Terminal.exit(1)
  }

  package static let help = CommandHelp(
    usage: "mynah migrate  --from LIBRARY [--write] PATH...",
    summary: """
      `migrate` rewrites the statements that tests have for another library.
      """,
    options: """
      MIGRATE
        --from LIBRARY           The library that the tests are written for: cuckoo, mockable,
                                 swiftymocky or mockingbird.
        --write                  Changes the files. Without it, the changes are printed as a diff, and
                                 what is left on standard error.
        PATH...                  Swift files, or folders that hold them: the tests, and the sources
                                 that have annotations, or whose declarations help.
      """)
}
