import Foundation

/// The options by which the compiler finds the modules that were built.
enum CompilerOptions {
  /// The options for the mocks of a package: what neither it nor those that it depends on have can not
  /// be imported.
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
    // What the headers of a module of C include, they find in its own folder.
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

  /// A package and those that it depends on.
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

  /// A folder with links to some modules, and to those of Mynah.
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
