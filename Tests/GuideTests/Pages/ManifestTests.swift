#if os(macOS) || os(Linux)
  import Foundation
  import Programs
  import Testing

  /// The manifests that the documentation shows are read by the package manager.
  @Suite struct ManifestTests {
    @Test(arguments: PageTests.pages) func manifestsAreValid(_ path: String) async throws {
      for block in try Page(path).blocks where block.isManifest {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = block.lines.joined(separator: "\n")
        try manifest.write(
          to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)

        let swift = try #require(Program(named: "swift"))
        let run = try await swift.run(["package", "--package-path", folder.path(), "dump-package"])
        #expect(run.status == 0, "\(path), \(block)\n\(run.output)")
        // On Apple's systems a target that depends on Mynah must not be for older ones.
        let hasPlatforms = run.output.contains("\"platformName\" : \"macos\"")
        #expect(hasPlatforms, "\(path), \(block)")
      }
    }
  }
#endif
