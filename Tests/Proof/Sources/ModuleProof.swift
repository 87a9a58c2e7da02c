import Foundation

/// What became of the types of a module.
struct ModuleProof {
  let module: String

  /// The protocols and classes that the module declares.
  let types: [ListedType]

  /// The names of the types whose mocks were generated.
  let mocked: [String]
  let compilation: MockCompilation?

  /// Types that have neither a mock nor a refusal, which must never be.
  var lost: [ListedType] {
    types.filter { $0.mockable && !mocked.contains($0.name) }
  }
}

extension ModuleProof {
  /// Lists the types of a module, generates their mocks and compiles them.
  ///
  /// - Parameters:
  ///   - target: The module.
  ///   - package: The package that it belongs to.
  ///   - sources: All modules that can be looked into.
  ///   - options: The options of the compiler that find what was built.
  init(
    of target: PackageDescription.Target, in package: PackageDescription, sources: ModuleSources,
    options: [String], workspace: Workspace
  ) throws {
    module = target.c99name
    let files = target.files(of: package, withSuffix: ".swift")
    let read =
      ["--module", target.c99name, "--sources"] + files
      + sources.dependencies(besides: target.c99name)
    let listing = try Listing.list(read, in: workspace)
    types = listing.types

    let folder = workspace.scratch.appending(path: "mocks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = folder.appending(path: "\(target.c99name)Generated.swift")
    let arguments = folder.appending(path: "arguments.txt")
    let generate = read + ["--library", "MynahCore", "--output", output.path]
    try Data(generate.joined(separator: "\n").utf8).write(to: arguments)
    let outcome = try Shell.run(
      [workspace.mynah.path, "generate", "@\(arguments.path)"], in: folder, limit: 120)
    guard outcome.status == 0 else { throw ProofError.failed("mynah generate", outcome) }

    let file = GeneratedFile(String(decoding: try Data(contentsOf: output), as: UTF8.self))
    mocked = file.mocks.map(\.typeName)
    guard !file.mocks.isEmpty else {
      compilation = nil
      return
    }
    compilation = try MockCompilation(
      file, module: "\(target.c99name)Mocks", options: options, in: folder)
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
  func dependencies(besides module: String) -> [String] {
    files.filter { $0.module != module }.flatMap { other in
      other.files.flatMap { ["--dependency", "\(other.module)=\($0)"] }
    }
  }
}
