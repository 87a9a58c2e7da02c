import Foundation

/// Runs other programs.
enum Shell {
  /// What a program left.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - folder: Where it runs.
  ///   - limit: After how many seconds of the processor it is ended.
  static func run(
    _ arguments: [String], in folder: URL, limit: Int = 3600
  ) throws -> Outcome {
    // Files hold any amount of output; a pipe that nobody reads stops the program.
    let captures = folder.appending(path: ".capture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: captures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: captures) }
    let files = ["output", "errors"].map { captures.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t \(limit); exec \"$@\"", "sh"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(
      status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
