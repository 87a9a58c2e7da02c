internal import Foundation
internal import MynahGenerator
internal import MynahSyntax

/// Programs that are compiled together, each in files of its own.
struct ProgramBatch {
  /// What came of a program.
  enum Outcome {
    /// The compiler does not accept it.
    case invalid(String)

    /// It is valid, or what is left of it when its mistakes are taken out, and this came of its mocks.
    case valid(FuzzedProgram, mocked: Int, refusals: [Refusal], failures: [String])

    /// What was compiled; nil where nothing could be.
    var program: FuzzedProgram? {
      if case .valid(let program, _, _, _) = self { return program }
      return nil
    }

    /// What the compiler said of the mocks first.
    var failure: String? {
      if case .valid(_, _, _, let failures) = self { return failures.first }
      return nil
    }
  }

  let compiler: Compiler
  let setting: CompilerSetting
  var features: Set<GrammarFeature> = []

  /// A folder for the files.
  let folder: String

  /// How often what the compiler does not accept is taken out of a program before that is given up.
  private static let repairLimit = 4

  /// Compiles the module that all programs import.
  func prepare() {
    write(Sky.text, to: "Sky/Sky.swift")
    let sky = compiler.compile(
      ["\(folder)/Sky/Sky.swift"], module: "Sky", in: folder, flags: ["-swift-version", "6"])
    guard sky.isSuccess else { fatalError("the module Sky is not valid") }
  }

  /// The outcomes of programs.
  ///
  /// - Parameter repairs: Whether what the compiler does not accept is taken out of them.
  func run(_ programs: [FuzzedProgram], repairs: Bool = false) -> [Outcome] {
    var programs = programs
    var outcomes: [Outcome?] = Array(repeating: nil, count: programs.count)
    write(othersOfBirds, to: "Birds/Others.swift")
    write(Sky.hidden, to: "Trees/Others.swift")
    for (index, program) in programs.enumerated() {
      let texts = program.texts(number: "\(index)")
      write(texts.trees, to: "Trees/\(index).swift")
      write(texts.birds, to: "Birds/\(index).swift")
    }
    var valid = Array(programs.indices)
    var warned: Set<Int> = []
    for module in ["Trees", "Birds"] {
      let settings = module == "Birds" ? setting.ofSources : ModuleSettings()
      let errors = accepted(
        valid, of: module, beside: ["\(folder)/\(module)/Others.swift"],
        flags: setting.flags(settings), warned: &warned
      ) { index, lines, round in
        guard repairs, round < Self.repairLimit,
          let repaired = programs[index].repaired(without: lines, ofTrees: module == "Trees")
        else { return false }
        programs[index] = repaired
        let texts = repaired.texts(number: "\(index)")
        write(texts.trees, to: "Trees/\(index).swift")
        write(texts.birds, to: "Birds/\(index).swift")
        return true
      }
      for (index, messages) in errors { outcomes[index] = .invalid(messages[0]) }
      valid.removeAll { errors[$0] != nil }
    }

    var generations: [Int: Generation] = [:]
    for index in valid {
      let generation = generation(of: programs[index], index)
      write(
        generation.source + uses(of: programs[index], index, generation),
        to: "Tests/\(index).swift")
      generations[index] = generation
    }
    write(othersOfTests, to: "Tests/Others.swift")
    // Where a program has warnings of its own, its mocks may repeat them.
    let failures = accepted(
      valid, of: "Tests", beside: ["\(folder)/Tests/Others.swift"],
      flags: setting.flags(setting.ofTests), warned: &warned, areWarningsErrors: true)
    for index in valid {
      outcomes[index] = .valid(
        programs[index], mocked: generations[index]?.mockedTypes.count ?? 0,
        refusals: generations[index]?.refusals ?? [], failures: failures[index] ?? [])
    }
    return outcomes.map { $0 ?? .invalid("") }
  }

  /// What the mocked module declares beside the programs.
  private var othersOfBirds: String { Sky.hidden + (setting.hasRivals ? Sky.rivals : "") }

  /// What the tests declare beside the mocks.
  private var othersOfTests: String { setting.haveTestsNamesakes ? Sky.namesakes : Sky.hidden }

  /// What a person writes about the mocks of a program, behind them.
  func uses(of program: FuzzedProgram, _ index: Int, _ generation: Generation) -> String {
    if setting.haveTestsNamesakes { return "" }
    let texts = program.texts(number: "\(index)")
    let use = MockUse(features: features, mocks: generation.source)
    return use.text(
      of: SourceFile.parse(texts.birds, path: "Birds.swift"), mocked: generation.mockedTypes,
      isIsolatedByDefault: setting.isMainActorByDefault, isElsewhere: false)
      + use.text(
        of: SourceFile.parse(texts.trees, path: "Trees.swift"), mocked: generation.mockedTypes,
        isIsolatedByDefault: false, isElsewhere: true)
  }

  /// Makes the mocks of a program.
  func generation(of program: FuzzedProgram, _ index: Int) -> Generation {
    let texts = program.texts(number: "\(index)")
    let birds = [
      SourceText(path: "Birds.swift", text: texts.birds),
      SourceText(path: "Others.swift", text: othersOfBirds),
    ]
    let trees = [
      SourceText(path: "Trees.swift", text: texts.trees),
      SourceText(path: "Others.swift", text: Sky.hidden),
    ]
    var mentions = Mentions()
    mentions.add(Array(program.test(number: "\(index)").utf8), path: "Tests.swift")
    var request = Generation.Request(
      modules: [
        SourceModule(
          name: "Tests", texts: [SourceText(path: "Others.swift", text: othersOfTests)],
          isInPackage: true, settings: setting.ofTests),
        SourceModule(name: "Birds", texts: birds, isInPackage: true, settings: setting.ofSources),
        SourceModule(name: "Trees", texts: trees, isInPackage: false),
        SourceModule(
          name: "Sky", texts: [SourceText(path: "Sky.swift", text: Sky.text)], isInPackage: false),
      ],
      testModule: "Tests", mentions: mentions)
    request.library = "MynahCore"
    request.forwards = setting.forwards
    return Generation(request)
  }

  // MARK: - Compiling

  /// Compiles files until only those are left that the compiler accepts; returns its messages on the
  /// others.
  ///
  /// What was repaired is compiled alone until it is right: nothing in a file depends on another one.
  ///
  /// - Parameter repair: Takes out of a file what has errors, on lines, in a round; returns whether it
  ///   could.
  private func accepted(
    _ indices: [Int], of module: String, beside others: [String], flags: [String],
    warned: inout Set<Int>, areWarningsErrors: Bool = false,
    repair: (_ index: Int, _ lines: Set<Int>, _ round: Int) -> Bool = { _, _, _ in false }
  ) -> [Int: [String]] {
    var messages: [Int: [String]] = [:]
    var left = indices
    var repairedFiles: [Int] = []
    var round = 0
    while true {
      let tried = repairedFiles.isEmpty ? left : repairedFiles
      let paths = tried.map { "\(folder)/\(module)/\($0).swift" }
      let answer = compiler.compile(paths + others, module: module, in: folder, flags: flags)
      var found: [Int: [String]] = [:]
      var lines: [Int: Set<Int>] = [:]
      for diagnostic in answer.diagnostics {
        guard let position = paths.firstIndex(of: diagnostic.path) else { continue }
        let index = tried[position]
        let isError = diagnostic.severity == "error"
        if !isError, !areWarningsErrors, !diagnostic.isIgnored { warned.insert(index) }
        let counts = areWarningsErrors && answer.isSuccess && !warned.contains(index)
        guard isError || counts && !diagnostic.isIgnored else { continue }
        lines[index, default: []].insert(diagnostic.line)
        found[index, default: []].append(
          "\(diagnostic.line): \(diagnostic.severity): \(diagnostic.message)")
      }
      if answer.isSuccess {
        guard !repairedFiles.isEmpty else { return messages.merging(found) { first, _ in first } }
        repairedFiles = []
        continue
      }
      if found.isEmpty {
        let culprits = culprits(
          tried, of: module, beside: others, flags: flags, lastWords: answer.lastWords)
        messages.merge(culprits) { first, _ in first }
        left.removeAll { culprits[$0] != nil }
      }
      let repaired = Set(lines.filter { repair($0, $1, round) }.keys)
      messages.merge(found.filter { !repaired.contains($0.key) }) { first, _ in first }
      left.removeAll { messages[$0] != nil }
      repairedFiles = tried.filter(repaired.contains)
      round += 1
    }
  }

  /// Finds the files at which the compiler ends without a word on their lines.
  private func culprits(
    _ indices: [Int], of module: String, beside others: [String], flags: [String],
    lastWords: String
  ) -> [Int: [String]] {
    guard indices.count > 1 else {
      return Dictionary(uniqueKeysWithValues: indices.map { ($0, ["0: crash\n\(lastWords)"]) })
    }
    let middle = indices.count / 2
    var result: [Int: [String]] = [:]
    for half in [Array(indices[..<middle]), Array(indices[middle...])] {
      let paths = half.map { "\(folder)/\(module)/\($0).swift" }
      let answer = compiler.compile(paths + others, module: module, in: folder, flags: flags)
      if !answer.isSuccess, !answer.diagnostics.contains(where: { $0.severity == "error" }) {
        result.merge(
          culprits(half, of: module, beside: others, flags: flags, lastWords: answer.lastWords)
        ) { first, _ in first }
      }
    }
    // It may be what only all of them do together.
    if result.isEmpty { result[indices[0]] = ["0: crash\n\(lastWords)"] }
    return result
  }

  private func write(_ text: String, to path: String) {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    do { try Data(text.utf8).write(to: url) } catch { fatalError("\(error)") }
  }
}

extension Compiler.Diagnostic {
  /// Whether it says nothing about what is tried: that an import could be less public, that a system has no
  /// such name, and what Swift 5 says of Swift 6, where that is tried too.
  fileprivate var isIgnored: Bool {
    message.hasPrefix("public import of") || message.hasPrefix("unrecognized platform name")
      || message.contains("this is an error in the Swift 6 language mode")
  }
}
