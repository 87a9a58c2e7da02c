import Foundation

/// A counter of an operation's instructions, which uses callgrind.
///
/// The count is exact: if you repeat it, you get the same number, even on a busy machine. The
/// program runs itself under valgrind twice, with different numbers of repetitions. The difference
/// between the two counts is the cost of the additional repetitions.
struct InstructionCounter {
  /// The repetitions of the two runs.
  ///
  /// Both numbers are large, so the cost of growing a log is spread evenly.
  private static let repetitions = (few: 2_000, many: 6_000)

  private let valgrind: String

  /// This program without debug information, which valgrind may not be able to read.
  private let program: URL

  /// Finds valgrind, or returns nil if it isn't installed.
  init?() {
    guard let valgrind = Self.find("valgrind"), let strip = Self.find("strip") else { return nil }
    self.valgrind = valgrind
    program = FileManager.default.temporaryDirectory.appendingPathComponent(
      "benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: strip)
    process.arguments = ["-g", "-o", program.path, CommandLine.arguments[0]]
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
  }

  /// Removes the program that `init` created.
  func finish() {
    try? FileManager.default.removeItem(at: program)
  }

  private static func find(_ tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the number of instructions of an operation, or nil if it suspends or valgrind fails.
  func count(_ benchmark: BenchmarkCase) -> Double? {
    guard case .timed(let workload) = benchmark.work,
      case .synchronous = workload.prepare()
    else { return nil }
    guard let few = instructions(benchmark, Self.repetitions.few),
      let many = instructions(benchmark, Self.repetitions.many)
    else { return nil }
    return Double(many - few) / Double(Self.repetitions.many - Self.repetitions.few)
  }

  private func instructions(_ benchmark: BenchmarkCase, _ repetitions: Int) -> Int? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path,
      "--repeat", "\(repetitions)", "--filter", benchmark.name, "--filter",
      benchmark.implementation,
    ]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // The line with the count looks like this: ==123== Collected : 4567
    guard let line = output.split(separator: "\n").last(where: { $0.contains("Collected :") })
    else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}

extension BenchmarkCase {
  /// Sets up the case and runs it without measuring, unless it suspends.
  func run(repetitions: Int) {
    guard case .timed(let workload) = work, case .synchronous(let run) = workload.prepare()
    else { return }
    run(repetitions)
  }
}
