import Foundation
import PackagePlugin

extension MynahPlugin {
  /// Reports that a target doesn't depend on Mynah, which generated files import.
  ///
  /// The compiler's errors wouldn't explain the problem. It's an error if the target uses mocks.
  /// Otherwise, it's a warning, because the target compiles without the dependency.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - files: The target's Swift files.
  ///   - advice: The instruction for adding the dependency.
  func reportMissingDependency(of target: String, files: [URL], advice: String) {
    let text =
      "The target '\(target)' uses the plugin MynahPlugin, but doesn't depend on Mynah. \(advice)"
    let asksForMocks = files.compactMap(\.text).contains { text in
      ["import Mynah", "mock(", "Mock", "Stub"].contains { text.contains($0) }
    }
    asksForMocks ? Diagnostics.error(text) : Diagnostics.warning(text)
  }

  /// Returns the instruction for adding the dependency to a target of a package.
  func advice(for target: any SourceModuleTarget, in package: Package) -> String {
    let isTest = target.kind == .test
    let product = isTest ? "Mynah" : "MynahCore"
    var dependency = "\"\(product)\""
    if !package.targets.contains(where: { $0.name == product }) {
      let identity = package.dependencies.map(\.package).first { package in
        package.products.contains { $0.name == product }
      }?.id
      let manifest = package.directoryURL.appending(path: "Package.swift")
      let name = name(of: identity, in: manifest.text ?? "")
      dependency = ".product(name: \(dependency), package: \"\(name)\")"
    }
    let beginning =
      isTest
      ? "Add"
      : "If only tests need its mocks, move the plugin to the test target. If other targets use"
        + " its mocks, add"
    return "\(beginning) this to the target's dependencies in Package.swift: \(dependency)"
  }

  /// Returns the name of Mynah's package in a manifest.
  ///
  /// With `.package(name: "mynah", path: "Other")`, it isn't the package's identity `other`.
  func name(of identity: String?, in manifest: String) -> String {
    manifest.contains("name: \"mynah\"") ? "mynah" : identity ?? "mynah"
  }
}
