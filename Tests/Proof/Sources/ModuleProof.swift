import Foundation

/// The results of mocking a module's types.
struct ModuleProof {
  let module: String

  /// The protocols and classes that the module declares.
  let types: [ListedType]

  /// The mocks for a test target of the module's package.
  let inside: MockCompilation

  /// The mocks for a test target of another package, which can only use public types.
  let outside: MockCompilation

  /// The types that have neither a mock nor a refusal, which is always a bug.
  var lost: [ListedType] {
    types.filter { $0.mockable && !inside.mocked.contains($0.name) }
  }

  /// Lists the types of a module, generates their mocks, and compiles the mocks.
  ///
  /// - Parameters:
  ///   - target: The target of the module.
  ///   - package: The package that contains the target.
  ///   - traits: The package's enabled traits, or nil for its default traits.
  ///   - sources: The files of all modules that the generator can read.
  ///   - options: The compiler options that point to the built modules.
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

/// The results of mocking a package's types.
struct PackageProof {
  let name: String
  let version: String
  let modules: [ModuleProof]

  /// Returns the numbers in the package's row of a table, from the modules to the compiled mocks.
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
