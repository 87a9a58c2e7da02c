import Foundation
import PackagePlugin

/// The command `swift package generate-mocks`, which writes mocks into the package.
///
/// The mocks are meant to be committed.
@main
struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package
    // The plugin's own folder is GenerateMocks/outputs, beside the outputs of build plugins.
    let outputs = context.pluginWorkDirectoryURL.appending(path: "../../outputs").standardized
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { target in
        target.recursiveTargetDependencies.contains { $0.name == "MynahCore" }
      }
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let limitsSources = manifest.text?.contains("sources:") == true
    try MockCommand(
      name: package.displayName, folder: package.directoryURL,
      targets: targets.map { target in
        MockTarget(
          name: target.name, module: target.moduleName, isTest: target.kind == .test,
          folder: (limitsSources ? Self.folder(of: target.sourceFiles.swift) : nil)
            ?? target.directoryURL,
          sources: { TargetSources(of: target, in: package, outputs: outputs) })
      },
      allTargetNames: Set(package.targets.map(\.name)),
      tool: try context.tool(named: "MynahTool").url,
      workFolder: context.pluginWorkDirectoryURL
    ).run(arguments)
  }

  /// Returns the folder of a target's files that contains or gets the folder `Mocks`.
  ///
  /// The target's own folder isn't a choice if the manifest limits the target to some `sources`.
  static func folder(of files: [URL]) -> URL? {
    files.map { $0.deletingLastPathComponent() }
      .map { $0.lastPathComponent == "Mocks" ? $0.deletingLastPathComponent() : $0 }
      .min { $0.path.count < $1.path.count }
  }
}
