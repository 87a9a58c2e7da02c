import Foundation
internal import MynahCommands
import Testing

@testable internal import MynahCLI
@testable internal import MynahMigration

/// Tests of the command line, and of how the command reads and writes files.
@Suite struct CommandTests {
  private func command(_ arguments: [String]) throws -> MigrateCommand {
    var reader = try ArgumentReader(arguments)
    return try MigrateCommand(&reader)
  }

  @Test(arguments: [
    "migrate": "`mynah migrate` needs the option --from LIBRARY.",
    "migrate --from cuckoo": "`mynah migrate` needs the files or folders to migrate.",
    "migrate --from mockito A.swift":
      "'--from' takes cuckoo, mockable, swiftymocky, mockingbird, spyable, or mockolo, not 'mockito'.",
    "migrate --form cuckoo A.swift":
      "unknown option '--form'. `mynah help migrate` lists the options.",
    "migrat":
      "unknown command 'migrat'. The commands are: generate, migrate, help.",
  ])
  func errorsExplainHowToFixTheCommand(line: String, message: String) {
    let error = #expect(throws: CommandError.self) {
      try CommandLineProgram.perform(
        line.split(separator: " ").map(String.init), adding: [MigrateCommand.self])
    }
    #expect(error?.description == message)
  }

  @Test func programsWithTheCommandListIt() {
    #expect(
      Help.text(in: [MigrateCommand.self]) == """
        mynah: generates mocks and stubs of Swift types

        USAGE
          mynah migrate --from LIBRARY [--write] [--check] PATH...
          mynah help COMMAND
          mynah --version

        `mynah help COMMAND` lists the options of a command.
        """)
  }

  @Test func helpOfTheCommandListsItsOptions() {
    #expect(
      Help.text(of: "migrate", in: [MigrateCommand.self]) == """
        USAGE
          mynah migrate --from LIBRARY [--write] [--check] PATH...

        Rewrites tests that use another mocking library.

        OPTIONS
          --from LIBRARY           The library: cuckoo, mockable, swiftymocky, mockingbird,
                                   spyable, or mockolo.
          --write                  Changes the files. Without it, Mynah prints a diff, and the remaining
                                   statements on standard error.
          --check                  Exits with status 1 if statements remain.
          PATH...                  Swift files, or folders with them: the tests, and the sources that have
                                   annotations or helpful declarations.
        """)
  }

  @Test func foldersAreRead() throws {
    let folder = Folder()
    try folder.write("import Cuckoo\nverify(bird).rest()\n", to: "Tests/BirdTests.swift")
    try folder.write("protocol Bird { func rest() async }", to: "Sources/Bird.swift")
    let (migration, _) = try command(["--from", "cuckoo", folder.path]).migrate()
    #expect(
      migration.files.map { String(decoding: $0.migrated, as: UTF8.self) } == [
        "protocol Bird { func rest() async }",
        "import Mynah\nawait verify(bird.rest()).wasCalled()\n",
      ])
  }

  @Test func unreadableFilesAreReported() throws {
    let folder = Folder()
    try folder.write(Data([0x69, 0xFF, 0xFE, 0x0A]), to: "Tests/Old.swift")
    let (_, unreadable) = try command(["--from", "cuckoo", folder.path]).migrate()
    #expect(
      unreadable.map(\.description) == [
        "can't read '\(folder.path)/Tests/Old.swift': it isn't UTF-8."
      ])
  }

  @Test(arguments: [
    ("given(await bird.fly()).willReturn(3)", ["--check"]), ("let m = ArgumentMatcher(3)", []),
  ])
  func commandsSucceedUnlessTheyCheckStatementsThatRemain(
    statement: String, options: [String]
  ) throws {
    // A failure would end the process.
    try migrate(Data("import Mockingbird\n\(statement)\n".utf8), options)
  }

  // Swift 6.1 doesn't have exit tests.
  #if compiler(>=6.2)
    @Test func checksFailIfStatementsRemain() async {
      await #expect(processExitsWith: .exitCode(1)) {
        try migrate(Data("import Mockingbird\nlet m = ArgumentMatcher(3)\n".utf8), ["--check"])
      }
    }

    @Test func unreadableFilesFailTheCommand() async {
      await #expect(processExitsWith: .exitCode(1)) { try migrate(Data([0x69, 0xFF, 0xFE, 0x0A])) }
    }
  #endif

  @Test func foldersOfDependenciesAreSkipped() throws {
    let folder = Folder()
    for name in ["Tests/A", "Pods/B", "Carthage/C", "DerivedData/D", ".build/E"] {
      try folder.write("import Cuckoo\n", to: "\(name).swift")
    }
    let (migration, _) = try command(["--from", "cuckoo", folder.path]).migrate()
    #expect(migration.files.map(\.path) == ["\(folder.path)/Tests/A.swift"])
  }

  @Test func anUnwritableFileDoesNotKeepOthersFromBeingWritten() throws {
    let folder = Folder()
    for name in ["A", "B", "C"] { try folder.write("import Cuckoo\n", to: "\(name).swift") }
    let command = try command(["--from", "cuckoo", "--write", folder.path])
    let (migration, _) = try command.migrate()
    let path = "\(folder.path)/B.swift"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])

    let errors = command.write(migration)
    #expect(errors.map(\.description) == ["can't write '\(path)': it's a folder."])
    for name in ["A", "C"] {
      let text = try String(contentsOfFile: "\(folder.path)/\(name).swift", encoding: .utf8)
      #expect(text == "import Mynah\n")
    }
  }

  @Test func filesThatChangedAfterTheyWereReadAreNotOverwritten() throws {
    let folder = Folder()
    for name in ["A", "B"] { try folder.write("import Cuckoo\n", to: "\(name).swift") }
    let command = try command(["--from", "cuckoo", "--write", folder.path])
    let (migration, _) = try command.migrate()
    let path = try folder.write("import Cuckoo\n// new\n", to: "A.swift")

    let errors = command.write(migration)
    #expect(
      errors.map(\.description) == [
        "can't write '\(path)': it changed after it was read. Run the command again."
      ])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "import Cuckoo\n// new\n")
    let other = try String(contentsOfFile: "\(folder.path)/B.swift", encoding: .utf8)
    #expect(other == "import Mynah\n")
  }

  @Test func uncommittedGitChangesAreDetected() throws {
    let folder = Folder()
    let path = try folder.write("import Cuckoo\n", to: "It's/A.swift")
    #expect(!MigrateCommand.hasChanges(folder.path))
    let git = "git -C \(Shell.quoted(folder.path)) -c user.name=A -c user.email=a@b.c"
    try #require(Shell.run("\(git) init --quiet && \(git) add .")?.status == 0)
    #expect(MigrateCommand.hasChanges(folder.path))
    #expect(MigrateCommand.hasChanges(path))
    try #require(Shell.run("\(git) commit --quiet -m A")?.status == 0)
    try folder.write("text", to: "It's/Notes.txt")
    #expect(!MigrateCommand.hasChanges(folder.path))
    #expect(!MigrateCommand.hasChanges(path))
  }

  @Test func filesAreNotWrittenWithoutARequest() throws {
    let folder = Folder()
    let text = "import Cuckoo\nverify(bird).land()\n"
    let path = try folder.write(text, to: "A.swift")
    try command(["--from", "Cuckoo", path]).run()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func writtenFilesKeepTheirMode() throws {
    let folder = Folder()
    let path = try folder.write("import Cuckoo\r\nverify(bird).land()\r\n", to: "A.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: old], ofItemAtPath: path)
    for _ in 0..<2 { try command(["--from", "cuckoo", "--write", folder.path]).run() }

    let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    #expect(text == "import Mynah\r\nverify(bird.land()).wasCalled()\r\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func filesWithoutAChangeAreNotTouched() throws {
    let folder = Folder()
    let other = try folder.write("import XCTest\n", to: "B.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: other)
    try command(["--from", "cuckoo", "--write", folder.path]).run()
    let untouched = try FileManager.default.attributesOfItem(atPath: other)
    #expect(untouched[.modificationDate] as? Date == old)
  }

  @Test func filesAreWrittenThroughSymbolicLinks() throws {
    let folder = Folder()
    let path = try folder.write("import Cuckoo\nverify(bird).land()\n", to: "A.swift")
    let link = "\(folder.path)/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try command(["--from", "cuckoo", "--write", link]).run()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "import Mynah\nverify(bird.land()).wasCalled()\n")
  }
}

/// Migrates a file with the command line.
private func migrate(_ contents: Data, _ options: [String] = []) throws {
  let folder = Folder()
  try folder.write(contents, to: "A.swift")
  try CommandLineProgram.perform(
    ["migrate", "--from", "mockingbird"] + options + [folder.path], adding: [MigrateCommand.self])
}

/// A temporary folder for the files of one test, which `deinit` removes.
private final class Folder {
  let path = NSTemporaryDirectory() + "mynah-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: Data, to name: String) throws -> String {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
    return url.path
  }
}
