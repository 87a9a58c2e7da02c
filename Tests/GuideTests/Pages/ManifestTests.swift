#if os(Linux)
  import Foundation
  internal import Programs
  import Testing

  /// The manifests that the documentation shows are those of packages.
  ///
  /// All are compiled at once, each as a function; that of the tutorial is read by the package manager.
  @Suite(.enabled(if: ManifestCompiler.shared != nil)) struct ManifestTests {
    @Test func manifestsAreValid() async throws {
      let manifests = try PageTests.pages.flatMap { path in
        try Page(path).blocks.filter(\.isManifest).map { (place: "\(path), \($0)", block: $0) }
      }
      #expect(manifests.count > 3)
      var functions = "import PackageDescription\n"
      for (index, (place, block)) in manifests.enumerated() {
        #expect(block.lines[0] == "// swift-tools-version: 6.1", "\(place)")
        #expect(block.lines.contains("import PackageDescription"), "\(place)")
        // On Apple's systems a target that depends on Mynah must not be for older ones.
        #expect(block.lines.contains { $0.contains(".macOS(") }, "\(place)")
        let lines = block.lines.filter { !$0.hasPrefix("import ") }
        functions += "func manifest\(index)() -> Package {\n"
        functions += lines.joined(separator: "\n") + "\nreturn package\n}\n"
      }
      let run = try await ManifestCompiler.shared?.check(functions)
      #expect(run?.status == 0, "\(run?.output ?? "")")
    }
  }

  /// The compiler with the module that manifests import.
  private struct ManifestCompiler {
    /// Nil where the module is not found beside the compiler.
    static let shared = ManifestCompiler()

    private let compiler: Program
    private let interface: String

    private init?() {
      guard let compiler = Program(named: "swiftc") else { return nil }
      self.compiler = compiler
      interface = compiler.toolchain.appending(path: "lib/swift/pm/ManifestAPI").path
      guard FileManager.default.fileExists(atPath: interface) else { return nil }
    }

    /// Type-checks a source.
    func check(_ source: String) async throws -> Program.Run {
      let file = FileManager.default.temporaryDirectory
        .appending(path: "\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try await compiler.run([
        "-typecheck", "-swift-version", "6", "-package-description-version", "6.1.0",
        "-I", interface, file.path,
      ])
    }
  }
#endif
