#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension MynahPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject
      let sources = TargetSources(of: target, in: project)
      guard sources.reachesMynah else {
        reportMissingDependency(
          of: target.displayName, files: target.inputFiles.swift,
          advice: "In Xcode, add the library Mynah to \"Link Binary With Libraries\" in the"
            + " target's build phases.")
        return []
      }
      let settings = XcodeSettings(of: project)
      let command = GenerationCommand(
        module: settings.module(of: target), sources: sources,
        tool: try context.tool(named: "MynahTool").url, folder: context.pluginWorkDirectoryURL)
      return [
        try command.command(inputs: settings.files + ignoreFiles(of: sources, in: project))
      ]
    }

    /// Returns the ignore files of a project.
    ///
    /// In an Xcode project, the folders can't be inputs, because they can contain build products.
    private func ignoreFiles(of sources: TargetSources, in project: XcodeProject) -> [URL] {
      folders(of: sources.files, in: project.directoryURL)
        .map { $0.appending(path: ".mynahignore") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
  }
#endif
