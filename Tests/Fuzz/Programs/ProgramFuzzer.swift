internal import Foundation
internal import MynahGenerator

/// A fuzzer that writes programs, and checks that the mocks of their types compile.
struct ProgramFuzzer {
  let options: Options
  let compiler: Compiler

  /// The number of programs that are compiled together.
  private static let batchSize: UInt64 = 40

  /// Runs the fuzzer, and returns the number of findings.
  func run() -> Int {
    var refusals: [String: Int] = [:]
    var findings: [String: Int] = [:]
    var (mockedCount, removedCount) = (0, 0)
    defer { try? FileManager.default.removeItem(atPath: compiler.folder) }
    let start = Date()
    var next = options.first
    while Date().timeIntervalSince(start) < options.seconds {
      let end = (next / Self.batchSize + 1) * Self.batchSize
      let batch = ProgramBatch(number: next / Self.batchSize, compiler: compiler)
      let programs = (next..<end).map { number -> Program in
        var grammar = Grammar(seed: options.seed, iteration: number)
        return grammar.program()
      }
      for (index, outcome) in batch.run(programs).enumerated() {
        mockedCount += outcome.mockedCount
        removedCount += programs[index].lineCount - outcome.program.lineCount
        for refusal in outcome.refusals { refusals[Self.kind(refusal.reason), default: 0] += 1 }
        guard let failure = outcome.failure else { continue }
        let kind = Self.kind(failure)
        findings[kind, default: 0] += 1
        if findings[kind] == 1 { report(shrunk(outcome, batch), next + UInt64(index), batch) }
      }
      next = end
      say(
        "\(next - options.first) programs, \(removedCount) lines removed, \(mockedCount) types mocked, "
          + "\(refusals.values.reduce(0, +)) refused, \(findings.count) kinds of findings")
    }
    for (reason, count) in refusals.sorted(by: { $0.value > $1.value }) {
      say("\(count) refused: \(reason)")
    }
    say("To continue: --programs --seed \(options.seed) --first \(next)")
    return findings.count
  }

  /// Returns the smallest program with the same kind of failure.
  private func shrunk(_ outcome: ProgramBatch.Outcome, _ batch: ProgramBatch)
    -> ProgramBatch.Outcome
  {
    let kind = outcome.failure.map(Self.kind)
    var smallest = outcome
    while let smaller = batch.run(smallest.program.reductions).first(where: {
      $0.failure.map(Self.kind) == kind
    }) {
      smallest = smaller
    }
    return smallest
  }

  /// Returns a message without names and numbers, so that findings with the same cause are equal.
  private static func kind(_ message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "" }
      .joined(separator: "''").filter { !$0.isNumber }
  }

  private func report(
    _ outcome: ProgramBatch.Outcome, _ number: UInt64, _ batch: ProgramBatch
  ) {
    let failure = outcome.failure ?? ""
    let lines = outcome.mocks.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Int(failure.prefix { $0.isNumber }).map { $0 - 1 } ?? -1
    let text = "// \(number), \(batch)\n// \(failure)\n\(outcome.program.text(0))"
    say("\(text)// \(lines.indices.contains(line) ? lines[line] : "")\n")
    writeFinding(
      "program-\(options.seed)-\(number)", Data("\(text)\n// Mocks\n\(outcome.mocks)".utf8))
  }
}
