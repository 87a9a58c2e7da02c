import Foundation

/// Mocks every protocol and class that public packages declare, and compiles the mocks.
@main
struct Proof {
  static func main() {
    do {
      let report = try run(Options(CommandLine.arguments.dropFirst()))
      print(report.text)
      exit(report.isProven ? 0 : 1)
    } catch {
      Progress.say("\(error)")
      exit(2)
    }
  }

  private static func run(_ options: Options) throws -> Report {
    let workspace = Workspace(
      repository: options.repository, scratch: options.scratch, mocks: options.mocks,
      builtGenerator: options.generator)
    if !options.isPrepared { try workspace.prepare(PublicPackage.all) }
    let descriptions = try workspace.descriptions()
    let all = descriptions.sorted { $0.key < $1.key }.map(\.value)
    let versions = try workspace.versions()
    let sources = ModuleSources(all)
    let prepared = Date()

    let packages = try PublicPackage.all
      .filter { options.packages.isEmpty || options.packages.contains($0.name) }
      .compactMap { package in
        try descriptions[package.name].map {
          let compiler = try CompilerOptions.options(for: $0, among: descriptions, in: workspace)
          return try PackageProof(
            $0, of: package, version: versions[package.name.lowercased()] ?? "", sources: sources,
            modules: options.modules, options: compiler, workspace: workspace)
        }
      }
    // Who asks for some packages wants to know of them alone.
    let isWhole = options.packages.isEmpty && options.modules.isEmpty
    let folders =
      try !isWhole
      ? []
      : descriptions.keys.map { workspace.checkouts.appending(path: $0) }
        + PublicPackage.read.map(workspace.clone)
    let parsed = try folders.sorted { $0.lastPathComponent < $1.lastPathComponent }.map {
      try ParseProof($0, workspace: workspace)
    }
    let report = Report(
      packages: packages, parsed: parsed, versions: versions,
      seconds: -prepared.timeIntervalSinceNow)
    if let output = options.output { try Data(report.text.utf8).write(to: output) }
    return report
  }
}
