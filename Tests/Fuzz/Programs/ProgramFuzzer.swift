internal import Foundation
internal import MynahGenerator

/// Makes programs, and checks that each valid one is mocked or refused.
struct ProgramFuzzer {
  let options: Options
  let compiler: Compiler

  /// The number of programs that are compiled as one, which decides their settings too.
  static let batchSize: UInt64 = 40

  /// How many findings of one kind are made small.
  private static let shrunkLimit = 1

  /// Where the programs are compiled.
  private let folder =
    NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  init(options: Options, compiler: Compiler) {
    self.options = options
    self.compiler = compiler
  }

  /// Returns how many findings there were.
  func run() -> Int {
    var tally = ProgramTally()
    let start = Date()
    ProgramBatch(
      compiler: compiler, setting: CompilerSetting(batch: 0, features: []), folder: folder
    ).prepare()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var next = options.first
    say("Seed \(options.seed), first program \(next).")
    while next < options.last, Date().timeIntervalSince(start) < options.seconds {
      let end = min((next / Self.batchSize + 1) * Self.batchSize, options.last)
      run(next..<end, &tally)
      next = end
      say("\(next): \(tally.numbers), \(Int(Date().timeIntervalSince(start))) s")
    }
    write(tally.reasons, to: "refusals-\(options.seed).txt")
    write(tally.mistakes, to: "invalid-\(options.seed).txt")
    say("To go on: --programs --seed \(options.seed) --first \(next)")
    return tally.findings.values.reduce(0, +)
  }

  private func run(_ numbers: Range<UInt64>, _ tally: inout ProgramTally) {
    let setting = CompilerSetting(
      batch: numbers.lowerBound / Self.batchSize, features: options.features)
    let programs = numbers.map { number in
      var grammar = Grammar(
        seed: options.seed, iteration: number, setting: setting, features: options.features)
      return grammar.program()
    }
    let batch = ProgramBatch(
      compiler: compiler, setting: setting, features: options.features, folder: folder)
    let outcomes = batch.run(programs, repairs: true)
    for (number, (made, outcome)) in zip(numbers, zip(programs, outcomes)) {
      let program = outcome.program ?? made
      tally.add(outcome, of: program)
      guard let failure = outcome.failure else { continue }
      let signature = FindingSignature(failure)
      tally.findings[signature, default: 0] += 1
      guard tally.findings[signature, default: 0] <= Self.shrunkLimit else { continue }
      let (smallest, message) =
        options.shrinks
        ? ProgramShrinker(batch: batch).shrink(program, failure) : (program, failure)
      report(smallest, message, number, batch)
    }
  }

  private func report(
    _ program: FuzzedProgram, _ failure: String, _ number: UInt64, _ batch: ProgramBatch
  ) {
    let generation = batch.generation(of: program, 0)
    let mocks = generation.source + batch.uses(of: program, 0, generation)
    let line = failure.prefix { $0.isNumber }
    let lines = mocks.split(separator: "\n", omittingEmptySubsequences: false)
    let culprit = Int(line).flatMap { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil } ?? ""
    write(
      "// \(batch.setting)\n// \(failure)\n\(program.allText)\n// Mocks\n\(mocks)",
      to: "program-\(options.seed)-\(number).txt")
    say("--- \(number) (\(batch.setting))\n\(program.allText)\(failure)\n  \(culprit)\n---")
  }

  /// Prints at once, also where the output is a file that somebody follows.
  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  private func write(_ text: String, to name: String) {
    try? FileManager.default.createDirectory(
      atPath: options.findings, withIntermediateDirectories: true)
    try? Data("\(text)\n".utf8).write(
      to: URL(fileURLWithPath: "\(options.findings)/\(name)"))
  }
}
