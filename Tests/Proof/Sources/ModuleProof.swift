import Foundation

/// What became of the types of a module.
struct ModuleProof {
  let module: String

  /// The protocols and classes that the module declares.
  let types: [ListedType]

  /// The names of the types whose mocks were generated for the tests of the module.
  let mocked: [String]
  let compilation: MockCompilation?

  /// The names of the types whose mocks were generated for the tests of another package, which see
  /// what is public.
  let mockedOutside: [String]
  let compilationOutside: MockCompilation?

  /// Types that have neither a mock nor a refusal, which must never be.
  var lost: [ListedType] {
    types.filter { $0.mockable && !mocked.contains($0.name) }
  }

  /// All that was compiled.
  var compilations: [MockCompilation] { [compilation, compilationOutside].compactMap(\.self) }
}

extension ModuleProof {
  /// Lists the types of a module, generates their mocks and compiles them.
  ///
  /// - Parameters:
  ///   - target: The module.
  ///   - package: The package that it belongs to.
  ///   - traits: The traits of the package that are switched on, if not its own defaults.
  ///   - sources: All modules that can be looked into.
  ///   - options: The options of the compiler that find what was built.
  init(
    of target: PackageDescription.Target, in package: PackageDescription, traits: [String]?,
    sources: ModuleSources, options: [String], workspace: Workspace
  ) throws {
    let module = target.c99name
    self.module = module
    let read =
      ["--module", module, "--sources"] + target.files(of: package, withSuffix: ".swift")
      + sources.dependencies(besides: module)
    types = try ListedType.list(read, in: workspace)

    let folder = workspace.mocks
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try GeneratedFile.generate(read, named: "\(module)Mocks", in: folder, workspace)
    mocked = file.mocks.map(\.typeName)
    compilation = try MockCompilation(
      file, module: "\(module)Mocks", options: options + package.testOptions(traits: traits),
      in: folder)

    let requests = folder.appending(path: "\(module)Requests.swift")
    let calls = mocked.map { "let _ = mock(\($0).self)\n" }
    try Data("import \(module)\n\(calls.joined())".utf8).write(to: requests)
    let outside = try GeneratedFile.generate(
      ["--test-module", "Outside", "--module", "Outside", "--sources", requests.path]
        + sources.dependencies(besides: nil) + ["--tests", requests.path],
      named: "\(module)OutsideMocks", in: folder, workspace)
    mockedOutside = outside.mocks.map(\.typeName)
    compilationOutside = try MockCompilation(
      outside, module: "\(module)OutsideMocks", options: options, in: folder)
  }
}

/// The sources of all modules that were fetched.
struct ModuleSources {
  private let files: [(module: String, files: [String])]

  init(_ packages: [PackageDescription]) {
    files = packages.flatMap { package in
      package.targets.filter(\.isLibrary).map { target in
        (target.c99name, target.files(of: package, withSuffix: ".swift"))
      }
    }
  }

  /// The options that let a module look into all others.
  func dependencies(besides module: String?) -> [String] {
    files.filter { $0.module != module }.flatMap { other in
      other.files.flatMap { ["--dependency", "\(other.module)=\($0)"] }
    }
  }
}
