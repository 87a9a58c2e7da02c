import Foundation
import PackagePlugin

/// Generates the mocks that a target's files mention, whenever the target is built.
@main
struct MynahPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)Mocks.swift")
    let argumentsFile = context.pluginWorkDirectoryURL.appending(path: "arguments.txt")
    let sources = TargetSources(of: target, in: context.package)
    try write(sources.arguments + ["--output", output.path], to: argumentsFile)
    return [
      .buildCommand(
        displayName: "Generating mocks for \(target.moduleName)",
        executable: try context.tool(named: "MynahTool").url,
        arguments: ["generate", "@\(argumentsFile.path)"],
        inputFiles: sources.files + ignoreFiles(of: sources, in: context.package)
          + manifests(of: context.package) + [argumentsFile],
        outputFiles: [output])
    ]
  }

  /// Leaves the file alone where nothing has changed, so that nothing is built again.
  private func write(_ arguments: [String], to file: URL) throws {
    let text = arguments.joined(separator: "\n")
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The manifests of a package and of those that it depends on, whose settings say what declarations
  /// mean.
  private func manifests(of package: Package) -> [URL] {
    var folders: Set<URL> = []
    var remaining = [package]
    while let next = remaining.popLast() {
      guard folders.insert(next.directoryURL).inserted else { continue }
      remaining += next.dependencies.map(\.package)
    }
    return folders.map { $0.appending(path: "Package.swift") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  /// The ignore files in the package and in the folders of a target's sources, and the package's own
  /// folder, which changes when a first one is added there.
  private func ignoreFiles(of sources: TargetSources, in package: Package) -> [URL] {
    let root = package.directoryURL
    var folders: Set = [root]
    for file in sources.files where file.path.hasPrefix(root.path + "/") {
      var folder = file.deletingLastPathComponent()
      while folder.path.count > root.path.count, folders.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    return [root]
      + folders.map { $0.appending(path: ".mynahignore") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }
}
