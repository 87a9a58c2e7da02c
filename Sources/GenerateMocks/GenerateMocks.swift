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
    let plugins = context.pluginWorkDirectoryURL.deletingLastPathComponent()
      .deletingLastPathComponent()
    let outputs = plugins.appending(path: "outputs")
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { target in
        target.recursiveTargetDependencies.contains { $0.name == "MynahCore" }
      }
    try MockCommand(
      name: package.displayName, folder: package.directoryURL,
      targets: targets.map { target in
        MockTarget(
          name: target.name, module: target.moduleName, isTest: target.kind == .test,
          folder: target.directoryURL,
          sources: { TargetSources(of: target, in: package, outputs: outputs) })
      },
      allTargetNames: Set(package.targets.map(\.name)),
      tool: try context.tool(named: "MynahTool").url,
      workFolder: context.pluginWorkDirectoryURL
    ).run(arguments)
  }
}
