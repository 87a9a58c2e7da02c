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
    let maps = seen.flatMap { package in
      package.targets.filter { $0.moduleType != "SwiftTarget" }.compactMap { target in
        moduleMap(of: target, in: package, workspace)
      }
    }
    // What the headers of a module of C include, they find in its own folder.
    let headers = seen.flatMap { package in
      package.targets.filter { $0.moduleType == "ClangTarget" }.map { target in
        "\(package.path)/\(target.path)/include"
      }
    }
    let modules = try folder(of: seen.flatMap(\.targets).map(\.c99name), package, workspace)
    let ownModules = ["MynahShims", "MynahPlatform"]
    let ownHeaders = ownModules.map {
      workspace.repository.appending(path: "Sources/\($0)/include").path
    }
    let ownMaps = ownModules.map {
      workspace.products.appending(path: "\($0).build/module.modulemap")
    }
    return ["-I", modules.path]
      + ownHeaders.flatMap { ["-I", $0] }
      + (headers + ownHeaders).flatMap { ["-Xcc", "-I\($0)"] }
      + (maps + ownMaps).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
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
    for module in modules + ["Mynah", "MynahCore", "MynahBootstrap"] {
      let built = workspace.modules.appending(path: "\(module).swiftmodule")
      guard FileManager.default.fileExists(atPath: built.path) else { continue }
      let link = folder.appending(path: built.lastPathComponent)
      try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: built)
    }
    return folder
  }

  /// The module map that a target of C has, or that was made for it.
  private static func moduleMap(
    of target: PackageDescription.Target, in package: PackageDescription, _ workspace: Workspace
  ) -> URL? {
    let folder = URL(fileURLWithPath: package.path).appending(path: target.path)
    return [
      folder.appending(path: "include/module.modulemap"),
      folder.appending(path: "module.modulemap"),
      workspace.products.appending(path: "\(target.name).build/module.modulemap"),
    ].first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
