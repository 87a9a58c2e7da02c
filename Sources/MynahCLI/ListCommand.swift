internal import MynahGenerator

/// `mynah list`: prints the types that can be mocked and those that can not.
struct ListCommand: Command {
  static let name = "list"

  private var sources = SourceOptions()
  private var isJSON = false

  init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      if try sources.take(option, from: &reader) { continue }
      switch option {
      case "--json": isJSON = true
      default: throw .unknown(option, command: Self.name)
      }
    }
    try sources.checkModules(of: Self.name)
  }

  func run() throws(CommandError) {
    var reader = SourceReader(Progress("the list"))
    let modules = try sources.readModules(with: &reader)
    let listing = Listing(modules: modules, ignoring: reader.ignoredTypes)
    SourceOptions.report(listing.parsedFiles)
    Terminal.print(isJSON ? listing.json : listing.text)
  }
}
