import Foundation

/// Counts the instructions of an operation with callgrind, which counts exactly: the same program with
/// the same input gives the same number, whatever else the machine does.
///
/// The program runs itself under valgrind twice, with different numbers of repetitions; what the two
/// differ in is what the repetitions cost.
struct InstructionCounter {
  /// The repetitions of the two runs.
  ///
  /// Both are large, so that growing a log is spread evenly.
  private static let repetitions = (few: 2_000, many: 6_000)

  private let valgrind: String

  /// This program without debug information, which valgrind may not be able to read.
  private let program: URL

  /// Finds valgrind; nil where it is not installed.
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

  /// Removes what `init` made.
  func finish() {
    try? FileManager.default.removeItem(at: program)
  }

  private static func find(_ tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the instructions of one operation; nil where it suspends, and where valgrind failed.
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
    // ==123== Collected : 4567
    guard let line = output.split(separator: "\n").last(where: { $0.contains("Collected :") })
    else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}

extension BenchmarkCase {
  /// Sets the case up and runs it, without measuring.
  ///
  /// What suspends is left out.
  func run(repetitions: Int) {
    guard case .timed(let workload) = work, case .synchronous(let run) = workload.prepare()
    else { return }
    run(repetitions)
  }
}
