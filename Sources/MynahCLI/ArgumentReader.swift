/// Reads the arguments of a command line one by one.
package struct ArgumentReader {
  private var arguments: [String] = []
  private var position = 0

  /// - Parameter arguments: The arguments; `@FILE` stands for the lines of a file.
  package init(_ arguments: some Sequence<String>) throws(CommandError) {
    for argument in arguments {
      if argument.hasPrefix("@") {
        if argument == "@" { throw .missingFileOfArguments }
        let bytes = try Files.read(String(argument.dropFirst()))
        // A line ends as it does on Windows, too.
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        self.arguments += lines.map { String(decoding: $0, as: UTF8.self) }
      } else {
        self.arguments.append(argument)
      }
    }
  }

  /// Whether help is asked for in place of what the rest says.
  var asksForHelp: Bool { arguments[position...].contains { $0 == "--help" || $0 == "-h" } }

  /// The next argument; nil at the end.
  package mutating func next() -> String? {
    guard position < arguments.count else { return nil }
    position += 1
    return arguments[position - 1]
  }

  /// The value after an option.
  package mutating func value(of option: String) throws(CommandError) -> String {
    guard position < arguments.count, !arguments[position].hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    position += 1
    return try checked(arguments[position - 1], option)
  }

  private func checked(_ value: String, _ option: String) throws(CommandError) -> String {
    // A variable of the shell that is not set is an empty argument.
    if value.isEmpty { throw .emptyValue(option: option) }
    return value
  }

  /// The name of a module after an option.
  mutating func module(of option: String) throws(CommandError) -> String {
    let name = try value(of: option)
    guard name.isModuleName else { throw .notAModule(name, option: option) }
    return name
  }

  /// The values after an option, one or more.
  mutating func values(of option: String) throws(CommandError) -> [String] {
    var values = [try value(of: option)]
    while position < arguments.count, !arguments[position].hasPrefix("--") {
      values.append(try checked(arguments[position], option))
      position += 1
    }
    return values
  }
}

extension String {
  /// Whether the text can be the name of a module, which generated code repeats.
  var isModuleName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
