import Foundation
import Testing

/// Tests that `Docs/Contributing.md` and `Docs/Architecture.md` describe the folders and files of this package.
@Suite struct MapTests {
  private let map: RepositoryMap

  init() throws { map = try RepositoryMap() }

  @Test func everyModuleIsOnTheMap() {
    #expect(Self.folders(in: "Sources") == map.modules.map(\.folder).sorted())
  }

  @Test func everyFolderOfAModuleIsOnTheMap() {
    for module in map.modules where module.folder != "MynahCore" {
      let folders = Self.folders(in: "Sources/\(module.folder)").filter {
        $0 != "include" && !$0.hasSuffix(".docc")
      }
      #expect(folders.filter { !module.names.contains($0) } == [], "\(module.folder)")
    }
  }

  @Test func everyOtherFolderIsOnTheMap() {
    let named = Set(map.otherFolders.flatMap(\.names))
    let modules = Set(map.modules.map(\.folder))
    let folders = Self.folders(in: "Tests").filter { !modules.contains(String($0.dropLast(5))) }
    #expect(folders.filter { !named.contains("Tests/\($0)") } == ["Fixtures"])
    #expect(Self.folders(in: "").filter { !named.contains($0) } == ["Sources"])
  }

  @Test func everyFolderOnTheMapExists() {
    let folders =
      map.modules.map { "Sources/\($0.folder)" } + map.otherFolders.map(\.folder)
      + map.layers.map { "Sources/MynahCore/\($0.folder)" }
    #expect(folders.filter { !Self.isFolder($0) } == [])
  }

  @Test func runtimeFoldersOnlyUseTheFoldersBelowThem() throws {
    let folders = map.layers.map(\.folder)
    let sources = Repository.sources(in: "Sources/MynahCore")
    let files = try sources.map { (folder: Self.folder(of: $0), words: try SourceWords(of: $0)) }
    #expect(Set(files.map(\.folder)) == Set(folders))

    let exceptions = map.exceptions.flatMap { entry in
      entry.names.dropFirst().map { "\(entry.folder) uses \($0)" }
    }
    var uses: Set<String> = []
    for (index, folder) in folders.enumerated() {
      let words = files.filter { $0.folder == folder }.map(\.words.all)
      let used = words.reduce(into: Set()) { $0.formUnion($1) }
      for file in files where folders.prefix(index).contains(file.folder) {
        for type in file.words.types.intersection(used) {
          let wholeFolder = "\(folder) uses \(file.folder)"
          uses.insert(exceptions.contains(wholeFolder) ? wholeFolder : "\(folder) uses \(type)")
        }
      }
    }
    #expect(uses.sorted() == exceptions.sorted())
  }

  @Test func everyNameInTheArchitectureExists() throws {
    let sources = Repository.sources(in: "Sources")
    let files = Set(sources.map(\.lastPathComponent))
    let declared = try Set(sources.flatMap { try SourceWords(of: $0).declared })
    let shims = try Repository.files(in: "Sources/MynahShims/include", withExtension: "h")
      .map(Repository.text).joined()

    func exists(_ name: String) -> Bool {
      if name.hasSuffix(".swift") { return files.contains(name) }
      if Self.isFolder(name) || Self.isFolder("Sources/\(name)") { return true }
      if files.contains("\(name).swift") { return true }
      return name.split(separator: ".").allSatisfy {
        declared.contains(String($0)) || shims.contains($0)
      }
    }
    #expect(architecture.filter { $0.contains(/^[\w.+\/]+$/) && !exists($0) } == [])
  }

  // MARK: - Names and folders

  /// The names in `Docs/Architecture.md` that are marked as code.
  private var architecture: [String] {
    (try? codeSpans(in: Repository.text(of: "Docs/Architecture.md"))) ?? []
  }

  /// Returns the names of the folders in a folder, except for hidden folders.
  private static func folders(in path: String) -> [String] {
    Repository.names(in: path).filter(isFolder).map { String($0.split(separator: "/").last!) }
      .filter { !$0.hasPrefix(".") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = Repository.file(path).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the folder of a file in MynahCore.
  private static func folder(of file: URL) -> String {
    let root = Repository.file("Sources/MynahCore").path
    return String(file.deletingLastPathComponent().path.dropFirst(root.count + 1))
  }
}
