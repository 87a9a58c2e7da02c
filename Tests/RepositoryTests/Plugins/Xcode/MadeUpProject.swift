// A project of Xcode, of the folder that is the first argument.
import Foundation
import PackagePlugin
import XcodeProjectPlugin

/// The plugin prints these instead of speaking to SwiftPM.
enum MadeUpProject {
  static let folder = URL(fileURLWithPath: CommandLine.arguments[1])

  static var context: XcodePluginContext {
    XcodePluginContext(
      xcodeProject: project, pluginWorkDirectoryURL: folder.appending(path: "work"),
      tools: ["MynahTool": folder.appending(path: "MynahTool")])
  }

  static func target(_ name: String) -> XcodeTarget {
    project.targets.first { $0.displayName == name }!
  }

  private static var project: XcodeProject {
    let kit = target("Aviary Kit", .framework, [.product(nests)])
    let app = target("Aviary", .application, [.target(kit)])
    let unitTest = XcodeProduct.Kind.other("com.apple.product-type.bundle.unit-test")
    return XcodeProject(
      displayName: "Aviary", directoryURL: folder,
      targets: [
        app, kit, target("Unused", .framework, []),
        target("AviaryTests", unitTest, [.target(app), .product(mynah)]),
        // Xcode does not say what it finds out by itself.
        target("KitTests", unitTest, []),
        target("CoreTests", unitTest, []),
        target("OtherTests", unitTest, []),
        target("AviaryMocks", .framework, [.target(kit), .product(mynah)]),
      ])
  }

  private static func target(
    _ name: String, _ kind: XcodeProduct.Kind, _ dependencies: [XcodeTargetDependency]
  ) -> XcodeTarget {
    XcodeTarget(
      displayName: name, product: kind, dependencies: dependencies, inputFiles: files(in: name))
  }

  // MARK: - Packages

  private static let nests = MadeUpProduct(
    name: "Nests",
    modules: [
      MadeUpModule(name: "Nests", others: [MadeUpModule(name: "Twigs")])
    ])

  private static let mynah = MadeUpProduct(
    name: "Mynah",
    modules: [
      MadeUpModule(name: "Mynah", others: [MadeUpModule(name: "MynahCore")])
    ])

  fileprivate static func files(in name: String) -> FileList {
    let folder = folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return .files(
      names.map { name in
        let type: FileType =
          if name == "LeftOut.swift" {
            .unknown
          } else {
            name.hasSuffix(".swift") ? .source : .resource
          }
        return (folder.appending(path: name), type)
      })
  }
}

private struct MadeUpProduct: Product, Sendable {
  let name: String
  let modules: [MadeUpModule]
  var targets: [any Target] { modules }
  var id: String { name }
}

private struct MadeUpModule: SourceModuleTarget, Sendable {
  let name: String
  var others: [MadeUpModule] = []
  var dependencies: [TargetDependency] { others.map { .target($0) } }
  var id: String { name }
  var moduleName: String { name }
  var kind: ModuleKind { .generic }
  var directory: Path { Path(directoryURL.path) }
  var directoryURL: URL { MadeUpProject.folder.appending(path: name) }
  var sourceFiles: FileList { MadeUpProject.files(in: name) }
  var linkedLibraries: [String] { [] }
  var linkedFrameworks: [String] { [] }
  var pluginGeneratedSources: [URL] { [] }
  var pluginGeneratedResources: [URL] { [] }
}
