package import MynahCLI
internal import MynahGenerator

/// `mynah list`: prints the types that can be mocked, and the types that can't.
package struct ListCommand: Command {
  package static let name = "list"
  package static let usage = "mynah list --module NAME --sources PATH... [--json]"
  package static let help = """
    Lists protocols, classes, and structs of closures, and the reasons why some can't be mocked.

    OPTIONS
      --json                   Prints JSON.

    \(Help.sources)
    """
  package static let choices = SourceOptions.choices

  private var sources = SourceOptions()
  private var isJSON = false

  package init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let option = reader.next() {
      if try sources.take(option, from: &reader) { continue }
      switch option {
      case "--json": isJSON = true
      default: throw .unknown(option, command: Self.name)
      }
    }
    try sources.checkModules(of: Self.name)
  }

  package func run() throws(CommandError) {
    var reader = SourceReader(Progress("listing types"))
    let modules = try sources.readModules(with: &reader)
    let listing = Listing(modules: modules, ignoring: reader.ignoredTypes)
    SourceOptions.report(listing.parsedFiles)
    Terminal.print(isJSON ? listing.json : listing.text)
  }
}

extension Listing {
  /// The entries as text, with one line per type.
  var text: String {
    let lines = entries.map { entry in
      let site = "\(entry.path):\(entry.line):\(entry.column)"
      let source = entry.refusal.map { "\($0.path):\($0.position)" } ?? site
      let text = entry.refusal.map { "can't be mocked: \($0.reason)" } ?? "can be mocked"
      return "\(site): \(entry.kind) \(entry.name) \(text)" + (source == site ? "" : " (\(source))")
    }
    let mockable = entries.count { $0.refusal == nil }
    return (lines + ["\(mockable) of \(entries.count) types can be mocked."])
      .joined(separator: "\n")
  }

  /// The entries as JSON, with one object per line.
  var json: String {
    let objects = entries.map { "  \(ListedType($0).json)" }
    return objects.isEmpty ? "[]" : "[\n\(objects.joined(separator: ",\n"))\n]"
  }
}

/// A type in the output of `mynah list --json`.
private struct ListedType: Encodable {
  let module, name, kind, path: String
  let line, column: Int
  let mockable: Bool
  let reason: String?

  init(_ entry: Listing.Entry) {
    module = entry.module
    name = entry.name
    kind = entry.kind
    path = entry.path
    line = entry.line
    column = entry.column
    mockable = entry.refusal == nil
    reason = entry.refusal?.reason
  }
}
