/// The whole program, which an executable only has to call.
///
/// It is a library so that tests can call it: an executable that a plugin runs can not be linked into
/// tests whose targets use the plugin.
public enum CommandLineProgram {
  /// Does what some arguments ask for; ends the process where they are wrong.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  public static func run(_ arguments: some Sequence<String>) {
    run(arguments, adding: [])
  }

  /// Does what some arguments ask for, with more commands than the plugins need.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - added: The further commands.
  package static func run(
    _ arguments: some Sequence<String>, adding added: [any AddedCommand.Type]
  ) {
    do throws(CommandError) {
      try Command.parsed(from: arguments, adding: added).run(adding: added)
    } catch {
      Terminal.printError("mynah: error: \(error)")
      Terminal.exit(error.exitStatus)
    }
  }
}
