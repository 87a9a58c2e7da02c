import Foundation
import Testing

/// Tests that the manifest uses the artifact bundle in `MYNAH_TOOL`, or explains why it can't.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts)) struct ToolBundleTests {
  #if arch(arm64)
    private static let triple = "aarch64-unknown-linux-gnu"
  #else
    private static let triple = "x86_64-unknown-linux-gnu"
  #endif

  private let folder: TemporaryFolder

  private var bundle: String { folder.file("MynahTool.artifactbundle").path }

  /// Creates a bundle whose program is a short text file.
  init() async throws {
    folder = try TemporaryFolder()
    let program = try folder.write("a program for \(Self.triple)", to: "program")
    let bash = try #require(Program(named: "bash"))
    let run = try await bash.run(
      [Repository.file(".ci/tool-bundle").path, folder.url.path, "--program", program.path])
    try #require(run.status == 0, "\(run.output)")
  }

  @Test func validBundleReplacesTheToolTarget() async throws {
    #expect(try await typeOfTool(bundle) == "binary")
    #expect(try await typeOfTool("source") == "executable")
  }

  @Test func relativePathIsAnError() async throws {
    try await expectError("the path isn't absolute", in: "tools/MynahTool.artifactbundle")
  }

  @Test func bundleForAnotherSystemIsAnError() async throws {
    try FileManager.default.moveItem(atPath: "\(bundle)/\(Self.triple)", toPath: "\(bundle)/plan9")
    try await expectError("there is no executable file '\(bundle)/\(Self.triple)/MynahTool'")
  }

  @Test func programThatIsNotExecutableIsAnError() async throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: "\(bundle)/\(Self.triple)/MynahTool")
    try await expectError("there is no executable file '\(bundle)/\(Self.triple)/MynahTool'")
  }

  private func expectError(_ problem: String, in path: String? = nil) async throws {
    let run = try await Self.runManifest(with: path ?? bundle)
    #expect(run.status != 0)
    #expect(
      run.output == """
        error: can't use the tool in '\(path ?? bundle)', which MYNAH_TOOL names: \(problem). \
        To build the tool from source instead, unset MYNAH_TOOL or set MYNAH_TOOL=source.

        """)
  }

  /// Returns the type of the target `MynahTool` in the manifest.
  private func typeOfTool(_ value: String) async throws -> String? {
    struct Nothing: Decodable {}
    struct Target: Decodable {
      let name: String
      let type: [String: Nothing]
    }
    struct Package: Decodable { let targets: [Target] }
    struct Manifest: Decodable { let package: Package }
    let output = try await Self.runManifest(with: value).output
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(output.utf8))
    return manifest.package.targets.first { $0.name == "MynahTool" }?.type.keys.first
  }

  // MARK: - The manifest

  /// The compiled manifest, because the package manager would compile it again for each value.
  private static let manifest = Task {
    let folder = try TemporaryFolder()
    let compiler = try #require(SwiftCompiler.program)
    let library = compiler.toolchain.appending(path: "lib/swift/pm/ManifestAPI").path
    let program = folder.file("manifest")
    let run = try await SwiftCompiler.run([
      Repository.file("Package.swift").path, "-package-description-version", "6.1.0",
      "-I", library, "-L", library, "-lPackageDescription",
      "-Xlinker", "-rpath", "-Xlinker", library, "-o", program.path,
    ])
    try #require(run.status == 0, "\(run.output)")
    return Program(program)
  }

  /// Runs the manifest with a value of `MYNAH_TOOL`.
  private static func runManifest(with value: String) async throws -> Program.Run {
    let context = "{\"packageDirectory\":\"\(Repository.root.path)\"}"
    return try await manifest.value.run(
      ["-context", context, "-fileno", "1"], environment: ["MYNAH_TOOL": value])
  }
}
