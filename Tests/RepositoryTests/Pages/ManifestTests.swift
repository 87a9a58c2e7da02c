#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Tests that the package manager accepts the manifests in the documentation.
  @Suite struct ManifestTests {
    private static let manifests = Result {
      let blocks = try PageTests.pages.flatMap { try Page($0).blocks }.filter(\.isManifest)
      return Set(blocks.map { $0.lines.joined(separator: "\n") })
        .union([try Tutorial.text(of: "01-Package.swift")])
    }

    @Test func manifestsAreValid() async throws {
      for manifest in try Self.manifests.get() {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "Package.swift")
        let swift = try #require(Program(named: "swift"))
        let run = try await swift.run(
          ["package", "--package-path", folder.url.path, "dump-package"])
        #expect(run.status == 0, "\(manifest)\n\(run.output)")
        // On Apple platforms, packages that depend on Mynah can't support older systems than Mynah.
        #expect(run.output.contains("\"platformName\" : \"macos\""), "\(manifest)")
      }
    }
  }
#endif
