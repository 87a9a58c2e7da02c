/// The whole command-line program.
///
/// Executables only have to call it. It's in a library because tests call it, too: an executable
/// that a build plugin runs can't be linked into tests whose targets use the plugin.
public enum CommandLineProgram {
  /// Runs a command line, and exits the process if the command line is invalid or fails.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public static func run(_ arguments: some Sequence<String>) {
    run(arguments, adding: [])
  }

  /// Runs a command line, which can also use commands that the plugins don't need.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - added: The additional commands.
  package static func run(
    _ arguments: some Sequence<String>, adding added: [any Command.Type]
  ) {
    do throws(CommandError) {
      try perform(arguments, adding: added)
    } catch {
      Terminal.printError(error.message)
      Terminal.exit(error.exitStatus)
    }
  }

  /// Runs a command line, and throws an error if it's invalid or fails.
  package static func perform(
    _ arguments: some Sequence<String>, adding added: [any Command.Type] = []
  ) throws(CommandError) {
    let commands: [any Command.Type] = [GenerateCommand.self] + added
    var reader = try ArgumentReader(arguments, of: commands)
    let topic = reader.helpTopic
    if reader.asksForHelp, topic == nil || commands.contains(where: { $0.name == topic }) {
      return Terminal.print(Help.text(of: topic, in: commands))
    }
    guard let name = reader.asksForHelp ? topic : reader.next() else { throw .missingCommand }
    if name == "--version" || name == "-v" { return Terminal.print("mynah \(Help.version)") }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: commands.map { $0.name } + ["help"])
    }
    try command.init(&reader).run()
  }
}

/// The help of the program and of its commands.
package enum Help {
  static let version = "0.1.0"

  /// Returns the help of a command, or an overview if no command has the name.
  static func text(of name: String? = nil, in commands: [any Command.Type]) -> String {
    if let command = commands.first(where: { $0.name == name }) {
      return "USAGE\n  \(command.usage)\n\n\(command.help)"
    }
    let usages = commands.map { $0.usage } + ["mynah help COMMAND", "mynah --version"]
    return
      (["mynah: generates mocks and stubs of Swift types", "", "USAGE"]
      + usages.map { "  \($0)" } + ["", "`mynah help COMMAND` lists the options of a command."])
      .joined(separator: "\n")
  }

  /// The options of commands that read sources.
  package static let sources = """
    SOURCES
      --module NAME            A module of the package. The following --sources belong to it.
      --sources PATH...        The module's Swift files, or folders with them.
      --default-isolation MainActor
                               The module's default isolation, if no Package.swift states it.
      --nonsending-by-default  The module uses the feature NonisolatedNonsendingByDefault.
      --language-mode VERSION  The module's language mode, such as 5.
      --strict-memory-safety   The module uses the setting strictMemorySafety.
      --define MODULE=FLAG...  The compilation flags of a module, which decide its #if conditions.
      --dependency NAME=PATH   A module of another package, whose public types can be mocked and whose
                               protocols can be refined. May be repeated.

    A file named .mynahignore excludes files, in the syntax of .gitignore. A line such as `type:Bird`
    excludes the mock of a type. If an argument is @FILE, each line of the file is an argument.
    """
}
