internal import Foundation

/// A supervisor that starts workers, and writes each input that ends a worker to a file.
struct Supervisor {
  let options: Options
  let input: Worker.Input

  /// Runs workers, and returns the number of findings.
  func run() -> Int {
    let path = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    let progress = Progress(path: path)
    defer { unlink(path) }
    let start = Date()
    var findings = 0
    var next = options.first
    say("Seed \(options.seed), first input \(next).")
    while case let left = options.seconds - Date().timeIntervalSince(start), left > 0 {
      progress.iteration = nil
      let cause = work(progress, from: next, seconds: left, path)
      let reached = progress.iteration ?? next
      next = reached
      guard let cause else { break }
      findings += 1
      writeFinding("\(cause)-\(options.seed)-\(reached)", Data(input(reached)))
      next += 1
    }
    let seconds = Date().timeIntervalSince(start)
    say(
      "\(next - options.first) inputs in \(Int(seconds)) s, \(findings) findings. "
        + "To continue: --seed \(options.seed) --first \(next)")
    return findings
  }

  /// Runs a worker, and returns the reason if an input ended it.
  private func work(
    _ progress: Progress, from first: UInt64, seconds: Double, _ path: String
  ) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      ["--worker", path, "--seed", "\(options.seed)", "--first", "\(first)"]
      + ["--seconds", "\(seconds)"] + options.folders
    if options.mode != .sources { process.arguments?.append("--\(options.mode.rawValue)") }
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    do { try process.run() } catch { fatalError("\(error)") }
    var last: UInt64?
    var since = Date()
    while process.isRunning {
      usleep(50_000)
      let iteration = progress.iteration
      if iteration != last || iteration == nil {
        last = iteration
        since = Date()
      } else if Date().timeIntervalSince(since) > 30 {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return "hang"
      }
    }
    return process.terminationReason == .exit && process.terminationStatus == 0 ? nil : "crash"
  }
}
