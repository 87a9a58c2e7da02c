import Foundation

/// The results of the proof, and the Markdown of the documentation's page about them.
struct Report {
  let packages: [PackageProof]

  /// The duration of the proof in seconds, without building the packages.
  let seconds: Double

  /// A Boolean value that indicates whether every type has a compiling mock or a refusal.
  var isProven: Bool {
    modules.allSatisfy {
      $0.lost.isEmpty && $0.inside.failures.isEmpty && $0.outside.failures.isEmpty
    }
  }

  private var modules: [ModuleProof] { packages.flatMap(\.modules) }

  var text: String {
    [
      introduction, table("Protocols", where: \.isProtocol),
      table("Classes", where: { !$0.isProtocol && !$0.isFinal }), refusals, failures, warnings,
      leftOut,
    ].compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # Mocks of public packages

    What happens when you mock all protocols and classes, public and internal, of well-known packages.
    The mocks are compiled in Swift 6 mode for a test target of each module. Mocks of public types are
    also compiled for a test target of another package ("outside"). A program writes this page, which
    requires a network:

    ```console
    swift run --package-path Tests/Proof Proof --output Docs/Mocks-of-public-packages.md
    ```

    A type is *compiled* if its mock compiles, both alone and together with the mocks of all other types
    of its module. It is *refused* if Mynah reports that it can't be mocked, with the reason. The modules
    belong to the packages' library products. After the packages are built, it takes \(Int(seconds)) s to list,
    generate, and compile everything.
    """
  }

  // MARK: - Tables

  private func table(_ title: String, where isIncluded: (ListedType) -> Bool) -> String {
    let columns = [
      "Package", "Version", "Modules", "Declared", "Mocked", "Compiled", "Refused",
      "Mocked outside", "Compiled outside",
    ]
    let rule = ["---"] + columns.dropFirst().map { _ in "---:" }
    let counts = packages.map { $0.counts(where: isIncluded) }
    let rows = zip(packages, counts).map { [$0.name, $0.version] + $1.map(String.init) }
    let sums = (0..<7).map { column in "**\(counts.reduce(0) { $0 + $1[column] })**" }
    let lines = ([columns, rule] + rows + [["**All**", ""] + sums]).map {
      "| \($0.joined(separator: " | ")) |"
    }
    return "## \(title)\n\n\(lines.joined(separator: "\n"))"
  }

  // MARK: - Lists

  private var refusals: String {
    var groups: [String: [String]] = [:]
    for type in modules.flatMap(\.types) where !type.mockable && !type.isFinal {
      groups[type.reason ?? "", default: []].append("`\(type.module).\(type.name)`")
    }
    let lines = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      "- \($0.key) (\($0.value.count)): \($0.value.sorted().joined(separator: ", "))"
    }
    return "## Refused types\n\n" + (lines.isEmpty ? "None." : lines.joined(separator: "\n"))
  }

  private var failures: String? {
    let lost = modules.flatMap(\.lost).map { "- `\($0.module).\($0.name)` has no mock" }
    let failed = modules.flatMap { module in
      (module.inside.failures + module.outside.failures).map { failure in
        "- `\(module.module).\(failure.typeName)`: "
          + failure.errors.prefix(3).joined(separator: "; ")
      }
    }
    return list("Mocks that do not compile", lost + failed)
  }

  private var warnings: String? {
    let lines = modules.flatMap { module in
      (module.inside.warnings + module.outside.warnings).map { "- `\(module.module)`: \($0)" }
    }
    return list("Warnings in mocks", Set(lines).sorted())
  }

  private var leftOut: String? {
    let lines = modules.flatMap { module in
      module.inside.leftOut.map {
        "- `\(module.module).\($0.typeName)`: `\($0.condition)`"
      }
    }
    return list(
      "Types that are left out here", lines,
      introduction: """
        Their mocks are generated inside of the `#if` of the declaration, and the compiler, the
        platform or the traits here leave them out. They are counted as compiled.
        """)
  }

  private func list(_ title: String, _ lines: [String], introduction: String? = nil) -> String? {
    guard !lines.isEmpty else { return nil }
    return "## \(title)\n\n" + (introduction.map { "\($0)\n\n" } ?? "")
      + lines.joined(separator: "\n")
  }
}
