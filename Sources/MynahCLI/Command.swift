/// A command of the program, such as `mynah list`.
package protocol Command {
  /// The word that comes first on the command line.
  static var name: String { get }

  /// Reads the arguments behind the name.
  init(_ reader: inout ArgumentReader) throws(CommandError)

  /// Runs the command.
  func run() throws(CommandError)
}

/// A command that only the executable for people has, and not the one that the plugins run.
///
/// Its code is compiled when that executable is built, and not in the first build of every package that uses
/// a plugin.
package protocol AddedCommand: Command {
  /// How it's called, in one line.
  static var usage: String { get }

  /// What it does, in sentences.
  static var summary: String { get }

  /// Its options.
  static var options: String { get }
}
