import Foundation

/// What became of the types of a module.
struct ModuleProof {
  let module: String

  /// The protocols and classes that the module declares.
  let types: [ListedType]

  /// The mocks that the tests of the module get.
  let inside: MockCompilation

  /// The mocks that the tests of another package get, which see what is public.
  let outside: MockCompilation

  /// Types that have neither a mock nor a refusal, which must never be.
  var lost: [ListedType] {
    types.filter { $0.mockable && !inside.mocked.contains($0.name) }
  }

  /// Lists the types of a module, generates their mocks and compiles them.
  ///
  /// - Parameters:
  ///   - target: The module.
  ///   - package: The package that it belongs to.
  ///   - traits: The traits of the package that are switched on, if not its own defaults.
  ///   - sources: The files of all modules that can be looked into.
  ///   - options: The options of the compiler that find what was built.
  init(
    of target: PackageDescription.Target, in package: PackageDescription, traits: [String]?,
    sources: [(module: String, file: String)], options: [String], workspace: Workspace
  ) throws {
    let module = target.c99name
    Shell.say("mocks of \(module)")
    self.module = module
    let folder = workspace.mocks
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let dependencies = { (module: String?) in
      sources.filter { $0.module != module }.flatMap { ["--dependency", "\($0)=\($1)"] }
    }
    let read =
      ["--module", module, "--sources"] + package.files(of: target) + dependencies(module)
    types = try ListedType.list(read, in: workspace)
    inside = try MockCompilation(
      read, module: "\(module)Mocks", options: options + package.testOptions(traits: traits),
      workspace)

    let requests = folder.appending(path: "\(module)Requests.swift")
    let calls = inside.mocked.map { "let _ = mock(\($0).self)\n" }
    try Data("import \(module)\n\(calls.joined())".utf8).write(to: requests)
    outside = try MockCompilation(
      ["--test-module", "Outside", "--module", "Outside", "--sources", requests.path]
        + dependencies(nil) + ["--tests", requests.path],
      module: "\(module)OutsideMocks", options: options, workspace)
  }
}

/// What became of the types of a package.
struct PackageProof {
  let name: String
  let version: String
  let modules: [ModuleProof]

  /// How many types of a kind there are, and what became of them, inside and outside of the package.
  func counts(where isIncluded: (ListedType) -> Bool) -> [Int] {
    var sums = [0, 0, 0, 0, 0, 0]
    for module in modules {
      let types = module.types.filter(isIncluded)
      let mockable = types.filter(\.mockable).map(\.name)
      let inside = module.inside.counts(of: mockable)
      let outside = module.outside.counts(of: mockable)
      let refused = types.count { !$0.mockable }
      sums = zip(sums, [types.count] + inside + [refused] + outside).map(+)
    }
    return [modules.count] + sums
  }
}
