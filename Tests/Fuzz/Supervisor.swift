internal import Foundation

/// Starts workers, and writes down each input that ends one.
struct Supervisor {
  let options: Options
  let input: Worker.Input

  /// Returns how many inputs were found to end a worker.
  func run() -> Int {
    let path = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    let progress = Progress(path: path)
    defer { unlink(path) }
    let start = Date()
    var findings = 0
    var next = options.first
    say("Seed \(options.seed), first input \(next).")
    while next < options.last {
      let left = options.seconds - Date().timeIntervalSince(start)
      guard left > 0 else { break }
      progress.iteration = next
      progress.hasBegun = false
      let cause = work(progress, from: next, seconds: left, path)
      let reached = progress.iteration
      guard let cause else {
        next = reached
        break
      }
      findings += 1
      write(reached, cause)
      next = reached + 1
    }
    let seconds = Date().timeIntervalSince(start)
    say(
      "\(next - options.first) inputs in \(Int(seconds)) s, \(findings) findings. "
        + "To go on: --seed \(options.seed) --first \(next)")
    return findings
  }

  /// Runs one worker; returns what ended it, nil where it came to its end.
  private func work(
    _ progress: Progress, from first: UInt64, seconds: Double, _ path: String
  ) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      ["--worker", path, "--seed", "\(options.seed)", "--first", "\(first)"]
      + ["--last", "\(options.last)", "--seconds", "\(seconds)"] + options.folders
    if options.mode != .sources { process.arguments?.append("--\(options.mode.rawValue)") }
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    do { try process.run() } catch { fatalError("\(error)") }
    var last = UInt64.max
    var since = Date()
    while process.isRunning {
      usleep(50_000)
      if progress.iteration != last || !progress.hasBegun {
        last = progress.iteration
        since = Date()
      } else if Date().timeIntervalSince(since) > options.patience {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return "hang"
      }
    }
    return process.terminationReason == .exit && process.terminationStatus == 0 ? nil : "crash"
  }

  /// Prints at once, also where the output is a file that somebody follows.
  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  private func write(_ iteration: UInt64, _ cause: String) {
    let path = "\(options.findings)/\(cause)-\(options.seed)-\(iteration).txt"
    try? FileManager.default.createDirectory(
      atPath: options.findings, withIntermediateDirectories: true)
    let isWritten = FileManager.default.createFile(
      atPath: path, contents: Data(input(iteration)))
    say(isWritten ? "\(cause): \(path)" : "\(cause): \(path) can not be written")
  }
}
