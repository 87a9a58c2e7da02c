import Foundation

/// Measures the first build of a package with one mock, without any earlier build products.
struct FirstBuildGauge {
  private let swift: URL

  /// The folder of Mynah's package.
  private let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Finds `swift`, or returns nil if it isn't installed.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(fileURLWithPath: "\($0)/swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    swift = found
  }

  /// Returns the ratio of the processor time with Mynah to the time without a library.
  func read() -> Double {
    let without = milliseconds(withMock: false)
    let with = milliseconds(withMock: true)
    StandardError.print(
      "without a library: \(Int(without)) ms of processor time; with Mynah: \(Int(with)) ms")
    return with / without
  }

  private func milliseconds(withMock: Bool) -> Double {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mynah-first-build-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = swift
    process.arguments = ["build", "--build-tests", "--package-path", folder.path]
    process.standardOutput = FileHandle.nullDevice
    let start = ChildProcesses.processorMilliseconds()
    do {
      try write(withMock: withMock, in: folder)
      try process.run()
    } catch {
      preconditionFailure("The package of a benchmark can't be built: \(error)")
    }
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "The package of a benchmark does not build.")
    return ChildProcesses.processorMilliseconds() - start
  }

  private func write(withMock: Bool, in folder: URL) throws {
    let library = withMock ? #", .product(name: "Mynah", package: "mynah")"# : ""
    let plugin =
      withMock ? #", plugins: [.plugin(name: "MynahPlugin", package: "mynah")]"# : ""
    let dependency = withMock ? ".package(name: \"mynah\", path: \"\(repository.path)\")" : ""
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "nest", dependencies: [\(dependency)],
        targets: [
          .target(name: "Nest"),
          .testTarget(name: "NestTests", dependencies: ["Nest"\(library)]\(plugin)),
        ])
      """,
      "Sources/Nest/Bird.swift": """
      public protocol Bird {
        func fly(to place: String, speed: Int) throws -> Int
        var name: String { get }
      }
      """,
      "Tests/NestTests/BirdTests.swift": withMock
        ? """
        import Mynah
        import Nest
        import Testing

        @Test func flies() throws {
          let bird = mock(Bird.self)
          given(bird.fly(to: any(), speed: any())).willReturn(3)
          #expect(try bird.fly(to: "Oslo", speed: 5) == 3)
          verify(bird.fly(to: "Oslo", speed: 5)).wasCalled()
        }
        """
        : """
        import Nest
        import Testing

        @Test func flies() { #expect(Bool(true)) }
        """,
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
