/// A reader of command-line arguments.
package struct ArgumentReader {
  private var arguments: [String] = []
  private var position = 0

  /// The commands of the program.
  package let commands: [any Command.Type]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - arguments: The arguments. An argument `@FILE` is replaced with the lines of the file, and
  ///     `--option=value` with both of its parts.
  ///   - commands: The commands of the program.
  package init(
    _ arguments: some Sequence<String>, of commands: [any Command.Type] = []
  ) throws(CommandError) {
    self.commands = commands
    for argument in arguments {
      if argument.hasPrefix("@") {
        if argument == "@" { throw .missingFileOfArguments }
        let bytes = try Files.read(String(argument.dropFirst()))
        // Split at both characters, because lines end with `\r\n` on Windows.
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        self.arguments += lines.map { String(decoding: $0, as: UTF8.self) }
      } else if argument.hasPrefix("--"), let equal = argument.firstIndex(of: "=") {
        self.arguments += [argument[..<equal], argument[equal...].dropFirst()].map(String.init)
      } else {
        self.arguments.append(argument)
      }
    }
  }

  /// A Boolean value that indicates whether any of the arguments asks for help.
  var asksForHelp: Bool {
    arguments.first == "help" || arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// The command that the user asks for help with, or nil for the overview.
  var helpTopic: String? { arguments.first { $0 != "help" && !$0.hasPrefix("-") } }

  /// A Boolean value that indicates whether there's another argument.
  package var hasNext: Bool { position < arguments.count }

  /// Returns the next argument, or nil at the end.
  package mutating func next() -> String? {
    guard hasNext else { return nil }
    position += 1
    return arguments[position - 1]
  }

  /// Returns the value of an option.
  package mutating func value(of option: String) throws(CommandError) -> String {
    // An unset shell variable can pass an empty argument.
    guard let value = next(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    return value
  }

  /// Returns the value of an option with a fixed set of values, ignoring case.
  package mutating func value<Value: RawRepresentable<String> & CaseIterable>(
    of option: String, as type: Value.Type
  ) throws(CommandError) -> Value {
    let text = try value(of: option)
    let value = Value.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
    if let value { return value }
    let known = Value.allCases.map(\.rawValue)
    let or = known.count > 2 ? ", or " : " or "
    let expected = known.dropLast().joined(separator: ", ") + or + (known.last ?? "")
    throw .wrongValue(text, option: option, expected: expected)
  }

  /// Returns the value of an option that takes the name of a module.
  mutating func module(of option: String) throws(CommandError) -> String {
    try value(of: option).checkedModule(of: option)
  }

  /// Returns the value of an option that takes a number.
  mutating func number(
    of option: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let text = try value(of: option)
    if let number = Int(text), range.contains(number) { return number }
    throw .wrongValue(
      text, option: option,
      expected: "a number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Returns the values of an option that takes one or more values.
  mutating func values(of option: String) throws(CommandError) -> [String] {
    var values = [try value(of: option)]
    while hasNext, !arguments[position].hasPrefix("--") {
      values.append(try value(of: option))
    }
    return values
  }
}

extension String {
  /// Returns this string, or throws an error if it isn't a valid module name.
  ///
  /// The check is necessary because generated code contains the name.
  func checkedModule(of option: String) throws(CommandError) -> String {
    if isModuleName { return self }
    throw .wrongValue(
      self, option: option, expected: "a valid module name")
  }

  /// A Boolean value that indicates whether the string is a valid module name.
  var isModuleName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
