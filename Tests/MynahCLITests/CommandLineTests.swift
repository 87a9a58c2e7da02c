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
      "`mynah generate` has no option --modul. Did you mean --module?"
    ),
    (
      "generate --outptu f", 2,
      "`mynah generate` has no option --outptu. Did you mean --output?"
    ),
    (
      "generate --unrelated f", 2,
      "`mynah generate` has no option --unrelated. The options are: --module, --sources, "
        + "--default-isolation, --nonsending-by-default, --language-mode, --dependency, --tests, "
        + "--test-module, --output, --only, --import, --library, --style, --public, --committed, "
        + "--by-plugin, --ignore-stamp, --force."
    ),
    ("list --josn", 2, "`mynah list` has no option --josn. Did you mean --json?"),
    ("list", 2, "`mynah list` needs the option --module NAME."),
    ("list A", 2, #""A" belongs to no option."#),
    ("generate --sources a", 2, "--sources must come after the --module that they belong to."),
    (
      "generate --default-isolation MainActor", 2,
      "--default-isolation must come after the --module that it belongs to."
    ),
    (
      "generate --nonsending-by-default", 2,
      "--nonsending-by-default must come after the --module that it belongs to."
    ),
    (
      "generate --module A --default-isolation main", 2,
      #"--default-isolation takes MainActor or nonisolated, not "main"."#
    ),
    (
      "generate --language-mode 5", 2,
      "--language-mode must come after the --module that it belongs to."
    ),
    (
      "generate --module A --language-mode v5", 2,
      #"--language-mode takes a version of Swift, such as 5 or 6, not "v5"."#
    ),
    ("generate --module", 2, "the option --module needs a value."),
    ("generate --module --output", 2, "the option --module needs a value."),
    ("generate --module A --sources --output f", 2, "the option --sources needs a value."),
    ("generate --dependency A", 2, #"--dependency takes MODULE=PATH, not "A"."#),
    ("generate --dependency =A", 2, #"--dependency takes MODULE=PATH, not "=A"."#),
    (
      "generate --style spy", 2,
      #"there is no style "spy". The styles are: mock, stubbable, autostub."#
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
      "generate --library 1", 2,
      #"--library takes the name of a module, which is an identifier, not "1"."#
    ),
    (
      "generate --test-module a.b", 2,
      #"--test-module takes the name of a module, which is an identifier, not "a.b"."#
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
      try Command.parsed(from: line.split(separator: " ").map(String.init)).run()
    }
    #expect(error?.description == message)
    #expect(error?.exitStatus == status)
  }

  @Test(arguments: [
    "--sources", "--output", "--tests", "--module", "--only", "--ignore-stamp", "--dependency",
  ])
  func noValueIsEmpty(option: String) {
    let error = #expect(throws: CommandError.self) {
      try Command.parsed(from: ["generate", "--module", "A", option, ""]).run()
    }
    #expect(error?.description == "the option \(option) takes no empty text.")
  }

  @Test(arguments: ["--help", "generate --help", "list -h", "generate --module A --help"])
  func helpIsPrintedWhereverItIsAskedFor(line: String) throws {
    let command = try Command.parsed(from: line.split(separator: " ").map(String.init))
    guard case .help = command else {
      Issue.record("`\(line)` prints no help")
      return
    }
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
    (2_413, 86_149_999, "mynah: generating mocks takes a while: 2,413 files read, 86.1 MB"),
    (1_000_000, 50_000, "mynah: generating mocks takes a while: 1,000,000 files read, 0.1 MB"),
  ])
  func progressSaysWhatWasRead(files: Int, bytes: Int, line: String) {
    #expect(Progress.line("mocks", fileCount: files, byteCount: bytes) == line)
  }
}
