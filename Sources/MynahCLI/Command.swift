internal import MynahPlatform

/// A command of the program, such as `mynah list`.
package protocol Command {
  /// The word that comes first on the command line.
  static var name: String { get }

  /// The command's syntax, in one line.
  static var usage: String { get }

  /// The command's description and options.
  static var help: String { get }

  /// The words that can follow another word of the command, for example the values after an option.
  static var choices: [String: [String]] { get }

  /// Parses the arguments after the command's name.
  init(_ reader: inout ArgumentReader) throws(CommandError)

  /// Runs the command.
  func run() throws(CommandError)
}

extension Command {
  package static var choices: [String: [String]] { [:] }
}

/// A namespace for standard output, standard error, and exiting the process.
package enum Terminal {
  /// Prints a line.
  package static func print(_ text: String) {
    Swift.print(text)
  }

  /// Prints a line on standard error.
  package static func printError(_ text: String) {
    var line = "\(text)\n"
    line.withUTF8 { mynah_write_error($0.baseAddress, $0.count) }
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    mynah_exit(status)
  }
}

/// A problem with a command line or with the files that it refers to.
package enum CommandError: Error {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String)
  case unexpectedArgument(String)
  case missingArgument(String, command: String)
  case missingValue(option: String)
  case wrongValue(String, option: String, expected: String)
  case optionWithoutModule(String)
  case missingFileOfArguments
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case failedBuild(String)
  case unknownKeyword(String, path: String, line: Int)

  /// Returns the error for an argument that a command doesn't support.
  package static func unknown(_ argument: String, command: String) -> CommandError {
    guard argument.hasPrefix("-") else { return .unexpectedArgument(argument) }
    return .unknownOption(argument, command: command)
  }

  /// The exit status: 2 if the command line is wrong, and 1 if a file or a build is the problem.
  package var exitStatus: Int32 {
    switch self {
    case .unreadable, .unwritable, .failedBuild, .unknownKeyword: 1
    default: 2
    }
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCommand:
      "missing command. `mynah help` lists the commands."
    case .unknownCommand(let name, let known):
      "unknown command '\(name)'. The commands are: \(known.joined(separator: ", "))."
    case .unknownOption(let option, let command):
      "unknown option '\(option)'. `mynah help \(command)` lists the options."
    case .unexpectedArgument(let argument): "unexpected argument '\(argument)'."
    case .missingArgument(let argument, let command): "`mynah \(command)` needs \(argument)."
    case .missingValue(let option): "missing value for '\(option)'."
    case .wrongValue(let value, let option, let expected):
      "'\(option)' takes \(expected), not '\(value)'."
    case .optionWithoutModule(let option):
      "'\(option)' must follow its '--module'."
    case .missingFileOfArguments:
      "missing argument file after '@'."
    case .unreadable(let path, let reason): "can't read '\(path)': \(reason)."
    case .unwritable(let path, let reason): "can't write '\(path)': \(reason)."
    case .failedBuild(let printed):
      "the tests couldn't be built, so the mocks weren't checked. The build printed:\n"
        + printed
    case .unknownKeyword(let word, _, _):
      "unknown keyword '\(word)'. Write type:Bird to exclude a type, or the path of a file or folder."
    }
  }

  /// The error as it's printed, with the place in a file if it has one.
  var message: String {
    if case .unknownKeyword(_, let path, let line) = self {
      return "\(path):\(line):1: error: \(self)"
    }
    return "mynah: error: \(self)"
  }
}
