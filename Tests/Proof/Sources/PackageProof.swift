import Foundation

/// What became of the types of a package.
struct PackageProof {
  let name: String
  let version: String
  let modules: [ModuleProof]

  init(
    _ package: PackageDescription, of publicPackage: PublicPackage, version: String,
    sources: ModuleSources, modules chosen: [String], options: [String], workspace: Workspace
  ) throws {
    name = publicPackage.name
    self.version = version
    let targets = package.targets.filter {
      $0.isLibrary && (chosen.isEmpty || chosen.contains($0.c99name))
    }.sorted { $0.c99name < $1.c99name }
    let isBuilt = { (target: PackageDescription.Target) in
      let file = workspace.modules.appending(path: "\(target.c99name).swiftmodule")
      return FileManager.default.fileExists(atPath: file.path)
    }
    modules = try targets.filter(isBuilt).map { target in
      Progress.say("mocks of \(target.c99name)")
      return try ModuleProof(
        of: target, in: package, traits: publicPackage.traits, sources: sources, options: options,
        workspace: workspace)
    }
  }
}

/// How many types of a kind there are, and what became of them.
struct Counts {
  var declared = 0
  var mocked = 0
  var compiled = 0
  var refused = 0

  /// The mocks that the tests of another package get, and those of them that compile.
  var mockedOutside = 0
  var compiledOutside = 0

  init(_ modules: [ModuleProof], where isIncluded: (ListedType) -> Bool) {
    for module in modules {
      let types = module.types.filter(isIncluded)
      declared += types.count
      refused += types.count { !$0.mockable }
      let mockable = types.filter(\.mockable)
      (mocked, compiled) = Self.count(
        mockable, module.mocked, module.compilation, (mocked, compiled))
      (mockedOutside, compiledOutside) = Self.count(
        mockable, module.mockedOutside, module.compilationOutside, (mockedOutside, compiledOutside))
    }
  }

  /// Adds how many of some types have mocks, and how many of these compile.
  private static func count(
    _ types: [ListedType], _ mocked: [String], _ compilation: MockCompilation?,
    _ sums: (mocked: Int, compiled: Int)
  ) -> (mocked: Int, compiled: Int) {
    let failed = Set(compilation?.failures.map(\.typeName) ?? [])
    let names = types.map(\.name).filter(Set(mocked).contains)
    return (sums.mocked + names.count, sums.compiled + names.count { !failed.contains($0) })
  }
}
