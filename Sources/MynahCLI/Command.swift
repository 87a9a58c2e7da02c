/// What the command line asks for.
enum Command {
  case added(any AddedCommand)
  case generate(GenerateCommand)
  case list(ListCommand)
  case check(CheckCommand)
  case help
  case version

  /// The names of the commands that all executables have.
  static let names = ["generate", "list", "check", "help"]

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - added: The commands that the executable has beside those that the plugins need.
  static func parsed(
    from arguments: some Sequence<String>, adding added: [any AddedCommand.Type] = []
  ) throws(CommandError) -> Command {
    var reader = try ArgumentReader(arguments)
    guard let name = reader.next() else { throw .missingCommand }
    if reader.asksForHelp { return .help }
    if let command = added.first(where: { $0.name == name }) {
      return .added(try command.init(&reader))
    }
    switch name {
    case "generate": return .generate(try GenerateCommand(&reader))
    case "list": return .list(try ListCommand(&reader))
    case "check": return .check(try CheckCommand(&reader))
    case "help", "--help", "-h": return .help
    case "--version": return .version
    default:
      let others = added.map { $0.name }
      throw .unknownCommand(name, known: Array(names.dropLast()) + others + ["help"])
    }
  }

  /// Does what is asked for.
  ///
  /// - Parameter added: The commands that the executable has beside those that the plugins need.
  func run(adding added: [any AddedCommand.Type] = []) throws(CommandError) {
    switch self {
    case .added(let command): try command.run()
    case .generate(let command): try command.run()
    case .list(let command): try command.run()
    case .check(let command): try command.run()
    case .help: Terminal.print(Help.text(adding: added))
    case .version: Terminal.print("mynah \(Help.version)")
    }
  }
}
