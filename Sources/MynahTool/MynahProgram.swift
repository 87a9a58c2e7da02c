internal import MynahCLI

/// The generator as the build plugin runs it.
@main
struct MynahTool {
  static func main() {
    CommandLineProgram.run(CommandLine.arguments.dropFirst())
  }
}
