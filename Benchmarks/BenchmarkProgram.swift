internal import MynahPlatform

/// The program that reads the options, runs the cases, and prints the results.
@main
@MainActor
enum BenchmarkProgram {
  /// The exit status if there is a mistake on the command line.
  private static let usageErrorStatus: Int32 = 2

  static func main() async {
    let options: Options
    do throws(OptionError) {
      options = try Options(parsing: CommandLine.arguments.dropFirst())
    } catch {
      fail(error)
    }
    // Exit before the main thread starts to serve a queue. Otherwise, valgrind crashes at the end.
    if let repetitions = options.bareRepetitions {
      for benchmark in Catalogue(of: Subjects.all).cases(matching: options.filters) {
        benchmark.run(repetitions: repetitions)
      }
      mynah_exit(0)
    }
    do throws(OptionError) {
      try await run(options)
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: OptionError) -> Never {
    StandardError.print("error: \(error)")
    mynah_exit(usageErrorStatus)
  }

  private static func run(_ options: Options) async throws(OptionError) {
    if options.showsHelp { return print(Help.text) }
    let catalogue = Catalogue(of: Subjects.all, sources: options.sourcesFolder)
    let cases = catalogue.cases(matching: options.filters)
    if cases.isEmpty { throw .noMatch(filters: options.filters) }
    if options.listsCases { return list(cases) }
    if options.countsInstructions { return try countInstructions(of: cases) }

    // Read the file first, because a run takes a long time and shouldn't fail at the end.
    var baseline: Report?
    if let file = options.baselineFile { baseline = try Report.read(from: file) }
    let environment = Environment.current
    if !options.printsJSON { printHeader(environment, options) }

    let results = await measure(cases, sampleCount: options.sampleCount)
    let report = Report(environment: environment, measurements: results.map(\.measurement))
    if let file = options.chartFile { try report.writeChart(to: file) }
    if options.printsJSON {
      print(report.json())
    } else if let baseline {
      print(Comparison(old: baseline, new: report).text)
    } else {
      print(TextReport(results: results).text)
    }
  }

  private static func list(_ cases: [BenchmarkCase]) {
    var table = TextTable(header: ["case", "implementation"], wordColumns: 2)
    for benchmark in cases { table.append([benchmark.name, benchmark.implementation]) }
    print(table.text)
  }

  /// Prints the number of instructions of each call, by case and implementation.
  private static func countInstructions(of cases: [BenchmarkCase]) throws(OptionError) {
    guard let counter = InstructionCounter() else { throw .missingValgrind }
    defer { counter.finish() }
    print("Benchmarks: \(Environment.current.summary)\n\ncall: instructions of an operation")
    let labels = Subjects.all.map { $0.label }
    var table = TextTable(header: ["case"] + labels, wordColumns: 1)
    var rows: [(name: String, figures: [String: Double])] = []
    for benchmark in cases where benchmark.group == .call {
      StandardError.showProgress("\(benchmark.name) \(benchmark.implementation)")
      let figure = counter.count(benchmark)
      if rows.last?.name != benchmark.title { rows.append((benchmark.title, [:])) }
      rows[rows.count - 1].figures[benchmark.implementation] = figure
    }
    StandardError.showProgress("")
    for row in rows {
      table.append([row.name] + labels.map { row.figures[$0].map(Figures.text) ?? "-" })
    }
    print(table.text)
  }

  private static func printHeader(_ environment: Environment, _ options: Options) {
    print("Benchmarks: \(environment.summary)")
    if environment.configuration == "debug" {
      print("This is a debug build; most figures are meant for: swift run -c release")
    }
    let weighings = min(options.sampleCount, Sampler.gaugeSampleLimit)
    print("Each figure is the median of \(options.sampleCount) samples (memory: \(weighings)).\n")
  }

  private static func measure(
    _ cases: [BenchmarkCase], sampleCount: Int
  ) async -> [(benchmark: BenchmarkCase, measurement: Measurement)] {
    let sampler = Sampler(sampleCount: sampleCount)
    var results: [(benchmark: BenchmarkCase, measurement: Measurement)] = []
    for (index, benchmark) in cases.enumerated() {
      StandardError.showProgress(
        "\(index + 1) of \(cases.count): \(benchmark.name) \(benchmark.implementation)")
      results.append((benchmark, await benchmark.measure(with: sampler)))
    }
    StandardError.showProgress("")
    return results
  }
}
