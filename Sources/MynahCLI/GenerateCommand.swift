internal import MynahGenerator
internal import MynahSyntax

/// `mynah generate`: writes the test doubles of a test target.
struct GenerateCommand: Command {
  static let name = "generate"

  private var sources = SourceOptions()
  private var tests: [String]?
  private var testModule: String?
  private var output = ""
  private var only: [String] = []
  private var imports: [String] = []
  private var styles: Set<Style>?
  private var library: String?
  private var ignoreStamp: String?
  private var isPublic = false
  private var isCommitted = false
  private var isByPlugin = false
  private var isForced = false

  init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      if try sources.take(option, from: &reader) { continue }
      switch option {
      case "--tests": tests = (tests ?? []) + (try reader.values(of: option))
      case "--test-module": testModule = try reader.module(of: option)
      case "--output": output = try reader.value(of: option)
      case "--only":
        only += try reader.values(of: option).flatMap { $0.split(separator: ",").map(String.init) }
      case "--import": imports.append(try reader.module(of: option))
      case "--library": library = try reader.module(of: option)
      case "--ignore-stamp": ignoreStamp = try reader.value(of: option)
      case "--public": isPublic = true
      case "--committed": isCommitted = true
      case "--by-plugin": isByPlugin = true
      case "--force": isForced = true
      case "--style":
        styles = (styles ?? []).union([try reader.value(of: option, as: Style.self)])
      default: throw .unknown(option, command: Self.name)
      }
    }
    if output.isEmpty { throw .missingArgument("the option --output FILE", command: Self.name) }
    try sources.checkModules(of: Self.name)
  }

  func run() throws(CommandError) {
    if !isForced, Files.isHandwritten(output) {
      throw .unwritable(
        output, reason: "Mynah did not write what it holds; with --force that is lost")
    }
    let progress = Progress("mocks" + (testModule.map { " for \($0)" } ?? ""))
    var reader = SourceReader(progress)
    var request = Generation.Request(
      modules: try sources.readModules(with: &reader), testModule: testModule)
    request.committedFiles = separateGeneratedFiles(of: &request.modules)
    if let tests {
      var mentions = Mentions()
      mentions.add(
        try reader.texts(in: tests, ignoring: true).filter {
          !GeneratedFile.isGenerated($0.bytes)
        })
      request.mentions = mentions
    }
    if let ignoreStamp, reader.hasIgnoreFiles { Files.touch(ignoreStamp) }
    request.isPublic = isPublic
    request.isCommitted = isCommitted
    request.isByPlugin = isByPlugin
    request.ignoreFile = reader.hasLeftOut ? IgnoreFile.name : nil
    request.ignoredTypes = reader.ignoredTypes
    request.only = only
    request.styles = styles
    request.imports = imports
    request.library = library ?? sources.library

    let generation = Generation(request)
    SourceOptions.report(generation.parsedFiles)
    for refusal in generation.refusals { Terminal.printError("\(refusal)") }
    for mention in generation.unknown {
      Terminal.printError(
        "\(mention.filePath):\(mention.position): "
          + Self.warning(ofUnknown: mention.path, hasLeftOut: reader.hasLeftOut))
    }
    let found = Set(generation.mockedTypes + generation.refusals.map(\.typeName))
    for name in only where !found.contains(name) {
      Terminal.printError(
        "mynah: warning: --only names \(name), and no type of this name is to be mocked")
    }
    if isCommitted {
      if generation.mockedTypes.isEmpty && FileStatus(of: output) == nil { return }
      try Files.createFolder(of: output)
      let count = generation.mockedTypes.count
      Terminal.print("\(output): \(count == 1 ? "1 mock or stub" : "\(count) mocks and stubs")")
    }
    try Files.write(generation.source, to: output)
  }

  /// What is said of a type that is asked for and not found.
  ///
  /// - Parameters:
  ///   - path: The names in the type.
  ///   - hasLeftOut: Whether an ignore file left out some of the sources.
  static func warning(ofUnknown path: [String], hasLeftOut: Bool) -> String {
    "warning: \(path.joined(separator: ".")) can not be mocked: "
      + Mention.reasonOfUnknown(ignoreFile: hasLeftOut ? IgnoreFile.name : nil)
  }

  /// Takes the generated files out of all modules.
  ///
  /// - Returns: Those that stay beside the file that is written.
  private func separateGeneratedFiles(of modules: inout [SourceModule]) -> [SourceText] {
    var remaining: [SourceText] = []
    for (index, module) in modules.enumerated() {
      let generated = module.texts.filter { GeneratedFile.isGenerated($0.bytes) }
      guard !generated.isEmpty else { continue }
      modules[index] = SourceModule(
        name: module.name, texts: module.texts.filter { !GeneratedFile.isGenerated($0.bytes) },
        isInPackage: module.isInPackage, settings: module.settings)
      // The command writes all that its target has committed, the build plugin what it has not.
      if !isCommitted || module.name != testModule { remaining += generated }
    }
    return remaining
  }
}
