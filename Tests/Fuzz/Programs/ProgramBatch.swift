internal import MynahGenerator
internal import MynahSyntax

/// Programs that are compiled together with the same settings, each in its own file.
struct ProgramBatch: CustomStringConvertible {
  /// The result of compiling a program and its mocks.
  struct Outcome {
    /// The program without the lines that the compiler rejects.
    var program: Program
    var mocks = ""
    var mockedCount = 0
    var refusals: [Refusal] = []

    /// The first diagnostic about its mocks, if there is one.
    var failure: String?
  }

  private let compiler: Compiler
  private let version: Int
  private let forwards: Bool
  private let isMainActorByDefault: Bool

  /// - Parameter number: The number that determines the settings.
  init(number: UInt64, compiler: Compiler) {
    self.compiler = compiler
    version = number % 3 == 2 ? 5 : 6
    forwards = number % 2 == 1
    isMainActorByDefault = number % 5 == 4
  }

  var description: String {
    "Swift \(version)" + (forwards ? ", forwarding" : "")
      + (isMainActorByDefault ? ", isolated to the main actor by default" : "")
  }

  /// Compiles programs and their mocks.
  func run(_ programs: [Program]) -> [Outcome] {
    var outcomes = programs.map { Outcome(program: $0) }
    let flags = ["-swift-version", "\(version)"]
    compile(
      programs.indices, "Birds",
      flags + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
    ) {
      outcomes[$0].program.text($0)
    } reject: { index, diagnostics in
      guard diagnostics.contains(where: \.isError) else { return }
      let program = outcomes[index].program
      let repaired = program.without(Set(diagnostics.map(\.line)))
      outcomes[index].program = repaired == program ? Program() : repaired
    }
    for index in programs.indices {
      let generation = generation(of: outcomes[index].program, index)
      outcomes[index].mockedCount = generation.mockedTypes.count
      outcomes[index].refusals = generation.refusals
      outcomes[index].mocks =
        generation.source
        + MockUse(isMainActorByDefault: isMainActorByDefault)
        .text(of: outcomes[index].program.text(index), mocked: generation.mockedTypes)
    }
    compile(programs.indices, "Tests", flags) {
      outcomes[$0].failure == nil ? outcomes[$0].mocks : ""
    } reject: { index, diagnostics in
      let first = diagnostics.first { $0.isError || !$0.message.contains("deprecated") }
      outcomes[index].failure = first.map { "\($0.line): \($0.message)" }
    }
    return outcomes
  }

  private func generation(of program: Program, _ number: Int) -> Generation {
    let sources = [
      SourceText(path: "Birds.swift", text: program.text(number)),
      SourceText(path: "Sky.swift", text: Sky.text),
    ]
    var mentions = Mentions()
    mentions.add(
      Array("@testable import Birds\n\(program.test(number))".utf8), path: "Tests.swift")
    var request = Generation.Request(
      modules: [
        SourceModule(name: "Tests", isInPackage: true),
        SourceModule(
          name: "Birds", texts: sources, isInPackage: true,
          settings: ModuleSettings(isMainActorByDefault: isMainActorByDefault)),
      ],
      testModule: "Tests", mentions: mentions)
    request.library = "MynahCore"
    request.forwards = forwards
    return Generation(request)
  }

  /// Compiles the programs' files as one module until no remaining file has an error.
  ///
  /// - Parameters:
  ///   - text: The file of a program. An empty file isn't compiled.
  ///   - reject: Handles a program's warnings, or its errors. After errors, its file must change.
  private func compile(
    _ indices: Range<Int>, _ module: String, _ flags: [String], text: (Int) -> String,
    reject: (Int, [Compiler.Diagnostic]) -> Void
  ) {
    func answer(_ indices: [Int]) -> (isSuccess: Bool, [Compiler.Diagnostic]) {
      var files = Dictionary(uniqueKeysWithValues: indices.map { ("\($0)", text($0)) })
      if module == "Birds" { files["Sky"] = Sky.text }
      return compiler.compile(files, module: module, flags: flags)
    }
    while case let left = indices.filter({ !text($0).isEmpty }), !left.isEmpty {
      let (isSuccess, diagnostics) = answer(left)
      let found = Dictionary(grouping: diagnostics.filter { $0.isError || isSuccess }, by: \.path)
      let rejected = left.filter { found[compiler.path(of: "\($0)", module)] != nil }
      for index in rejected {
        reject(index, found[compiler.path(of: "\(index)", module)] ?? [])
      }
      if isSuccess { return }
      guard rejected.isEmpty else { continue }
      // The compiler crashed or took too long, so compile each file alone to find the cause.
      let culprits = left.filter { !answer([$0]).isSuccess }
      for index in culprits.isEmpty ? left : culprits {
        reject(
          index, [.init(path: "", line: 0, isError: true, message: "the compiler crashes")])
      }
    }
  }
}
