internal import MynahGenerator
internal import MynahSyntax

/// The parser and the generator, with up to three files that are separated by lines of `//---`.
///
/// The files belong to the module, to another package, and to the tests.
enum Subject {
  static let separator = Array("\n//---\n".utf8)

  static func run(_ input: [UInt8]) {
    let files = input.split(
      separator: separator, maxSplits: 2, omittingEmptySubsequences: false
    ).map(Array.init)
    var modules = [module("Birds", files[0], isInPackage: true)]
    if files.count > 1 { modules.append(module("Trees", files[1], isInPackage: false)) }

    let listing = Listing(modules: modules)
    check(listing.entries.count <= input.count, "more types are listed than were declared")

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
        (1...lines).contains(diagnostic.position.line)
          && (1...(bytes.count + 1)).contains(diagnostic.position.column),
        "a diagnostic is outside of the file: \(diagnostic)")
    }
    return SourceModule(
      name: name, texts: [SourceText(path: "\(name).swift", bytes: bytes)], isInPackage: isInPackage
    )
  }

  /// Parses generated mocks, which are also sources if a package commits them.
  private static func parse(_ generated: String) {
    _ = SourceFile.parse(generated, path: "Mocks.swift")
  }
}
