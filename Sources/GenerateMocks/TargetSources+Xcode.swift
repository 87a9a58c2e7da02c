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
      let targets = Self.targets(of: target, in: project, settings)
      var modules = targets.map { Module($0, settings) }
      let products = targets.flatMap(\.products)
      for module in products.flatMap(\.sourceModules) {
        let others = module.recursiveTargetDependencies.compactMap {
          $0 as? any SourceModuleTarget
        }
        modules += ([module] + others).map { Module($0, isInPackage: false) }
      }
      // Xcode doesn't always tell plugins which products a target links, so also look at imports.
      let names = Set(modules.map(\.name)).union(target.imports)
      self.init(
        modules, isPublic: target.isLibrary,
        options: names.contains("Mynah") ? [] : ["--library", "MynahCore"])
    }

    /// Returns a Boolean value that indicates whether a target depends on Mynah, or imports it.
    func reachesMynah(from target: XcodeTarget) -> Bool {
      hasModule("MynahCore") || !target.imports.isDisjoint(with: ["Mynah", "MynahCore"])
    }

    /// Returns a target, and the project's targets that it depends on directly or indirectly.
    ///
    /// Xcode finds some dependencies by itself, and doesn't report them to plugins. Therefore, a
    /// target also counts as a dependency if its module is imported.
    private static func targets(
      of target: XcodeTarget, in project: XcodeProject, _ settings: XcodeSettings
    ) -> [XcodeTarget] {
      let known = Dictionary(grouping: project.targets, by: settings.module(of:))
      var found: [XcodeTarget] = []
      var remaining = [target]
      while !remaining.isEmpty {
        let next = remaining.removeFirst()
        guard !found.contains(where: { $0.id == next.id }) else { continue }
        found.append(next)
        remaining += next.targets + next.imports.sorted().compactMap { known[$0]?.first }
      }
      return found
    }
  }

  extension TargetSources.Module {
    init(_ target: XcodeTarget, _ settings: XcodeSettings) {
      self.init(
        name: settings.module(of: target), files: target.swiftFiles, isInPackage: true,
        options: settings.options(of: target), flags: settings.flags(of: target))
    }
  }

  extension XcodeTarget {
    /// The target's Swift files.
    var swiftFiles: [URL] {
      inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
        .map(\.url).sorted()
    }

    /// The modules that the target's files import.
    var imports: Set<String> {
      Set(
        swiftFiles.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
          .flatMap { $0.split(whereSeparator: \.isNewline).compactMap(\.importedModule) })
    }

    /// A Boolean value that indicates whether other targets can import the target.
    fileprivate var isLibrary: Bool {
      switch product?.kind {
      case .framework, .library: true
      default: false
      }
    }

    fileprivate var targets: [XcodeTarget] {
      dependencies.compactMap { if case .target(let target) = $0 { target } else { nil } }
    }

    fileprivate var products: [any Product] {
      dependencies.compactMap { if case .product(let product) = $0 { product } else { nil } }
    }
  }

  extension Substring {
    /// The module that a line such as `@testable import Aviary` imports.
    fileprivate var importedModule: String? {
      let words = split(whereSeparator: \.isWhitespace)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
      guard words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else {
        return nil
      }
      let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
      ]
      let rest = words[(index + 1)...].drop { kinds.contains($0) }
      return rest.first?.split(whereSeparator: { ".;/".contains($0) }).first.map(String.init)
    }
  }
#endif
