import Foundation

/// A program that mocks every protocol and class of public packages, and compiles the mocks.
@main
struct Proof {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let report = try run(options)
      if let output = options.url("--output") { try Data(report.text.utf8).write(to: output) }
      print(report.text)
      exit(report.isProven ? 0 : 1)
    } catch {
      Shell.say("\(error)")
      exit(2)
    }
  }

  private static func run(_ options: Options) throws -> Report {
    let workspace = try Workspace(options)
    let descriptions = try workspace.descriptions()
    let versions = try workspace.versions()
    let sources = descriptions.sorted { $0.key < $1.key }.flatMap { _, package in
      package.targets.filter(\.isLibrary).flatMap { target in
        package.files(of: target).map { (module: target.c99name, file: $0) }
      }
    }
    let prepared = Date()
    var packages: [PackageProof] = []
    for package in PublicPackage.all where options.includes(package.name, in: "--package") {
      guard let description = descriptions[package.name] else { continue }
      let compiler = try CompilerOptions.options(
        for: description, among: descriptions, in: workspace)
      let targets = description.targets.filter {
        $0.isLibrary && options.includes($0.c99name, in: "--module")
          && workspace.hasBuilt($0.c99name)
      }
      let modules = try targets.sorted { $0.c99name < $1.c99name }.map { target in
        try ModuleProof(
          of: target, in: description, traits: package.traits, sources: sources,
          options: compiler, workspace: workspace)
      }
      packages.append(
        PackageProof(
          name: package.name, version: versions[package.name.lowercased()] ?? "",
          modules: modules))
    }
    return Report(packages: packages, seconds: -prepared.timeIntervalSinceNow)
  }
}
