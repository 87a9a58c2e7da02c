internal import MynahGenerator
internal import MynahSyntax

/// The committed mocks of a package, compared with the mocks that its sources need.
///
/// If a requirement is added or changed, a committed mock doesn't compile anymore. If a requirement
/// is gone, the mock still compiles, but its tests stub and verify a member that nothing calls.
struct CommittedMocks {
  /// The members that committed mocks have in excess, by the mocked type.
  private(set) var gone: [(typeName: String, members: [String])] = []

  /// Compares the generated files among the sources of a package with the other sources.
  init(_ texts: [SourceText]) {
    let committed = texts.filter { GeneratedFile.isGenerated($0.bytes) }
    guard !committed.isEmpty else { return }
    // A module that imports Mynah counts as a library of mocks, which other modules don't repeat.
    let others = texts.filter {
      !GeneratedFile.isGenerated($0.bytes) && !$0.contains("import Mynah")
    }
    let sources = Dictionary(grouping: others, by: Self.module)
    let modules = sources.sorted { $0.key < $1.key }.map { name, texts in
      SourceModule(name: name, texts: texts, isInPackage: true)
    }
    let current = Self.members(of: modules)
    for file in committed {
      // Modules that the file doesn't import can declare types with the names of its types.
      let imported = Self.members(
        of: modules.filter { module in
          module.name == Self.module(of: file)
            || [" ", "\n"].contains { file.contains("import \(module.name)\($0)") }
        })
      for (typeName, members) in Self.members(in: String(decoding: file.bytes, as: UTF8.self)) {
        let gone = [imported, current].lazy.compactMap { mocks in
          mocks.filter { $0.typeName == typeName }
            .map { needed in members.filter { !needed.members.contains($0) } }
            .min { $0.count < $1.count }
        }.first
        if let gone, !gone.isEmpty { self.gone.append((typeName, gone)) }
      }
    }
  }

  /// The report, or nil if the committed mocks don't have members in excess.
  var text: String? {
    if gone.isEmpty { return nil }
    return gone.map { typeName, members in
      "The committed mock of \(typeName) has members that \(typeName) doesn't have anymore: "
        + members.joined(separator: ", ")
    }.joined(separator: "\n") + "\nTo update it, run: swift package generate-mocks"
  }

  /// Returns the name of a file's module, which is usually the name of a folder in `Sources`.
  private static func module(of text: SourceText) -> String {
    let folders = text.path.split(separator: "/").dropLast()
    let root = folders.lastIndex { $0 == "Sources" || $0 == "Tests" }
    let module = root.flatMap { folders[folders.index(after: $0)...].first } ?? folders.last
    return module.map(String.init) ?? ""
  }

  /// Returns the names of the members that mocks of all types need, by the mocked type.
  private static func members(
    of modules: [SourceModule]
  ) -> [(typeName: String, members: [String])] {
    members(in: Generation(Generation.Request(modules: modules)).source)
  }

  /// Returns the names of the mocked members in a generated file, by the mocked type.
  private static func members(in source: String) -> [(typeName: String, members: [String])] {
    var found: [(typeName: String, members: [String])] = []
    for line in source.split(separator: "\n") {
      if line.hasPrefix(GeneratedFile.title) {
        found.append((String(line.dropFirst(GeneratedFile.title.count)), []))
      } else if line.contains("MockedMember") || line.contains(" = .init(\""), !found.isEmpty,
        let open = line.firstRange(of: "(\"")
      {
        // A setter has the name of its getter.
        let name = String(line[open.upperBound...].prefix { $0 != "\"" })
        if found[found.count - 1].members.last != name {
          found[found.count - 1].members.append(name)
        }
      }
    }
    return found
  }
}
