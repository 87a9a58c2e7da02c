import Foundation
import PackagePlugin

/// The dependency of a target on Mynah, which generated files import.
///
/// If it's missing, the compiler's errors don't explain the problem, so the plugin reports it.
struct RuntimeDependency {
  /// A Boolean value that indicates whether the target depends on Mynah, directly or indirectly.
  let isMet: Bool

  let target: String

  /// The target's Swift files.
  let files: [URL]

  /// The instruction for adding the dependency.
  let advice: String

  /// Reports the missing dependency, as an error if the target uses mocks.
  ///
  /// Otherwise, it's a warning, because the target compiles without the dependency.
  func report() {
    let text =
      "The target '\(target)' uses the plugin MynahPlugin, but doesn't depend on Mynah. \(advice)"
    asksForMocks ? Diagnostics.error(text) : Diagnostics.warning(text)
  }

  private var asksForMocks: Bool {
    files.contains { file in
      guard let text = file.text else { return false }
      return ["import Mynah", "mock(", "Mock", "Stub"].contains { text.contains($0) }
    }
  }
}

extension RuntimeDependency {
  init(of target: any SourceModuleTarget, in package: Package) {
    self.init(
      isMet: target.recursiveTargetDependencies.contains { $0.name == "MynahCore" },
      target: target.name, files: target.sourceFiles.swift,
      advice: (target.kind == .test
        ? "Add"
        : "If only tests need its mocks, move the plugin to the test target. If other targets use"
          + " its mocks, add")
        + " this to the target's dependencies in Package.swift: "
        + Self.dependency(of: target, in: package))
  }

  /// Returns the line to add, with the package's name as it appears in the manifest.
  private static func dependency(
    of target: any SourceModuleTarget, in package: Package
  ) -> String {
    let product = target.kind == .test ? "Mynah" : "MynahCore"
    if package.targets.contains(where: { $0.name == product }) { return "\"\(product)\"" }
    let identity = package.dependencies.map(\.package).first { package in
      package.products.contains { $0.name == product }
    }?.id
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let name = name(of: identity, in: manifest.text ?? "")
    return ".product(name: \"\(product)\", package: \"\(name)\")"
  }

  /// Returns the name of Mynah's package in a manifest.
  ///
  /// With `.package(name: "mynah", path: "Other")`, it isn't the package's identity `other`.
  static func name(of identity: String?, in manifest: String) -> String {
    manifest.contains("name: \"mynah\"") ? "mynah" : identity ?? "mynah"
  }
}
