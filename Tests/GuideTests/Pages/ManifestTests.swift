#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The manifests that the documentation shows are read by the package manager.
  @Suite struct ManifestTests {
    @Test(arguments: PageTests.pages) func manifestsAreValid(_ path: String) throws {
      for block in try Page(path).blocks where block.isManifest {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = block.lines.joined(separator: "\n")
        try manifest.write(
          to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path(), "dump-package"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(path), \(block)")
      }
    }
  }
#endif
