package import Foundation

/// What was built beside the tests that run, as a compiler finds it.
package struct BuiltModules: Sendable {
  /// The folder of the build.
  package let folder: URL

  /// Finds the folder around the program of the tests; nil where there are no modules.
  package init?() {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let module = folder.appendingPathComponent("Modules/MynahCore.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) {
        self.folder = folder
        return
      }
    }
    return nil
  }

  /// The folder of the package.
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The options by which the compiler finds the modules.
  ///
  /// - Parameter others: The modules in C beside those that mocks need.
  package func options(and others: [String] = []) -> [String] {
    let headers = Self.repository.appendingPathComponent("Sources/MynahPlatform/include").path
    return ["-I", folder.appendingPathComponent("Modules").path, "-Xcc", "-I\(headers)"]
      + (["MynahPlatform", "MynahShims"] + others).flatMap { module in
        ["-Xcc", "-fmodule-map-file=\(folder.path)/\(module).build/module.modulemap"]
      }
  }
}
