import Foundation
import Testing

@testable import MynahCLI
@testable import MynahCommands

struct CommandLineTests {
  @Test func errorsExplainHowToFixTheCommand() {
    let rows = """
      mynah => missing command. `mynah help` lists the commands.
      mynah generat => unknown command 'generat'. The commands are: generate, list, check, completions, help.
      mynah generate --module A => `mynah generate` needs the option --output FILE.
      mynah generate --output f => `mynah generate` needs the option --module NAME.
      mynah generate --modul A => unknown option '--modul'. `mynah help generate` lists the options.
      mynah list => `mynah list` needs the option --module NAME.
      mynah list --module A => `mynah list` needs the option --sources PATH.
      mynah list A => unexpected argument 'A'.
      mynah help lst => unknown command 'lst'. The commands are: generate, list, check, completions, help.
      mynah generate --sources a => '--sources' must follow its '--module'.
      mynah generate --module A --default-isolation main => '--default-isolation' takes MainActor or nonisolated, not 'main'.
      mynah generate --module A --language-mode v5 => '--language-mode' takes a Swift version, such as 5, not 'v5'.
      mynah generate --module => missing value for '--module'.
      mynah generate --module A --sources --output f => missing value for '--sources'.
      mynah generate --dependency A => '--dependency' takes MODULE=PATH, not 'A'.
      mynah generate --dependency =A => '--dependency' takes MODULE=PATH, not '=A'.
      mynah generate --parts x => '--parts' takes a number from 0 to 1000, not 'x'.
      mynah generate --parts 1001 => '--parts' takes a number from 0 to 1000, not '1001'.
      mynah generate --style spy => '--style' takes mock, stubbable, or autostub, not 'spy'.
      mynah generate --module Bi-rds => '--module' takes a valid module name, not 'Bi-rds'.
      mynah generate --module 9Birds => '--module' takes a valid module name, not '9Birds'.
      mynah generate --import Birds;print() => '--import' takes a valid module name, not 'Birds;print()'.
      mynah list --dependency a-b=c => '--dependency' takes a valid module name, not 'a-b'.
      mynah generate --module= => missing value for '--module'.
      mynah generate --modul=A => unknown option '--modul'. `mynah help generate` lists the options.
      mynah list --json=yes => unexpected argument 'yes'.
      mynah @ => missing argument file after '@'.
      """
    for row in rows.components(separatedBy: "\n") {
      let parts = row.components(separatedBy: "=> ")
      let arguments = parts[0].split(separator: " ").dropFirst().map(String.init)
      #expect(error(arguments) == "2: \(parts[1])")
    }
    let unread = "1: can't read '/no/such/file': no such file or folder."
    #expect(error(["@/no/such/file"]) == unread)
    #expect(error(["list", "--module", "A", "--sources", "/no/such/file"]) == unread)
    #expect(
      error(["generate", "--module", "A", "--output", ""])
        == "2: missing value for '--output'.")
  }

  @Test func anEqualSignSeparatesAnOptionFromItsValue() throws {
    var reader = try ArgumentReader(["--module=Birds", "--define=Birds=A", "Nests=B"])
    #expect(reader.next() == "--module")
    #expect(try reader.value(of: "--module") == "Birds")
    #expect(reader.next() == "--define")
    #expect(try reader.values(of: "--define") == ["Birds=A", "Nests=B"])
  }

  /// Returns the exit status and the message of a command that fails.
  private func error(_ arguments: [String]) -> String? {
    let error = #expect(throws: CommandError.self) {
      try CommandLineProgram.perform(
        arguments, adding: [ListCommand.self, CheckCommand.self, CompletionsCommand.self])
    }
    return error.map { "\($0.exitStatus): \($0)" }
  }

  @Test(
    arguments: [
      ("help", true, nil), ("list -h", true, "list"), ("help check", true, "check"),
      ("list --json", false, "list"),
    ] as [(String, Bool, String?)])
  func helpIsPrintedOnRequest(line: String, isPrinted: Bool, topic: String?) throws {
    let reader = try ArgumentReader(line.split(separator: " ").map(String.init))
    #expect(reader.asksForHelp == isPrinted)
    #expect(reader.helpTopic == topic)
  }

  @Test func helpDoesNotNeedACommand() throws {
    try CommandLineProgram.perform(["help"])
  }

  @Test func helpListsTheCommands() {
    let commands: [any Command.Type] = [CheckCommand.self]
    #expect(
      Help.text(in: commands) == """
        mynah: generates mocks and stubs of Swift types

        USAGE
          mynah check [--package-path PATH] [--log FILE] [--json]
          mynah help COMMAND
          mynah --version

        `mynah help COMMAND` lists the options of a command.
        """)
  }

  @Test func helpOfACommandListsItsOptions() {
    #expect(
      Help.text(of: "check", in: [CheckCommand.self]) == """
        USAGE
          mynah check [--package-path PATH] [--log FILE] [--json]

        Builds the tests of a package, and names the types whose mocks don't compile. It also names members
        of committed mocks that the mocked types don't have anymore.

        OPTIONS
          --package-path PATH      The package. The default is the current folder.
          --log FILE               The output of a build, such as xcodebuild's, to read instead of building.
          --json                   Prints JSON.
        """)
  }

  @Test func linesOfHelpHaveAtMost100Characters() {
    let commands: [any Command.Type] = [ListCommand.self, GenerateCommand.self]
    for command in commands {
      let text = Help.text(of: command.name, in: commands)
      #expect(text.split(separator: "\n").filter { $0.count > 100 } == [])
    }
  }

  @Test func optionsOfThePluginAreNotInTheHelp() {
    #expect(!Help.text(of: "generate", in: [GenerateCommand.self]).contains("--by-plugin"))
  }

  @Test(
    arguments: [
      ([], "Mynah"), (["--module", "MynahCore"], "MynahCore"),
      (["--dependency", "MynahCore=a"], "MynahCore"),
      (["--dependency", "MynahCore=a", "Mynah=b"], "Mynah"),
    ] as [([String], String)])
  func theRuntimeLibraryIsADependencyOrAModule(arguments: [String], library: String) throws {
    var reader = try ArgumentReader(arguments)
    var options = SourceOptions()
    while let option = reader.next() { _ = try options.take(option, from: &reader) }
    #expect(options.library == library)
  }

  @Test(arguments: [
    (1, 999, "mynah: generating mocks takes a while: 1 file read, 0.0 MB"),
    (2_413, 86_149_999, "mynah: generating mocks takes a while: 2413 files read, 86.1 MB"),
  ])
  func progressCountsFilesAndMegabytes(files: Int, bytes: Int, line: String) {
    #expect(Progress.line("generating mocks", fileCount: files, byteCount: bytes) == line)
  }
}
