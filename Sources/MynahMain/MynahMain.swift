internal import MynahCLI
internal import MynahMigration

/// The command line of the generator, for people: `swift run mynah`.
///
/// It is a target of its own beside `MynahTool`, which the plugin runs: a build system that names a
/// program after its product finds only one product a target. It has commands that the plugin does not
/// need, and what they are made of is not compiled with the plugin's.
@main
struct MynahMain {
  static func main() {
    CommandLineProgram.run(CommandLine.arguments.dropFirst(), adding: [MigrateCommand.self])
  }
}
