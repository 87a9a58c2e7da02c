import Foundation
import PackagePlugin

/// The sources for the mocks of a target, as arguments for `mynah generate`.
///
/// `Sources/MynahPlugin` and `Sources/GenerateMocks` have identical copies of this file and of
/// the files for Xcode projects, because plugins can't share a module, and targets can't share
/// a folder. A test compares the copies.
struct TargetSources {
  /// A module with its files and options.
  struct Module {
    let name: String

    /// The module's Swift files.
    let files: [URL]

    /// A Boolean value that indicates whether the target's package or project contains the module.
    ///
    /// Tests can see the internal declarations of such a module.
    let isInPackage: Bool

    /// Additional arguments, which describe the compiler settings of the module.
    var options: [String] = []

    /// The compilation flags of the module, which decide its `#if` conditions.
    var flags: [String] = []
  }

  /// The arguments, except for the output.
  private(set) var arguments: [String]

  /// The files in the arguments.
  private(set) var files: [URL] = []

  /// The files of the target.
  let ownFiles: [URL]

  /// The names of the modules, including modules without files.
  var names: Set<String> = []

  /// Creates the arguments for a target from its modules.
  ///
  /// - Parameters:
  ///   - modules: The module of the target, followed by the modules that it depends on. If several
  ///     modules have the same name, the first one counts.
  ///   - isPublic: A Boolean value that indicates whether other modules can use the mocks.
  ///   - options: Additional arguments.
  init(_ modules: [Module], isPublic: Bool, options: [String] = []) {
    let test = modules[0]
    ownFiles = test.files
    arguments = ["--test-module", test.name] + (isPublic ? ["--public"] : []) + options
    for module in modules where names.insert(module.name).inserted && !module.files.isEmpty {
      let paths = module.files.map(\.path)
      files += module.files
      if module.isInPackage {
        arguments += ["--module", module.name] + module.options + ["--sources"] + paths
      } else {
        arguments += ["--dependency"] + paths.map { "\(module.name)=\($0)" }
      }
      if module.name == test.name { arguments += ["--tests"] + paths }
      if !module.flags.isEmpty {
        arguments += ["--define"] + module.flags.map { "\(module.name)=\($0)" }
      }
    }
  }

  /// Creates the arguments for a target of a package.
  ///
  /// - Parameters:
  ///   - target: The target. Its module is followed by the modules that it depends on.
  ///   - package: The package that contains the target.
  ///   - outputs: The folder with the outputs of all build plugins.
  init(of target: any SourceModuleTarget, in package: Package, outputs: URL) {
    let own = Set(package.targets.map(\.id))
    self.init(
      target.withDependencies.map { module in
        let named = module.id == target.id ? target.pluginGeneratedSources : []
        let generated = named.isEmpty ? module.generatedSources(in: outputs) : named
        return Module(module, generated, isInPackage: own.contains(module.id))
      },
      isPublic: target.kind == .generic)
  }
}

extension TargetSources.Module {
  init(_ target: any SourceModuleTarget, _ generated: [URL] = [], isInPackage: Bool) {
    let swift = generated.filter { $0.pathExtension == "swift" }
    // These are the flags of the manifest and of package traits.
    let flags = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    self.init(
      name: target.moduleName, files: target.sourceFiles.swift + swift.sorted(),
      isInPackage: isInPackage, flags: Set(flags).sorted())
  }
}

extension SourceModuleTarget {
  /// The target, and the targets with sources that it depends on directly or indirectly.
  var withDependencies: [any SourceModuleTarget] {
    [self] + recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
  }

  /// Returns the files that build plugins have generated for the target, except for mocks.
  ///
  /// SwiftPM 6.3 only names the generated files of the plugin's own target. The generated files of
  /// another target are found after the first build.
  fileprivate func generatedSources(in outputs: URL) -> [URL] {
    let files = FileManager.default
    let packages =
      (try? files.contentsOfDirectory(at: outputs, includingPropertiesForKeys: nil)) ?? []
    return packages.flatMap { package in
      let folder = package.appending(path: "\(name)/destination")
      let paths = (try? files.subpathsOfDirectory(atPath: folder.path)) ?? []
      return paths.filter { !$0.hasPrefix("MynahPlugin/") }.map { folder.appending(path: $0) }
    }
  }
}

extension FileList {
  /// The Swift files, except for resources and files that a target's `sources` leave out.
  ///
  /// SwiftPM also lists the files that `sources` leave out, for example because they belong to
  /// another target in the folder. They have an unknown type.
  var swift: [URL] {
    filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url).sorted()
  }
}

extension URL {
  /// The text of this file, or nil if the file can't be read.
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }
}

extension [URL] {
  /// Returns the files sorted by path, because the arguments must not change from build to build.
  func sorted() -> [URL] { sorted { $0.path < $1.path } }
}
