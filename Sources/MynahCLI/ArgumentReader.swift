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

  /// A Boolean value that indicates whether the arguments ask for help, whatever else they contain.
  var asksForHelp: Bool {
    arguments.first == "help" || arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// The command that the arguments ask for help with; nil if they ask for the overview.
  var helpTopic: String? { arguments.first { $0 != "help" && !$0.hasPrefix("-") } }

  /// The next argument; nil at the end.
  package mutating func next() -> String? {
    guard position < arguments.count else { return nil }
    position += 1
    return arguments[position - 1]
  }

  /// The value after an option.
  package mutating func value(of option: String) throws(CommandError) -> String {
    // An unset variable of the shell is an empty argument.
    guard let value = next(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    return value
  }

  /// The value after an option, as one of several; upper and lower case don't matter.
  package mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    of option: String, as type: Value.Type
  ) throws(CommandError) -> Value {
    let text = try value(of: option)
    let value = Value.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
    if let value { return value }
    let known = Value.allCases.map(\.rawValue)
    let expected = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
    throw .wrongValue(text, option: option, expected: expected)
  }

  /// The name of a module after an option.
  mutating func module(of option: String) throws(CommandError) -> String {
    try value(of: option).checkedModule(of: option)
  }

  /// The values after an option, one or more.
  mutating func values(of option: String) throws(CommandError) -> [String] {
    var values = [try value(of: option)]
    while position < arguments.count, !arguments[position].hasPrefix("--") {
      values.append(try value(of: option))
    }
    return values
  }
}

extension String {
  /// Returns the text if it can be the name of a module, which generated code repeats.
  func checkedModule(of option: String) throws(CommandError) -> String {
    if isModuleName { return self }
    throw .wrongValue(
      self, option: option, expected: "the name of a module, which is an identifier")
  }

  /// A Boolean value that indicates whether the text is an identifier.
  var isModuleName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
