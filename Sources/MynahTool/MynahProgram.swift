internal import MynahCommands

/// The command line of the generator.
@main
struct MynahProgram {
  static func main() {
    CommandLineProgram.run(CommandLine.arguments.dropFirst())
  }
}
