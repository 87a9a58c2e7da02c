/// What the command line asks for.
enum Command {
  case generate(GenerateCommand)
  case list(ListCommand)
  case check(CheckCommand)
  case help
  case version

  static func parsed(from arguments: some Sequence<String>) throws(CommandError) -> Command {
    var reader = try ArgumentReader(arguments)
    guard let name = reader.next() else { throw .missingCommand }
    if reader.asksForHelp { return .help }
    switch name {
    case "generate": return .generate(try GenerateCommand(&reader))
    case "list": return .list(try ListCommand(&reader))
    case "check": return .check(try CheckCommand(&reader))
    case "help", "--help", "-h": return .help
    case "--version": return .version
    default: throw .unknownCommand(name)
    }
  }

  func run() throws(CommandError) {
    switch self {
    case .generate(let command): try command.run()
    case .list(let command): try command.run()
    case .check(let command): try command.run()
    case .help: Terminal.print(Help.text)
    case .version: Terminal.print("mynah \(Help.version)")
    }
  }
}
