import Foundation
import PackagePlugin

/// The sources that mocks for a target are made from, as arguments of `mynah generate`.
///
/// `Sources/MynahPlugin` and `Sources/GenerateMocks` have this file alike, for plugins can not share a
/// module, nor their targets a folder. A test compares the two.
struct TargetSources {
  /// The arguments but for the output.
  private(set) var arguments: [String]

  /// The files that they name.
  private(set) var files: [URL] = []

  /// - Parameters:
  ///   - target: The target whose own module comes first; then those that it depends on.
  ///   - package: The package that it belongs to.
  init(of target: any SourceModuleTarget, in package: Package) {
    arguments =
      ["--test-module", target.moduleName] + (target.kind == .generic ? ["--public"] : [])
    let own = Set(package.targets.map(\.id))
    var seen: Set<String> = []
    let dependencies = target.recursiveTargetDependencies.compactMap {
      $0 as? any SourceModuleTarget
    }
    for module in [target] + dependencies where seen.insert(module.moduleName).inserted {
      let urls = module.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
      guard !urls.isEmpty else { continue }
      let paths = urls.map(\.path)
      files += urls
      if own.contains(module.id) {
        arguments += ["--module", module.moduleName, "--sources"] + paths
      } else {
        arguments += ["--dependency"] + paths.map { "\(module.moduleName)=\($0)" }
      }
      if module.id == target.id { arguments += ["--tests"] + paths }
    }
  }
}
