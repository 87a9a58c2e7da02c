#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension TargetSources {
    /// Creates the arguments for a target of an Xcode project.
    ///
    /// - Parameters:
    ///   - target: The target. Its module is followed by the modules of its dependencies, which are
    ///     targets of the project and products of packages.
    ///   - project: The project that contains the target.
    init(of target: XcodeTarget, in project: XcodeProject) {
      let settings = XcodeSettings(of: project)
      let known = Dictionary(grouping: project.targets, by: settings.module(of:))
      var found: [XcodeTarget] = []
      var products: [any Product] = []
      var remaining = [target]
      while !remaining.isEmpty {
        let next = remaining.removeFirst()
        guard !found.contains(where: { $0.id == next.id }) else { continue }
        found.append(next)
        for case .target(let target) in next.dependencies { remaining.append(target) }
        for case .product(let product) in next.dependencies { products.append(product) }
        // Xcode finds some dependencies by itself, and doesn't report them to plugins. Therefore, a
        // target also counts as a dependency if its module is imported.
        remaining += next.imports.sorted().compactMap { known[$0]?.first }
      }
      var modules = found.map { Module($0, settings) }
      modules += products.flatMap(\.sourceModules).flatMap(\.withDependencies)
        .map { Module($0, isInPackage: false) }
      // Xcode doesn't always tell plugins which products a target links, so also look at imports.
      let names = Set(modules.map(\.name)).union(target.imports)
      self.init(
        modules, isPublic: target.isLibrary,
        options: names.contains("Mynah") ? [] : ["--library", "MynahCore"])
      self.names = names
    }

    /// A Boolean value that indicates whether the target depends on Mynah, or imports it.
    var reachesMynah: Bool { !names.isDisjoint(with: ["Mynah", "MynahCore"]) }
  }

  extension TargetSources.Module {
    init(_ target: XcodeTarget, _ settings: XcodeSettings) {
      self.init(
        name: settings.module(of: target), files: target.inputFiles.swift, isInPackage: true,
        options: settings.options(of: target), flags: settings.flags(of: target))
    }
  }

  extension XcodeTarget {
    /// The modules that the target's files import.
    var imports: Set<String> {
      // This is a line such as `@testable import struct Aviary.Bird`.
      let line =
        #/
        ^ \s* (?: (?: @\S+ | public | package | internal | fileprivate | private ) \s+ )*
        import \s+
        (?: (?: class | struct | enum | protocol | actor | typealias | func | var | let ) \s+ )?
        (\w+)
        /#.anchorsMatchLineEndings()
      return Set(
        inputFiles.swift.compactMap(\.text).flatMap { $0.matches(of: line).map { String($0.1) } })
    }

    /// A Boolean value that indicates whether other targets can import the target.
    fileprivate var isLibrary: Bool {
      switch product?.kind {
      case .framework, .library: true
      default: false
      }
    }
  }
#endif
