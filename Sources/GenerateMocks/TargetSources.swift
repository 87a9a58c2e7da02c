import Foundation
import PackagePlugin

/// The sources that mocks for a target are made from, as arguments of `mynah generate`.
///
/// `Sources/MynahPlugin` and `Sources/GenerateMocks` have this file alike, and those of projects of
/// Xcode, for plugins can not share a module, nor their targets a folder. A test compares them.
struct TargetSources {
  /// A module, and what there is to know of it.
  struct Module {
    let name: String

    /// Its Swift files.
    let files: [URL]

    /// Whether it is of the same package or project, so that tests see what is internal.
    let isOwn: Bool

    /// Further arguments, which say how it is compiled.
    var options: [String] = []
  }

  /// The arguments but for the output.
  private(set) var arguments: [String]

  /// The files that they name.
  private(set) var files: [URL] = []

  private var names: Set<String> = []

  /// - Parameters:
  ///   - modules: The module of the target itself, and then those that it depends on. Of those with the
  ///     same name the first counts.
  ///   - isPublic: Whether the target passes its mocks on.
  ///   - options: Further arguments.
  init(_ modules: [Module], isPublic: Bool, options: [String] = []) {
    let test = modules[0]
    arguments = ["--test-module", test.name] + (isPublic ? ["--public"] : []) + options
    for module in modules where names.insert(module.name).inserted && !module.files.isEmpty {
      let paths = module.files.map(\.path)
      files += module.files
      if module.isOwn {
        arguments += ["--module", module.name] + module.options + ["--sources"] + paths
      } else {
        arguments += ["--dependency"] + paths.map { "\(module.name)=\($0)" }
      }
      if module.name == test.name { arguments += ["--tests"] + paths }
    }
  }

  /// Whether a module is among them, with or without files.
  func hasModule(_ module: String) -> Bool { names.contains(module) }

  /// - Parameters:
  ///   - target: The target whose own module comes first; then those that it depends on.
  ///   - package: The package that it belongs to.
  init(of target: any SourceModuleTarget, in package: Package) {
    let own = Set(package.targets.map(\.id))
    let dependencies = target.recursiveTargetDependencies.compactMap {
      $0 as? any SourceModuleTarget
    }
    self.init(
      ([target] + dependencies).map { Module($0, isOwn: own.contains($0.id)) },
      isPublic: target.kind == .generic)
  }
}

extension TargetSources.Module {
  init(_ target: any SourceModuleTarget, isOwn: Bool) {
    self.init(
      name: target.moduleName, files: target.sourceFiles(withSuffix: "swift").map(\.url).sorted(),
      isOwn: isOwn)
  }
}

extension [URL] {
  /// By their paths, so that the arguments of two builds are the same.
  func sorted() -> [URL] { sorted { $0.path < $1.path } }
}
