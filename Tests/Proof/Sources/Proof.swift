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
    let report = Report(packages: packages, seconds: -prepared.timeIntervalSinceNow)
    if let output = options.output { try Data(report.text.utf8).write(to: output) }
    return report
  }
}
