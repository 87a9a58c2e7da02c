/// The command line of the generator.
@main
struct MynahProgram {
  static func main() {
    do throws(CommandError) {
      let command = try Command.parsed(from: CommandLine.arguments.dropFirst())
      try command.run()
    } catch {
      Terminal.printError("mynah: error: \(error)")
      Terminal.exit(error.exitStatus)
    }
  }
}
