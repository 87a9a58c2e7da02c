/// A command that only the executable for people has, and not the one that the plugins run.
///
/// What it needs is compiled where that executable is built, and not in the first build of every package
/// that uses a plugin.
package protocol AddedCommand {
  /// The word that comes first on the command line.
  static var name: String { get }

  /// What the help says of it.
  static var help: CommandHelp { get }

  /// Reads the arguments behind the name.
  init(_ reader: inout ArgumentReader) throws(CommandError)

  /// Does what they ask for.
  func run() throws(CommandError)
}

/// What the help says of a command.
package struct CommandHelp {
  /// How it is called, in one line.
  let usage: String

  /// What it does, in sentences.
  let summary: String

  /// Its options.
  let options: String

  /// Describes a command.
  package init(usage: String, summary: String, options: String) {
    self.usage = usage
    self.summary = summary
    self.options = options
  }
}
