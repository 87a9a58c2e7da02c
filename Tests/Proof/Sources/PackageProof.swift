import Foundation

/// What became of the types of a package.
struct PackageProof {
  let name: String
  let version: String
  let modules: [ModuleProof]

  /// The modules that no library holds, so that they were not built.
  let unbuilt: [String]

  init(
    _ package: PackageDescription, name: String, version: String, sources: ModuleSources,
    options: [String], workspace: Workspace
  ) throws {
    self.name = name
    self.version = version
    let targets = package.targets.filter(\.isLibrary).sorted { $0.c99name < $1.c99name }
    let isBuilt = { (target: PackageDescription.Target) in
      let file = workspace.modules.appending(path: "\(target.c99name).swiftmodule")
      return FileManager.default.fileExists(atPath: file.path)
    }
    unbuilt = targets.filter { !isBuilt($0) }.map(\.c99name)
    modules = try targets.filter(isBuilt).map { target in
      Progress.say("mocks of \(target.c99name)")
      return try ModuleProof(
        of: target, in: package, sources: sources, options: options + package.testOptions,
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

  init(_ modules: [ModuleProof], where isIncluded: (ListedType) -> Bool) {
    for module in modules {
      let types = module.types.filter(isIncluded)
      let names = Set(module.mocked)
      let failed = Set(module.compilation?.failures.map(\.typeName) ?? [])
      let mocked = types.filter { $0.mockable && names.contains($0.name) }
      declared += types.count
      self.mocked += mocked.count
      compiled += mocked.count { !failed.contains($0.name) }
      refused += types.count { !$0.mockable }
    }
  }
}
