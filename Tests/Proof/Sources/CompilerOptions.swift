import Foundation

/// The options by which the compiler finds the modules that were built.
enum CompilerOptions {
  static func options(
    for packages: [PackageDescription], in workspace: Workspace
  ) -> [String] {
    let maps = packages.flatMap { package in
      package.targets.filter { $0.moduleType != "SwiftTarget" }.compactMap { target in
        moduleMap(of: target, in: package, workspace)
      }
    }
    // What the headers of a module of C include, they find in its own folder.
    let headers = packages.flatMap { package in
      package.targets.filter { $0.moduleType == "ClangTarget" }.map { target in
        "\(package.path)/\(target.path)/include"
      }
    }
    let shims = workspace.repository.appending(path: "Sources/MynahShims/include")
    return ["-I", workspace.modules.path, "-I", shims.path]
      + headers.flatMap { ["-Xcc", "-I\($0)"] }
      + (maps + [workspace.products.appending(path: "MynahShims.build/module.modulemap")])
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
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
