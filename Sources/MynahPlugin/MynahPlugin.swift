import Foundation
import PackagePlugin

/// Generates the mocks that a target's files mention, whenever the target is built.
@main
struct MynahPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let runtime = RuntimeDependency(target: target, package: context.package)
    guard runtime.isMet else {
      runtime.report()
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)Mocks.swift")
    let argumentsFile = context.pluginWorkDirectoryURL.appending(path: "arguments.txt")
    let sources = TargetSources(of: target, in: context.package)
    let options = ["--by-plugin", "--output", output.path, "--ignore-stamp", argumentsFile.path]
    try write(sources.arguments + options, to: argumentsFile)
    return [
      .buildCommand(
        displayName: "Generating mocks for \(target.moduleName)",
        executable: try context.tool(named: "MynahTool").url,
        arguments: ["generate", "@\(argumentsFile.path)"],
        inputFiles: sources.files + folders(of: sources, in: context.package)
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

  /// The folders that may hold ignore files: they change when one is added or removed.
  ///
  /// The ignore files themselves can not be inputs, for a build fails where an input is missing. The
  /// generator gives the file of arguments a new date where there are any, and so is run again.
  private func folders(of sources: TargetSources, in package: Package) -> [URL] {
    let root = package.directoryURL
    var folders: Set = [root]
    for file in sources.files where file.path.hasPrefix(root.path + "/") {
      var folder = file.deletingLastPathComponent()
      while folder.path.count > root.path.count, folders.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    return (folders + foldersOfRepository(above: root)).sorted { $0.path < $1.path }
  }

  /// The folders around a package in a repository, down from the repository's own.
  private func foldersOfRepository(above root: URL) -> [URL] {
    var folders: [URL] = []
    var folder = root
    while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      let parent = folder.deletingLastPathComponent()
      // The root of a disk is its own parent.
      if parent.path.count >= folder.path.count { return [] }
      folder = parent
      folders.append(folder)
    }
    return folders
  }
}
