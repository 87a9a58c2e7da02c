/// What is fuzzed.
enum Mode: String, Sendable {
  /// The parser and the generator, with sources.
  case sources

  /// The runtime, with hostile arguments, counts, times and stubs.
  case runtime

  /// The command line, with hostile arguments, files and folders.
  case commandLine = "command-line"

  /// Tries an input, and ends the process where something does not hold of it.
  func run(_ input: [UInt8]) {
    switch self {
    case .sources: Subject.run(input)
    case .runtime: RuntimeSubject.run(Choices(input))
    case .commandLine: CommandLineSubject.run(Choices(input))
    }
  }

  /// The stack that inputs are tried on.
  var stackSize: Int {
    // Values of the runtime's tests are as deep as those of tests, and are released on the stack.
    self == .sources ? Worker.stackSize : 8 << 20
  }

  /// How many seconds of the processor an input of some length may take.
  func allowance(for length: Int) -> Double {
    self == .sources ? 0.2 + Double(length) * 1e-5 : 2
  }
}

/// Ends the process where something does not hold.
func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
