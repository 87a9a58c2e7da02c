import Foundation
import PackagePlugin

/// What generated files import: without it the compiler's errors do not say what is missing.
struct RuntimeDependency {
  /// Whether a target depends on it, through whatever others.
  let isMet: Bool

  let target: String

  /// The target's Swift files.
  let files: [URL]

  /// What to do.
  let advice: String

  /// Says what is missing: as an error where the target asks for mocks, and else as a warning, for then
  /// it compiles as it is.
  func report() {
    let text =
      "The target \"\(target)\" uses the plugin MynahPlugin, and does not depend on Mynah. \(advice)"
    asksForMocks ? Diagnostics.error(text) : Diagnostics.warning(text)
  }

  private var asksForMocks: Bool {
    files.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return ["import Mynah", "mock(", "Mock", "Stub"].contains { text.contains($0) }
    }
  }
}

extension RuntimeDependency {
  init(of target: any SourceModuleTarget, in package: Package) {
    self.init(
      isMet: target.recursiveTargetDependencies.contains { $0.name == "MynahCore" },
      target: target.name, files: target.sourceFiles(withSuffix: "swift").map(\.url),
      advice: "In Package.swift, add to the dependencies of the target: "
        + Self.dependency(of: target, in: package))
  }

  /// The line that is missing, with the package's name as the manifest knows it.
  private static func dependency(
    of target: any SourceModuleTarget, in package: Package
  ) -> String {
    let product = target.kind == .test ? "Mynah" : "MynahCore"
    if package.targets.contains(where: { $0.name == product }) { return "\"\(product)\"" }
    let identity = package.dependencies.map(\.package).first { package in
      package.products.contains { $0.name == product }
    }?.id
    return ".product(name: \"\(product)\", package: \"\(identity ?? "mynah")\")"
  }
}
