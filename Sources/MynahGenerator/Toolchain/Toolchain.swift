internal import MynahSyntax

/// The protocols of the modules that belong to the toolchain, which ships no sources of them.
///
/// They are written down in this folder, so that no build asks the toolchain, which would take seconds
/// and be forbidden to plugins on some platforms. A requirement that is marked `@_implemented` has an
/// implementation of its own: it is mocked only where a test asks for a mock of just that protocol.
enum Toolchain {
  /// The modules, apart from those of which the sources are among what was read.
  static func modules(besides modules: [SourceModule]) -> [SourceModule] {
    let names = Set(modules.map(\.name))
    return all.filter { !names.contains($0.name) }
  }

  /// Whether the name of a module may stand before that of a type of the toolchain: most modules pass on
  /// others, and what module declares a type is not the same on all platforms.
  static func canQualify(_ module: String) -> Bool {
    all.contains { $0.name == module } || passingOn.contains(module)
  }

  /// Whether a module's names are meant only where it is imported, for packages have names like them.
  static func needsImport(_ module: String) -> Bool { importers[module] != nil }

  /// The modules that have to be imported, and those of which each passes one on.
  private static let importers: [String: Set<String>] = [
    "Combine": ["Combine", "SwiftUI"], "SwiftUI": ["SwiftUI"],
  ]

  /// Whether a test that imports some modules can mean a type of one of the toolchain's.
  static func isVisible(_ module: String, toTestsImporting imports: [String]) -> Bool {
    importers[module].map { !$0.isDisjoint(with: imports) } ?? true
  }

  private static let passingOn: Set = [
    "AppKit", "Cocoa", "Darwin", "FoundationEssentials", "Glibc", "ObjectiveC", "UIKit",
    "_Concurrency",
  ]

  /// Whether a declaration's file sees a module of the toolchain: most modules pass on Foundation, the
  /// others have to be imported.
  static func isVisible(_ module: String, from origin: DeclaredType) -> Bool {
    switch module {
    case "Swift": true
    case _ where origin.module.isToolchain: true
    case "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "ObjectiveC":
      !origin.file.imports.isEmpty
    case _ where needsImport(module):
      isVisible(module, toTestsImporting: origin.file.imports.map(\.module))
    default: origin.file.imports.contains { $0.module == module }
    }
  }

  private static let all = [
    module("Swift", standard, swift), module("Foundation", foundation),
    module("FoundationNetworking", foundationNetworking), module("FoundationXML", foundationXML),
    module("ObjectiveC", objectiveC), module("Combine", combine), module("SwiftUI", swiftUI),
    module("Dispatch", dispatch), module("Distributed", distributed),
    module("Observation", observation), module("Synchronization", synchronization),
    module("Testing", testing), module("XCTest", xCTest),
  ]

  /// They are parsed where one of their protocols is looked for.
  private static func module(_ name: String, _ sources: String...) -> SourceModule {
    SourceModule(
      toolchain: name, texts: sources.map { SourceText(path: name, bytes: Array($0.utf8)) })
  }
}
