import Foundation

/// Functions that run other programs.
enum Shell {
  /// The result of running a program.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program, and waits until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - folder: The working folder.
  ///   - limit: The processor time, in seconds, after which the program is stopped.
  static func run(
    _ arguments: [String], in folder: URL, limit: Int = 3600
  ) throws -> Outcome {
    // Write the output to files, because a full pipe blocks a program until someone reads it.
    let captures = folder.appending(path: ".capture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: captures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: captures) }
    let redirection = "</dev/null >\"$0/output\" 2>\"$0/errors\""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -t \(limit); exec \"$@\" \(redirection)", captures.path] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let text = { (name: String) in
      String(decoding: try Data(contentsOf: captures.appending(path: name)), as: UTF8.self)
    }
    return Outcome(
      status: process.terminationStatus, output: try text("output"), errors: try text("errors"))
  }

  /// Runs a program that must succeed, and returns its output.
  @discardableResult
  static func output(
    of arguments: [String], in folder: URL, limit: Int = 3600
  ) throws -> String {
    say("\(arguments.joined(separator: " ")) (in \(folder.lastPathComponent))")
    let outcome = try run(arguments, in: folder, limit: limit)
    guard outcome.status == 0 else {
      let lines = (outcome.errors + outcome.output).split(separator: "\n").suffix(40)
      throw ProofError(
        description: "\(arguments[0]) ended with status \(outcome.status):\n"
          + lines.joined(separator: "\n"))
    }
    return outcome.output
  }

  /// Prints a progress message to standard error.
  static func say(_ text: String) {
    let time = Date().formatted(date: .omitted, time: .standard)
    FileHandle.standardError.write(Data("\(time) \(text)\n".utf8))
  }
}

/// An error that prevents the proof from running.
struct ProofError: Error, CustomStringConvertible {
  let description: String
}
