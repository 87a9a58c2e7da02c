#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// `MYNAH_TOOL` names an artifact bundle of the tool, or the manifest explains why it can't be used.
  @Suite struct ToolBundleTests {
    @Test func aSoundBundleTakesThePlaceOfTheTarget() async throws {
      let bundle = try await Bundle()
      #expect(try await bundle.type(ofToolWith: bundle.path) == "binary")
      #expect(try await bundle.type(ofToolWith: "source") == "executable")
    }

    @Test func aMissingBundleIsAnError() async throws {
      let bundle = try await Bundle()
      try FileManager.default.removeItem(atPath: bundle.path)
      #expect(
        try await bundle.error() == bundle.error("there is no artifact bundle with an info.json"))
    }

    @Test func aPathMustBeAbsolute() async throws {
      let error = try await Bundle().error(for: "tools/MynahTool.artifactbundle")
      #expect(
        error == Bundle.error("the path isn't absolute", in: "tools/MynahTool.artifactbundle"))
    }

    @Test func aDamagedBundleIsAnError() async throws {
      let bundle = try await Bundle()
      try bundle.write("shorter", to: "\(Bundle.triple)/MynahTool")
      #expect(
        try await bundle.error()
          == bundle.error("\(Bundle.triple)/MynahTool is missing or damaged"))
      try bundle.write("{", to: "info.json")
      #expect(try await bundle.error() == bundle.error("its info.json is damaged"))
    }

    @Test func aBundleForAnotherSystemIsAnError() async throws {
      let bundle = try await Bundle()
      let info = try bundle.folder.text(of: "MynahTool.artifactbundle/info.json")
      try bundle.write(
        info.replacingOccurrences(of: Bundle.triple, with: "riscv64-plan9"), to: "info.json")
      #expect(
        try await bundle.error()
          == bundle.error("it's built for riscv64-plan9, and this system is \(Bundle.triple)"))
    }
  }

  /// An artifact bundle whose program is a short text, in a folder of its own.
  private struct Bundle {
    let folder: TemporaryFolder

    var path: String { folder.file("MynahTool.artifactbundle").path }

    #if arch(arm64)
      static let processor = (macOS: "arm64", linux: "aarch64")
    #else
      static let processor = (macOS: "x86_64", linux: "x86_64")
    #endif

    #if os(macOS)
      static let triple = "\(processor.macOS)-apple-macosx"
    #else
      static let triple = "\(processor.linux)-unknown-linux-gnu"
    #endif

    init() async throws {
      folder = try TemporaryFolder()
      let program = try folder.write("a program for \(Self.triple)", to: "program")
      let bash = try #require(Program(named: "bash"))
      let script = Repository.file(".ci/tool-bundle").path
      let run = try await bash.run([script, folder.url.path, "--program", program.path])
      try #require(run.status == 0, "\(run.output)")
    }

    func write(_ text: String, to file: String) throws {
      try folder.write(text, to: "MynahTool.artifactbundle/\(file)")
    }

    /// The type of the target `MynahTool` in the manifest.
    func type(ofToolWith value: String) async throws -> String? {
      struct Manifest: Decodable {
        struct Target: Decodable {
          let name: String
          let type: String
        }
        let targets: [Target]
      }
      let run = try await manifest(with: value)
      try #require(run.status == 0, "\(run.output)")
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
      return manifest.targets.first { $0.name == "MynahTool" }?.type
    }

    /// The line of the manifest's error, with a value of `MYNAH_TOOL`, which is the bundle's path by default.
    func error(for value: String? = nil) async throws -> String? {
      let run = try await manifest(with: value ?? path)
      #expect(run.status != 0)
      return run.output.split(separator: "\n").first { $0.hasPrefix("error: can't") }.map(
        String.init)
    }

    func error(_ problem: String) -> String { Self.error(problem, in: path) }

    static func error(_ problem: String, in path: String) -> String {
      """
      error: can't use the tool in '\(path)', which MYNAH_TOOL names: \(problem). \
      To build the tool from source instead, unset MYNAH_TOOL or set MYNAH_TOOL=source.
      """
    }

    private func manifest(with value: String) async throws -> Program.Run {
      let swift = try #require(Program(named: "swift"))
      return try await swift.run(
        [
          "package", "--package-path", Repository.root.path, "--scratch-path",
          folder.file("scratch").path, "--manifest-cache", "none", "dump-package",
        ], environment: ["MYNAH_TOOL": value])
    }
  }
#endif
