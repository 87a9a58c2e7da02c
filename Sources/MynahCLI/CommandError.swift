/// What can be wrong with a command line, or with the files that it names.
package enum CommandError: Error {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case missingValue(option: String)
  case emptyValue(option: String)
  case missingFileOfArguments
  case unexpectedArgument(String)
  case missingOption(String, command: String)
  case sourcesWithoutModule
  case optionWithoutModule(String)
  case unknownIsolation(String)
  case unknownLanguageMode(String)
  case malformedDependency(String)
  case unknownStyle(String)
  case unknownValue(String, option: String, known: [String])
  case missingArgument(String, command: String)
  case notAModule(String, option: String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case failedBuild(String)

  /// 2 where the command line is wrong, 1 where the files are.
  package var exitStatus: Int32 {
    switch self {
    case .unreadable, .unwritable, .failedBuild: 1
    default: 2
    }
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCommand:
      "no command is given. Write `mynah generate ...` or `mynah list ...`; `mynah --help` explains."
    case .unknownCommand(let name, let known):
      "there is no command \"\(name)\". The commands are: \(known.joined(separator: ", "))."
    case .unknownOption(let option, let command, let known):
      "`mynah \(command)` has no option \(option)." + (suggestion(for: option, among: known))
    case .missingValue(let option):
      "the option \(option) needs a value."
    case .emptyValue(let option):
      "the option \(option) takes no empty text."
    case .missingFileOfArguments:
      "the name of a file must follow @, whose lines are arguments."
    case .unexpectedArgument(let argument):
      "\"\(argument)\" belongs to no option."
    case .missingOption(let option, let command):
      "`mynah \(command)` needs the option \(option)."
    case .sourcesWithoutModule:
      "--sources must come after the --module that they belong to."
    case .optionWithoutModule(let option):
      "\(option) must come after the --module that it belongs to."
    case .unknownIsolation(let isolation):
      "--default-isolation takes MainActor or nonisolated, not \"\(isolation)\"."
    case .unknownLanguageMode(let mode):
      "--language-mode takes a version of Swift, such as 5 or 6, not \"\(mode)\"."
    case .malformedDependency(let text):
      "--dependency takes MODULE=PATH, not \"\(text)\"."
    case .unknownStyle(let style):
      "there is no style \"\(style)\". The styles are: mock, stubbable, autostub."
    case .unknownValue(let value, let option, let known):
      "\(option) takes \(known.dropLast().joined(separator: ", ")) or \(known.last ?? ""), "
        + "not \"\(value)\"."
    case .missingArgument(let argument, let command):
      "`mynah \(command)` needs \(argument)."
    case .notAModule(let name, let option):
      "\(option) takes the name of a module, which is an identifier, not \"\(name)\"."
    case .unreadable(let path, let reason):
      "\(path) can not be read: \(reason)."
    case .unwritable(let path, let reason):
      "\(path) can not be written: \(reason)."
    case .failedBuild(let printed):
      "the tests could not be built, so that nothing is known of the mocks. The build printed:\n"
        + printed
    }
  }

  private func suggestion(for option: String, among known: [String]) -> String {
    let closest = known.min { editDistance($0, option) < editDistance($1, option) }
    if let closest, editDistance(closest, option) <= 3 { return " Did you mean \(closest)?" }
    return " The options are: \(known.joined(separator: ", "))."
  }
}

/// How many characters must be inserted, deleted or replaced to make one text of another.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let replaced = diagonal + (right[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
