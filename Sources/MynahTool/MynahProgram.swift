internal import MynahCLI

/// The generator that the build plugin runs.
@main
struct MynahTool {
  static func main() {
    CommandLineProgram.run(CommandLine.arguments.dropFirst())
  }
}
