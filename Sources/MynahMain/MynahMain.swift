internal import MynahCLI
internal import MynahCommands
internal import MynahMigration

/// The command-line generator for users: `swift run mynah`.
///
/// `MynahTool` is a separate target for the build plugin, because some build systems name an
/// executable after its product and find only one product per target. Also, this program has
/// commands that the plugin doesn't need, so their code isn't compiled for the plugin.
@main
struct MynahMain {
  static func main() {
    CommandLineProgram.run(
      CommandLine.arguments.dropFirst(),
      adding: [
        ListCommand.self, CheckCommand.self, MigrateCommand.self, CompletionsCommand.self,
      ])
  }
}
