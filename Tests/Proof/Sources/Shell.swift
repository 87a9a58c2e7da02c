import Foundation

/// Runs other programs.
enum Shell {
  /// What a program left.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
    let seconds: Double

    /// Whether the program had to be ended because it took too long.
    let isTimeout: Bool
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - folder: Where it runs.
  ///   - limit: After how many seconds it is ended.
  static func run(
    _ arguments: [String], in folder: URL, limit: TimeInterval = 3600
  ) throws -> Outcome {
    // Files hold any amount of output; a pipe that nobody reads stops the program.
    let captures = folder.appending(path: ".capture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: captures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: captures) }
    let files = ["output", "errors"].map { captures.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    let start = Date()
    try process.run()
    let watchdog = Watchdog(process, limit: limit)
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(
      status: process.terminationStatus, output: texts[0], errors: texts[1],
      seconds: Date().timeIntervalSince(start), isTimeout: watchdog.hasFired)
  }
}

/// Ends a process that takes too long.
private final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private var fired = false

  var hasFired: Bool { lock.withLock { fired } }

  init(_ process: Process, limit: TimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in
      guard let self, process.isRunning else { return }
      lock.withLock { fired = true }
      process.terminate()
    }
  }
}
