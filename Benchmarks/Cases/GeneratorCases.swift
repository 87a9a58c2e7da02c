import Foundation
internal import MynahCLI
internal import MynahSyntax

/// The cost of reading sources and generating mocks.
enum GeneratorCases {
  private static let label = "mynah"

  /// Creates the cases.
  ///
  /// - Parameter sources: A folder of packages for a case that reads all of them, or nil.
  static func all(sources: String?) -> [BenchmarkCase] {
    var cases = [
      gauge(.parse, "one-core", .megabytesPerSecond) { nanoseconds(of: $0.map(parse)) },
      gauge(.parse, "all-cores", .megabytesPerSecond) { nanoseconds(of: parseOnAllCores($0)) },
      gauge(.parse, "names-only", .megabytesPerSecond) {
        nanoseconds(of: $0.map { DeclaredNames.declared(in: $0.bytes).count })
      },
      BenchmarkCase(
        .generate, "1000-mocks-of-100-files", label, .weighed(thousandMocks)),
      BenchmarkCase(
        .generate, "one-changed-of-1000-files", label, .weighed(oneChangedFile)),
      BenchmarkCase(
        .generate, "results-of-1000-files", label, .weighed(resultsOfManyFiles)),
      BenchmarkCase(.generate, "5000-overloads", label, .weighed(manyOverloads)),
      BenchmarkCase(.generate, "chain-of-1500-protocols", label, .weighed(longChain)),
    ]
    if let sources { cases.append(allFiles(sources)) }
    if let compiler = Compiler() {
      let compile = CompileGauge(compiler: compiler)
      cases.append(milliseconds(.compile, "100-members") { compile.read() })
      let statements = StatementGauge(compiler: compiler)
      cases.append(milliseconds(.compile, "1000-statements") { statements.read() })
      if let mistakes = MistakeGauge(compiler) {
        cases.append(milliseconds(.compile, "slowest-mistake") { mistakes.read() })
      }
    }
    if TemporaryPackage.canBuild {
      cases.append(
        BenchmarkCase(
          .build, "first", label,
          .weighed(Gauge(repetitions: 1, unit: .times) { FirstBuildGauge().read() })))
      for edit in EditGauge.Edit.allCases {
        for double in EditGauge.Double.allCases {
          cases.append(
            BenchmarkCase(
              .edit, edit.rawValue, double.rawValue,
              .weighed(
                Gauge(repetitions: 1, unit: .milliseconds) {
                  EditGauge(double: double, edit: edit).read()
                })))
        }
      }
    }
    return cases
  }

  private static func milliseconds(
    _ group: Group, _ title: String, _ read: @escaping @MainActor @Sendable () -> Double
  ) -> BenchmarkCase {
    BenchmarkCase(
      group, title, label, .weighed(Gauge(repetitions: 1, unit: .milliseconds, read: read)))
  }

  // MARK: - Reading

  @Sendable
  private static func parse(_ text: SourceText) -> Int {
    SourceFile.parse(text.bytes, path: text.path).declarations.count
  }

  private static func parseOnAllCores(_ texts: [SourceText]) -> [Int] {
    let counts = Mutex([Int](repeating: 0, count: texts.count))
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let count = parse(texts[index])
      counts.withLock { $0[index] = count }
    }
    return counts.withLock { $0 }
  }

  private static func nanoseconds(of counts: @autoclosure () -> [Int]) -> Double {
    let stopwatch = Stopwatch()
    sink(counts())
    return stopwatch.nanoseconds
  }

  /// Creates a case that reads 8 megabytes of sources in memory.
  ///
  /// The closure reads them, and returns the nanoseconds that it took.
  private static func gauge(
    _ group: Group, _ title: String, _ unit: Measurement.Unit,
    _ body: @escaping @Sendable ([SourceText]) -> Double
  ) -> BenchmarkCase {
    let gauge = Gauge(repetitions: 1, unit: unit) {
      let module = SyntheticModule(fileCount: 400, protocolsPerFile: 1, bytesPerFile: 20_000)
      defer { module.remove() }
      let folder = SourceFolder(module.folder)
      return folder.megabytes / body(folder.texts) * 1_000_000_000
    }
    return BenchmarkCase(group, title, label, .weighed(gauge))
  }

  /// Creates a case that reads and parses all files in a folder.
  private static func allFiles(_ sources: String) -> BenchmarkCase {
    let gauge = Gauge(repetitions: 1, unit: .milliseconds) {
      let stopwatch = Stopwatch()
      let folder = SourceFolder(URL(fileURLWithPath: sources))
      sink(parseOnAllCores(folder.texts))
      return stopwatch.nanoseconds / 1_000_000
    }
    return BenchmarkCase(.generate, "whole-body", label, .weighed(gauge))
  }

  // MARK: - Generating

  /// A thousand protocols with seven members each in a hundred files, all of which the tests mock.
  private static let thousandMocks = Gauge(repetitions: 1, unit: .milliseconds) {
    let module = SyntheticModule(fileCount: 100, protocolsPerFile: 10, bytesPerFile: 0)
    defer { module.remove() }
    let tests = testFile(of: (0..<1_000), named: "\(module.folder.lastPathComponent)-tests.swift")
    defer { try? FileManager.default.removeItem(at: tests) }
    return generate(from: module, ["--tests", tests.path])
  }

  /// A module with a thousand files and ten megabytes, of which the tests mock thirty protocols.
  private static let oneChangedFile = Gauge(repetitions: 1, unit: .milliseconds) {
    let module = SyntheticModule(fileCount: 1_000, protocolsPerFile: 1, bytesPerFile: 10_000)
    defer { module.remove() }
    let tests = testFile(
      of: stride(from: 0, to: 990, by: 33),
      named: "\(module.folder.lastPathComponent)-tests.swift")
    defer { try? FileManager.default.removeItem(at: tests) }
    // The second run finds the output of the first run, and one source that has changed.
    _ = generate(from: module, ["--tests", tests.path])
    module.write(SyntheticModule.protocolText(33) + "struct Twig {}\n", to: "File33.swift")
    return generate(from: module, ["--tests", tests.path])
  }

  /// Thirty mocks whose members return 120 types, in a module with a thousand files.
  ///
  /// Each of the types has an extension.
  private static let resultsOfManyFiles = Gauge(repetitions: 1, unit: .milliseconds) {
    let module = SyntheticModule(fileCount: 1_000, protocolsPerFile: 0, bytesPerFile: 10_000)
    defer { module.remove() }
    let protocols = (0..<30).map { number in
      SyntheticModule.protocolText(number, returningTypesOf: 4 * number..<4 * number + 4)
    }
    module.write(protocols.joined(), to: "Surveyors.swift")
    let tests = testFile(
      of: 0..<30, mocking: "Surveyor", named: "\(module.folder.lastPathComponent)-tests.swift")
    defer { try? FileManager.default.removeItem(at: tests) }
    return generate(from: module, ["--tests", tests.path])
  }

  /// A protocol whose methods all have the same name.
  private static let manyOverloads = Gauge(repetitions: 1, unit: .milliseconds) {
    let methods = (0..<5_000).map { "  func fly(to place: Place\($0))\n" }.joined()
    return generate(fromFile: "protocol Bird {\n\(methods)}\n")
  }

  /// Protocols that each refine the previous protocol.
  ///
  /// The generator refuses most of them, because the chain is too long, and prints a warning for each.
  private static let longChain = Gauge(repetitions: 1, unit: .milliseconds) {
    let protocols = (1..<1_500).map { number in
      "protocol Bird\(number): Bird\(number - 1) { func fly\(number)() }\n"
    }
    return StandardError.discardingMessages {
      generate(fromFile: "protocol Bird0 {}\n" + protocols.joined())
    }
  }

  /// Generates all mocks of a file, and returns the milliseconds.
  private static func generate(fromFile text: String) -> Double {
    let module = SyntheticModule(fileCount: 0, protocolsPerFile: 0, bytesPerFile: 0)
    defer { module.remove() }
    module.write(text, to: "Birds.swift")
    return generate(from: module, [])
  }

  /// Writes a test file that mocks the protocols with the given numbers.
  private static func testFile(
    of numbers: some Sequence<Int>, mocking type: String = "Bird", named name: String
  ) -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    let mocks = numbers.map { "let mock\($0) = mock(\(type)\($0).self)\n" }.joined()
    do {
      try Data(mocks.utf8).write(to: file)
    } catch {
      preconditionFailure("The tests of a benchmark can't be written: \(error)")
    }
    return file
  }

  /// Runs `mynah generate`, and returns the milliseconds.
  private static func generate(from module: SyntheticModule, _ arguments: [String]) -> Double {
    let output = module.folder.path + ".mocks"
    let stopwatch = Stopwatch()
    CommandLineProgram.run(
      ["generate", "--module", "Birds", "--sources", module.folder.path, "--output", output]
        + arguments)
    let time = stopwatch.nanoseconds / 1_000_000
    try? FileManager.default.removeItem(atPath: output)
    return time
  }
}
