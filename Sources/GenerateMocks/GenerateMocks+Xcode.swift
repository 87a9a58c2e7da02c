#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Runs the command from the menu of an Xcode project.
  extension GenerateMocks: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let project = context.xcodeProject
      let settings = XcodeSettings(of: project)
      let targets = project.targets.compactMap { target -> MockTarget? in
        let sources = TargetSources(of: target, in: project)
        guard sources.reachesMynah else { return nil }
        return MockTarget(
          name: target.displayName, module: settings.module(of: target), isTest: target.isTest,
          folder: target.folder ?? project.directoryURL, sources: { sources })
      }
      try MockCommand(
        name: project.displayName, folder: project.directoryURL, targets: targets,
        allTargetNames: Set(project.targets.map(\.displayName)),
        tool: try context.tool(named: "MynahTool").url, workFolder: context.pluginWorkDirectoryURL
      ).run(arguments)
    }
  }

  extension XcodeTarget {
    fileprivate var isTest: Bool {
      if case .other(let type) = product?.kind { type.contains("bundle.unit-test") } else { false }
    }

    /// The deepest folder that contains all of the target's Swift files.
    fileprivate var folder: URL? {
      let folders = inputFiles.swift.map { $0.deletingLastPathComponent().pathComponents }
      guard var common = folders.first else { return nil }
      for folder in folders {
        common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
      }
      return common.dropFirst().reduce(URL(fileURLWithPath: "/")) { $0.appending(path: $1) }
    }
  }
#endif
