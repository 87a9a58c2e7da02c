import Foundation

/// The lists of folders in `Docs/Contributing.md`.
struct RepositoryMap {
  /// An entry of a list, such as "- `Time` has a clock".
  struct Entry {
    /// The folder at the beginning of the entry.
    let folder: String

    /// All names in the entry that are marked as code.
    let names: [String]
  }

  /// The modules in `Sources`.
  let modules: [Entry]

  /// The folders outside of `Sources`.
  let otherFolders: [Entry]

  /// The folders in `Sources/MynahCore`, from the top to the bottom.
  let layers: [Entry]

  /// The folders in `Sources/MynahCore` that use types of folders above them.
  let exceptions: [Entry]

  init() throws {
    let text = try Repository.text(of: "Docs/Contributing.md")
    func list(below line: String) -> [Entry] {
      guard let start = text.range(of: "\n\(line)\n\n")?.upperBound else { return [] }
      let list = text[start...].prefix(upTo: text[start...].range(of: "\n\n")!.lowerBound)
      return "\n\(list)".components(separatedBy: "\n- ").dropFirst().map { entry in
        let names = codeSpans(in: entry)
        return Entry(folder: names[0], names: names)
      }
    }
    modules = list(below: "In `Sources`:")
    otherFolders = list(below: "In other folders:")
    layers = list(
      below: """
        In `Sources/MynahCore`, a folder only uses types of the folders below it in this list:
        """)
    exceptions = list(below: "These are the exceptions, which are types or whole folders:")
  }
}

/// Returns the pieces of a text that are marked as code.
func codeSpans(in text: String) -> [String] {
  text.split(separator: "\u{60}", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
}
