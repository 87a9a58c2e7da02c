#if os(macOS) || os(Linux)
  import Foundation
  import Programs
  import Testing

  /// A small project under version control, with the script that makes releases.
  final class Project {
    /// Where it is.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// What git knows, without the settings of the person who runs the tests.
    private var environment: [String: String] {
      [
        "GIT_CONFIG_GLOBAL": folder.appending(path: ".git/no-settings").path(),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "Ryan", "GIT_AUTHOR_EMAIL": "ryan@example.org",
        "GIT_COMMITTER_NAME": "Ryan", "GIT_COMMITTER_EMAIL": "ryan@example.org",
      ]
    }

    /// Makes the project, with a changelog that has the section `0.2.0`, and an empty one.
    init() async throws {
      let example = "github.com/OWNER/mynah"
      let files = [
        "README.md": """
        # Mynah
        .package(url: "https://\(example)", branch: "main")
        Replace `OWNER`.
        .package(url: "https://example.org/finch", branch: "main")

        """,
        "Docs/Guide.md": ".package(url: \"https://\(example)\", branch: \"main\"),\n",
        "Docs/Changelog.md": """
        # Changelog

        ## Next

        ## 0.2.0

        - Birds sing.

        # not a comment

        ## 0.1.0

        """,
        "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let releasedTool: (url: String, checksum: String)? = nil
        let package = Package(name: "mynah")

        """,
        "Sources/MynahCLI/Help.swift": "  static let version = \"0.1.0\"\n",
        ".ci/run": "#!/usr/bin/env bash\n",
        ".ci/release": try String(
          contentsOf: Repository.file(".ci/release"), encoding: .utf8),
      ]
      for (path, text) in files { try write(text, to: path) }
      try await git("init", "--quiet", "--initial-branch=main")
      try await git("add", ".")
      try await git("commit", "--quiet", "--message", "Birds")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the script.
    func release(_ arguments: String...) async throws -> Program.Run {
      try await release(arguments)
    }

    /// Runs the script.
    func release(_ arguments: [String]) async throws -> Program.Run {
      let bash = try #require(Program(named: "bash"))
      return try await bash.run(
        [folder.appending(path: ".ci/release").path()] + arguments, environment: environment)
    }

    /// Runs git, and returns what it prints.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
      let git = try #require(Program(named: "git"))
      let run = try await git.run(["-C", folder.path()] + arguments, environment: environment)
      try #require(run.status == 0, "\(run.output)")
      return run.output
    }

    /// Changes a file, and commits all that has changed.
    func commit(_ text: String, to path: String) async throws {
      try write(text, to: path)
      try await git("commit", "--quiet", "--all", "--message", "More birds")
    }

    /// Returns what a file holds.
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Written in place, so that what was executable stays so.
      if FileManager.default.fileExists(atPath: file.path()) {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
      } else {
        try text.write(to: file, atomically: true, encoding: .utf8)
        let isScript = path.hasPrefix(".ci/")
        try FileManager.default.setAttributes(
          [.posixPermissions: isScript ? 0o755 : 0o644], ofItemAtPath: file.path())
      }
    }
  }
#endif
