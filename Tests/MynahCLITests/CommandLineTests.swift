import Testing

@testable import MynahCLI

struct CommandLineTests {
  @Test(arguments: [
    (
      "", 2,
      "no command is given. Write `mynah generate ...` or `mynah list ...`; `mynah --help` explains."
    ),
    (
      "generat", 2,
      #"there is no command "generat". The commands are: generate, list, check, help."#
    ),
    ("generate --module A", 2, "`mynah generate` needs the option --output FILE."),
    ("generate --output f", 2, "`mynah generate` needs the option --module NAME."),
    (
      "generate --modul A", 2,
      "`mynah generate` has no option --modul. `mynah --help` lists the options."
    ),
    ("list", 2, "`mynah list` needs the option --module NAME."),
    ("list A", 2, #""A" belongs to no option."#),
    ("generate --sources a", 2, "--sources must come after the --module that it belongs to."),
    (
      "generate --module A --default-isolation main", 2,
      #"--default-isolation takes MainActor or nonisolated, not "main"."#
    ),
    (
      "generate --module A --language-mode v5", 2,
      #"--language-mode takes a version of Swift, such as 5 or 6, not "v5"."#
    ),
    ("generate --module", 2, "the option --module needs a value."),
    ("generate --module A --sources --output f", 2, "the option --sources needs a value."),
    ("generate --dependency A", 2, #"--dependency takes MODULE=PATH, not "A"."#),
    ("generate --dependency =A", 2, #"--dependency takes MODULE=PATH, not "=A"."#),
    (
      "generate --style spy", 2,
      #"--style takes mock, stubbable or autostub, not "spy"."#
    ),
    (
      "generate --module Bi-rds", 2,
      #"--module takes the name of a module, which is an identifier, not "Bi-rds"."#
    ),
    (
      "generate --import Birds;print()", 2,
      #"--import takes the name of a module, which is an identifier, not "Birds;print()"."#
    ),
    (
      "list --dependency a-b=c", 2,
      #"--dependency takes the name of a module, which is an identifier, not "a-b"."#
    ),
    ("@", 2, "the name of a file must follow @, whose lines are arguments."),
    ("@/no/such/file", 1, "/no/such/file can not be read: there is no such file or folder."),
    (
      "list --module A --sources /no/such/file", 1,
      "/no/such/file can not be read: there is no such file or folder."
    ),
  ])
  func errorsSayWhatToWrite(line: String, status: Int32, message: String) {
    let error = #expect(throws: CommandError.self) {
      try CommandLineProgram.perform(line.split(separator: " ").map(String.init))
    }
    #expect(error?.description == message)
    #expect(error?.exitStatus == status)
  }

  @Test(arguments: ["--sources", "--output"])
  func noValueIsEmpty(option: String) {
    let error = #expect(throws: CommandError.self) {
      try CommandLineProgram.perform(["generate", "--module", "A", option, ""])
    }
    #expect(error?.description == "the option \(option) needs a value.")
  }

  @Test(arguments: [("help", true), ("list -h", true), ("list --json", false)])
  func helpIsPrintedWhereverItIsAskedFor(line: String, isPrinted: Bool) throws {
    let reader = try ArgumentReader(line.split(separator: " ").map(String.init))
    #expect(reader.asksForHelp == isPrinted)
  }

  @Test(arguments: [
    ([], "Mynah"), (["--module", "MynahCore"], "MynahCore"),
    (["--dependency", "MynahCore=a"], "MynahCore"),
    (["--dependency", "MynahCore=a", "Mynah=b"], "Mynah"),
  ])
  func theLibraryIsTheOneThatIsAmongTheModules(arguments: [String], library: String) throws {
    var reader = try ArgumentReader(arguments)
    var options = SourceOptions()
    while let option = reader.next() { _ = try options.take(option, from: &reader) }
    #expect(options.library == library)
  }

  @Test(arguments: [
    (1, 999, "mynah: generating mocks takes a while: 1 file read, 0.0 MB"),
    (2_413, 86_149_999, "mynah: generating mocks takes a while: 2413 files read, 86.1 MB"),
  ])
  func progressSaysWhatWasRead(files: Int, bytes: Int, line: String) {
    #expect(Progress.line("mocks", fileCount: files, byteCount: bytes) == line)
  }
}
