internal import MynahGenerator

/// `mynah generate`: writes the test doubles of a test target.
struct GenerateCommand {
  private static let optionNames =
    SourceOptions.names + [
      "--tests", "--test-module", "--output", "--only", "--import", "--library", "--style",
    ]

  private var sources = SourceOptions()
  private var tests: [String]?
  private var testModule: String?
  private var output = ""
  private var only: [String] = []
  private var imports: [String] = []
  private var styles: Set<Style>?
  private var library = "Mynah"

  init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      if try sources.take(option, from: &reader) { continue }
      switch option {
      case "--tests": tests = (tests ?? []) + (try reader.values(of: option))
      case "--test-module": testModule = try reader.value(of: option)
      case "--output": output = try reader.value(of: option)
      case "--only":
        only += try reader.values(of: option).flatMap { $0.split(separator: ",").map(String.init) }
      case "--import": imports.append(try reader.value(of: option))
      case "--library": library = try reader.value(of: option)
      case "--style":
        let style = try reader.value(of: option)
        guard let known = Style(rawValue: style) else { throw .unknownStyle(style) }
        styles = (styles ?? []).union([known])
      case _ where option.hasPrefix("-"):
        throw .unknownOption(option, command: "generate", known: Self.optionNames)
      default:
        throw .unexpectedArgument(option)
      }
    }
    if output.isEmpty { throw .missingOption("--output FILE", command: "generate") }
    if sources.modules.isEmpty { throw .missingOption("--module NAME", command: "generate") }
  }

  func run() throws(CommandError) {
    var mentions: Mentions?
    if let tests {
      var found = Mentions()
      for path in try Files.swiftFiles(in: tests) {
        found.add(try Files.read(path), path: path)
      }
      mentions = found
    }
    var request = Generation.Request(
      modules: try sources.readModules(), testModule: testModule, mentions: mentions)
    request.only = only
    request.styles = styles
    request.imports = imports
    request.library = library

    let generation = Generation(request)
    SourceOptions.report(generation.parsedFiles)
    for refusal in generation.refusals { Terminal.printError("\(refusal)") }
    for mention in generation.unknown {
      let name = mention.path.joined(separator: ".")
      Terminal.printError(
        "\(mention.filePath):\(mention.position): warning: \(name) can not be mocked: "
          + "no type of this name is declared in the sources that were read")
    }
    let found = Set(generation.mockedTypes + generation.refusals.map(\.typeName))
    for name in only where !found.contains(name) {
      Terminal.printError(
        "mynah: warning: --only names \(name), and no type of this name is to be mocked")
    }
    try Files.write(generation.source, to: output)
  }
}
