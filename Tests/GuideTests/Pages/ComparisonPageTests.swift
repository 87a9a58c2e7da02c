import Testing

/// The comparison says of each library which version it is about, and of what it says where that stands.
@Suite struct ComparisonPageTests {
  private let page = Result { try Page("Docs/Mynah.docc/Comparison.md") }

  @Test func everyLibraryHasItsVersion() throws {
    let tables = try page.get().tables
    let libraries = try #require(tables.first)
    #expect(Array(libraries.header.prefix(2)) == ["Library", "Version"])
    let versions = Dictionary(
      uniqueKeysWithValues: libraries.rows.map { (Self.name(in: $0[0]), $0[1]) })
    for table in tables.dropFirst() {
      for library in table.header.dropFirst().map(Self.name) where library != "Mynah" {
        let version = versions[library] ?? ""
        #expect(version.wholeMatch(of: #/\d+\.\d+\S*/#) != nil, "\(table): \(library) \(version)")
      }
    }
  }

  @Test func everyNoteIsThereAndUsed() throws {
    let page = try page.get()
    let cells = page.tables.flatMap { [$0.header] + $0.rows }.flatMap { $0 }
    let used = cells.flatMap { $0.matches(of: #/\[(\d+)\](?!\()/#) }.compactMap { Int($0.1) }
    let notes = page.text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/(\d+)\. /#).flatMap { Int($0.1) }
    }
    #expect(notes == Array(1...notes.count))
    #expect(Set(used).subtracting(notes).sorted() == [])
    let elsewhere = page.text.matches(of: #/\bsee (\d+)/#).compactMap { Int($0.1) }
    #expect(Set(notes).subtracting(used).subtracting(elsewhere).sorted() == [])
  }

  /// The text of a link, or what stands in front of the number of a note.
  private static func name(in cell: String) -> String {
    if let link = cell.firstMatch(of: #/\[([^\]]+)\]\(/#) { return String(link.1) }
    return String(cell.prefix { $0 != "[" }.reversed().drop { $0 == " " }.reversed())
  }
}
