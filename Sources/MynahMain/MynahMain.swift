internal import MynahCLI

/// The command line of the generator, for people: `swift run mynah`.
///
/// It is a target of its own beside `MynahTool`, which the plugin runs: a build system that names a
/// program after its product finds only one product a target.
@main
struct MynahMain {
  static func main() {
    CommandLineProgram.run(CommandLine.arguments.dropFirst())
  }
}
