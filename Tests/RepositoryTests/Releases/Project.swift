#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A small Git repository that contains a copy of the release script.
  struct Project {
    /// The project's folder.
    let folder: TemporaryFolder

    /// The environment variables that make Git ignore the settings of whoever runs the tests.
    private var environment: [String: String] {
      [
        "GIT_CONFIG_GLOBAL": folder.file(".git/no-settings").path,
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "Ryan", "GIT_AUTHOR_EMAIL": "ryan@example.org",
        "GIT_COMMITTER_NAME": "Ryan", "GIT_COMMITTER_EMAIL": "ryan@example.org",
      ]
    }

    /// Creates and commits the project, whose changelog only has notes for `0.2.0`.
    init() async throws {
      folder = try TemporaryFolder()
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
        "Sources/MynahCLI/CommandLineProgram.swift": "  static let version = \"0.1.0\"\n",
        ".ci/run": "#!/usr/bin/env bash\n",
        ".ci/release": try Repository.text(of: ".ci/release"),
      ]
      for (path, text) in files { try write(text, to: path) }
      try await git("init", "--quiet", "--initial-branch=main")
      try await git("add", ".")
      try await git("commit", "--quiet", "--message", "Birds")
    }

    /// Runs the release script with arguments that are separated by spaces.
    func release(_ arguments: String) async throws -> Program.Run {
      let bash = try #require(Program(named: "bash"))
      return try await bash.run(
        [folder.file(".ci/release").path] + arguments.split(separator: " ").map(String.init),
        environment: environment)
    }

    /// Runs Git, and returns its output.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
      let git = try #require(Program(named: "git"))
      let run = try await git.run(["-C", folder.url.path] + arguments, environment: environment)
      try #require(run.status == 0, "\(run.output)")
      return run.output
    }

    /// Writes a file, and commits all changes to tracked files.
    func commit(_ text: String, to path: String) async throws {
      try write(text, to: path)
      try await git("commit", "--quiet", "--all", "--message", "More birds")
    }

    /// Adds a bare repository as `origin`, and pushes the branch to it.
    func addOrigin() async throws {
      let origin = folder.file(".git/origin").path
      try await git("init", "--quiet", "--bare", "--initial-branch=main", origin)
      try await git("remote", "add", "origin", origin)
      try await git("push", "--quiet", "origin", "main")
    }

    /// Returns the names of the branches and tags in `origin`.
    func pushedNames() async throws -> [String] {
      try await git("ls-remote", "--refs", "origin").split(separator: "\n").map {
        String($0.drop { $0 != "\t" }.dropFirst())
      }
    }

    /// Writes a file with the name of the tool's bundle.
    func writeTool(_ text: String = "a bundle") throws -> URL {
      try folder.write(text, to: ".git/MynahTool.artifactbundle.zip")
    }

    /// Copies a file to the download page of a release.
    func upload(_ file: URL, to release: String, of page: URL) throws {
      let downloads = page.appending(path: "releases/download/\(release)")
      try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: file, to: downloads.appending(path: file.lastPathComponent))
    }

    /// Returns the contents of a file.
    func text(_ path: String) throws -> String { try folder.text(of: path) }

    private func write(_ text: String, to path: String) throws {
      let file = try folder.write(text, to: path)
      guard path.hasPrefix(".ci/") else { return }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }
#endif
