// The module `XcodeProjectPlugin` as Apple documents it, as far as the plugins need it. Only a Mac has it.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  let tools: [String: URL]

  public init(xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL, tools: [String: URL]) {
    self.xcodeProject = xcodeProject
    self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    self.tools = tools
  }

  public func tool(named name: String) throws -> PluginContext.Tool {
    guard let url = tools[name] else { throw PluginContextError.toolNotFound(name: name) }
    return makeTool(name, Path(url.path), url)
  }
}

public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]

  public init(displayName: String, directoryURL: URL, targets: [XcodeTarget]) {
    self.displayName = displayName
    self.directoryURL = directoryURL
    self.targets = targets
  }
}

public struct XcodeTarget {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList

  public init(
    displayName: String, product: XcodeProduct.Kind, dependencies: [XcodeTargetDependency],
    inputFiles: FileList
  ) {
    self.id = displayName
    self.displayName = displayName
    self.product = XcodeProduct(name: displayName, kind: product)
    self.dependencies = dependencies
    self.inputFiles = inputFiles
  }
}

public struct XcodeProduct {
  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }

  public let name: String
  public let kind: Kind
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

// MARK: - What PackagePlugin does not let others make

// Initializers own their arguments.

extension FileList {
  public static func files(_ files: [(URL, FileType)]) -> FileList {
    makeFileList(files.map { makeFile($0.0, $0.1) })
  }
}

@_silgen_name("$s13PackagePlugin4FileV3url4typeAC20FoundationEssentials3URLV_AA0C4TypeOtcfC")
private func makeFile(_ url: consuming URL, _ type: consuming FileType) -> File

@_silgen_name("$s13PackagePlugin8FileListVyACSayAA0C0VGcfC")
private func makeFileList(_ files: consuming [File]) -> FileList

@_silgen_name(
  "$s13PackagePlugin0B7ContextV4ToolV4name4path3urlAESS_AA4PathV20FoundationEssentials3URLVtcfC")
private func makeTool(
  _ name: consuming String, _ path: consuming Path, _ url: consuming URL
) -> PluginContext.Tool
