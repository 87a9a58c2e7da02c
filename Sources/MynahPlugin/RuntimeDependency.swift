import Foundation
import PackagePlugin

/// What generated files import: without it the compiler's errors do not say what is missing.
struct RuntimeDependency {
  let target: any SourceModuleTarget
  let package: Package

  /// Whether the target depends on it, through whatever others.
  var isMet: Bool {
    target.recursiveTargetDependencies.contains { $0.name == "MynahCore" }
  }

  /// Says what to add to the manifest: as an error where the target asks for mocks, and else as a
  /// warning, for then it compiles as it is.
  func report() {
    let text =
      "The target \"\(target.name)\" uses the plugin MynahPlugin, and does not depend on Mynah."
      + " In Package.swift, add to the dependencies of the target: \(dependency)"
    asksForMocks ? Diagnostics.error(text) : Diagnostics.warning(text)
  }

  /// The line that is missing, with the package's name as the manifest knows it.
  private var dependency: String {
    let product = target.kind == .test ? "Mynah" : "MynahCore"
    if package.targets.contains(where: { $0.name == product }) { return "\"\(product)\"" }
    let identity = package.dependencies.map(\.package).first { package in
      package.products.contains { $0.name == product }
    }?.id
    return ".product(name: \"\(product)\", package: \"\(identity ?? "mynah")\")"
  }

  private var asksForMocks: Bool {
    target.sourceFiles(withSuffix: "swift").contains { file in
      guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { return false }
      return ["import Mynah", "mock(", "Mock", "Stub"].contains { text.contains($0) }
    }
  }
}
