internal import MynahGenerator
internal import MynahSyntax

/// What is fuzzed: everything that happens to an input between reading it and writing mocks.
///
/// An input is up to three files, separated by lines of `//---`: one of the module, one of another
/// package, and a test. What must hold for every input is checked, and a check that fails ends the
/// process.
enum Subject {
  static let separator = Array("\n//---\n".utf8)

  static func run(_ input: [UInt8]) {
    let files = split(input)
    var modules = [module("Birds", files[0], isInPackage: true)]
    if files.count > 1 { modules.append(module("Trees", files[1], isInPackage: false)) }

    let listing = Listing(modules: modules)
    check(listing.entries.count <= input.count, "more types are listed than were declared")
    check(listing.json.utf8.count >= 2, "the listing is not JSON")

    var mentions = Mentions()
    mentions.add(files.last ?? [], path: "Tests.swift")
    parse(Generation(.init(modules: modules, mentions: mentions)).source)

    var request = Generation.Request(modules: modules)
    request.styles = Set(Style.allCases)
    request.forwards = true
    parse(Generation(request).source)
  }

  private static func module(_ name: String, _ bytes: [UInt8], isInPackage: Bool) -> SourceModule {
    let file = SourceFile.parse(bytes, path: "\(name).swift")
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in file.diagnostics {
      check(
        (1...lines).contains(diagnostic.line)
          && (1...(bytes.count + 1)).contains(diagnostic.column),
        "a diagnostic is outside of the file: \(diagnostic)")
    }
    return SourceModule(
      name: name, texts: [SourceText(path: "\(name).swift", bytes: bytes)], isInPackage: isInPackage
    )
  }

  /// What was generated is read as a source too, as it is when a package commits its mocks.
  private static func parse(_ generated: String) {
    _ = SourceFile.parse(generated, path: "Mocks.swift")
  }

  private static func split(_ input: [UInt8]) -> [[UInt8]] {
    var files: [[UInt8]] = []
    var start = 0
    var index = 0
    while files.count < 2, index + separator.count <= input.count {
      if input[index] == separator[0],
        input[index..<(index + separator.count)].elementsEqual(separator)
      {
        files.append(Array(input[start..<index]))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    files.append(Array(input[start...]))
    return files
  }
}
