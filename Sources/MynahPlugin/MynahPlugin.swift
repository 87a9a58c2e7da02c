import Foundation
import PackagePlugin

/// Generates the mocks that a target's files mention, whenever the target is built.
@main
struct MynahPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)Mocks.swift")
    let modules = ReadModule.modules(for: target, in: context.package)
    let arguments = commandLine(for: target, modules: modules, output: output)
    let argumentsFile = context.pluginWorkDirectoryURL.appending(path: "arguments.txt")
    try write(arguments, to: argumentsFile)
    return [
      .buildCommand(
        displayName: "Generating mocks for \(target.moduleName)",
        executable: try context.tool(named: "MynahTool").url,
        arguments: ["generate", "@\(argumentsFile.path)"],
        inputFiles: modules.flatMap(\.files) + [argumentsFile],
        outputFiles: [output])
    ]
  }

  private func commandLine(
    for target: any SourceModuleTarget, modules: [ReadModule], output: URL
  ) -> [String] {
    var arguments = ["--output", output.path, "--test-module", target.moduleName]
    let library = target.recursiveTargetDependencies.contains { $0.name == "Mynah" }
    arguments += ["--library", library ? "Mynah" : "MynahCore"]
    for module in modules where !module.files.isEmpty {
      if module.isInPackage {
        arguments += ["--module", module.name, "--sources"] + module.files.map(\.path)
      } else {
        arguments += ["--dependency"] + module.files.map { "\(module.name)=\($0.path)" }
      }
      if module.name == target.moduleName {
        arguments += ["--tests"] + module.files.map(\.path)
      }
    }
    return arguments
  }

  /// Leaves the file alone where nothing has changed, so that nothing is built again.
  private func write(_ arguments: [String], to file: URL) throws {
    let text = arguments.joined(separator: "\n")
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

/// A module whose sources the generator reads.
private struct ReadModule {
  let name: String
  let files: [URL]

  /// Whether the module belongs to the package that is built.
  let isInPackage: Bool

  /// The target's own module first, then those that it depends on.
  static func modules(for target: any SourceModuleTarget, in package: Package) -> [ReadModule] {
    let own = Set(package.targets.map(\.id))
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { !libraryModules.contains($0.moduleName) }
    var seen: Set<String> = []
    return ([target] + dependencies).filter { seen.insert($0.moduleName).inserted }.map { target in
      ReadModule(
        name: target.moduleName,
        files: target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path },
        isInPackage: own.contains(target.id))
    }
  }

  /// The modules of Mynah itself, which hold nothing that a test mocks.
  private static let libraryModules: Set = ["Mynah", "MynahCore", "MynahShims", "MynahBootstrap"]
}
