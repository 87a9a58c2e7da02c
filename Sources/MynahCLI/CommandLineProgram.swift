/// The whole program, which an executable only has to call.
///
/// It's a library so that tests can call it: an executable that a plugin runs can't be linked into
/// tests whose targets use the plugin.
public enum CommandLineProgram {
  /// Runs a command line; ends the process if it's wrong.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public static func run(_ arguments: some Sequence<String>) {
    run(arguments, adding: [])
  }

  /// Runs a command line that can have more commands than the plugins need.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - added: The additional commands.
  package static func run(
    _ arguments: some Sequence<String>, adding added: [any AddedCommand.Type]
  ) {
    do throws(CommandError) {
      try perform(arguments, adding: added)
    } catch {
      Terminal.printError("mynah: error: \(error)")
      Terminal.exit(error.exitStatus)
    }
  }

  /// Runs a command line, or throws what is wrong with it.
  package static func perform(
    _ arguments: some Sequence<String>, adding added: [any AddedCommand.Type] = []
  ) throws(CommandError) {
    var reader = try ArgumentReader(arguments)
    if reader.asksForHelp { return Terminal.print(Help.text(adding: added)) }
    guard let name = reader.next() else { throw .missingCommand }
    if name == "--version" { return Terminal.print("mynah \(Help.version)") }
    let commands: [any Command.Type] =
      [GenerateCommand.self, ListCommand.self, CheckCommand.self] + added
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: commands.map { $0.name } + ["help"])
    }
    try command.init(&reader).run()
  }
}
