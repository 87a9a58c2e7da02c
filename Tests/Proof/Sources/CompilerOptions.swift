import Foundation

/// The compiler options that point to the built modules.
enum CompilerOptions {
  /// Returns the options for a package's mocks, which can only import the modules of the package,
  /// its dependencies, and Mynah.
  static func options(
    for package: PackageDescription, among packages: [String: PackageDescription],
    in workspace: Workspace
  ) throws -> [String] {
    let seen = closure(of: package, among: packages)
    let targets = seen.flatMap { package in
      package.targets.map { (target: $0, folder: "\(package.path)/\($0.path)") }
    }
    let maps = targets.filter { $0.target.moduleType != "SwiftTarget" }.compactMap {
      target, folder in
      [
        "\(folder)/include/module.modulemap", "\(folder)/module.modulemap",
        workspace.moduleMap(of: target.name),
      ].first(where: FileManager.default.fileExists)
    }
    // The headers of a C module include other headers from the module's folder.
    let headers = targets.filter { $0.target.moduleType == "ClangTarget" }.map {
      "\($0.folder)/include"
    }
    let modules = try folder(of: targets.map(\.target.c99name), package, workspace)
    let ownModules = ["MynahShims", "MynahPlatform"]
    let ownHeaders = ownModules.map {
      workspace.repository.appending(path: "Sources/\($0)/include").path
    }
    var options = ["-I", modules.path] + ownHeaders.flatMap { ["-I", $0] }
    for header in headers + ownHeaders { options += ["-Xcc", "-I\(header)"] }
    for map in maps + ownModules.map(workspace.moduleMap) {
      options += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    return options
  }

  /// Returns a package and the packages that it depends on, directly or indirectly.
  private static func closure(
    of package: PackageDescription, among packages: [String: PackageDescription]
  ) -> [PackageDescription] {
    let byIdentity = Dictionary(
      packages.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    var seen: [String: PackageDescription] = [:]
    var remaining = [package]
    while let next = remaining.popLast() {
      guard seen.updateValue(next, forKey: next.path) == nil else { continue }
      remaining += next.dependencies.compactMap { byIdentity[$0.identity] }
    }
    return seen.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Creates a folder with links to some modules and to Mynah's modules, and returns its URL.
  private static func folder(
    of modules: [String], _ package: PackageDescription, _ workspace: Workspace
  ) throws -> URL {
    let folder = workspace.mocks.appending(path: "modules/\(package.identity)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in modules + ["Mynah", "MynahCore", "MynahBootstrap"]
    where workspace.hasBuilt(module) {
      let name = "\(module).swiftmodule"
      try? FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: workspace.modules.appending(path: name))
    }
    return folder
  }
}
