import Foundation
import PackagePlugin

/// A build plugin that generates the mocks that a target's files mention.
@main
struct MynahPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    guard target.recursiveTargetDependencies.contains(where: { $0.name == "MynahCore" }) else {
      reportMissingDependency(
        of: target.name, files: target.sourceFiles.swift,
        advice: advice(for: target, in: context.package))
      return []
    }
    // The plugin's own folder is below the folders of the package, the target, and "destination".
    let outputs = context.pluginWorkDirectoryURL.appending(path: "../../../..").standardized
    let sources = TargetSources(of: target, in: context.package, outputs: outputs)
    let command = GenerationCommand(
      module: target.moduleName, sources: sources, tool: try context.tool(named: "MynahTool").url,
      folder: context.pluginWorkDirectoryURL)
    // The outputs are in the folder "plugins" of the build folder.
    let folders = folders(
      of: sources.files, in: context.package.directoryURL,
      except: outputs.appending(path: "../..").standardized)
    return [try command.command(inputs: folders + manifests(of: context.package))]
  }

  /// Returns the manifests of a package and its dependencies.
  ///
  /// The settings in a manifest can change the meaning of declarations.
  private func manifests(of package: Package) -> [URL] {
    var folders: Set<URL> = []
    var remaining = [package]
    while let next = remaining.popLast() {
      guard folders.insert(next.directoryURL).inserted else { continue }
      remaining += next.dependencies.map(\.package)
    }
    return folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }
    // A manifest can be for a Swift version, such as `Package@swift-6.2.swift`.
    .filter { $0.lastPathComponent.hasPrefix("Package") && $0.pathExtension == "swift" }
    .sorted()
  }
}
