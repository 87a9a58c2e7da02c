#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Tests of `.ci/release`, which makes a release from the changelog or reports why it can't.
  @Suite struct ReleaseTests {
    /// The steps of a release without an address or a bundle.
    private static let steps = """
      Release 0.2.0
      - mynah --version prints 0.2.0: Sources/MynahCLI/CommandLineProgram.swift
      - These examples require from: "0.2.0":
          Docs/Guide.md
          README.md
      - Their address still contains OWNER. Pass the address of the package as --url
      - Change these lines by hand first:
          README.md:3:Replace `OWNER`.
      - Users of the release compile the generator. To prevent this, pass a bundle as --tool
      - .ci/run must pass
      - A commit is made, and tagged with this message:
          - Birds sing.

          # not a comment
      """

    @Test func dryRunPrintsTheSteps() async throws {
      let release = try await Project().release("0.2.0")
      #expect(
        release.output == """
          \(Self.steps)
          Nothing was changed. To make the release, add --write.

          """)
      #expect(release.status == 0)
    }

    @Test func dryRunChangesNothing() async throws {
      let project = try await Project()
      _ = try await project.release("0.2.0")
      #expect(try await project.git("status", "--porcelain") == "")
      #expect(try await project.git("tag") == "")
    }

    @Test func dryRunWorksInAClone() async throws {
      let project = try await Project()
      try await project.addOrigin()
      #expect(try await project.release("0.2.0").status == 0)
    }

    @Test func failingTestsUndoTheRelease() async throws {
      let project = try await Project()
      try await project.commit("#!/usr/bin/env bash\nexit 1\n", to: ".ci/run")
      let failed = try await project.release("0.2.0 --write")
      #expect(
        failed.output == """
          \(Self.steps)
          error: .ci/run failed, so nothing was released

          """)
      #expect(failed.status == 1)
      #expect(try await project.git("status", "--porcelain") == "")
      #expect(try await project.git("tag") == "")
      #expect(
        try project.text("Docs/Guide.md")
          == ".package(url: \"https://github.com/OWNER/mynah\", branch: \"main\"),\n")
    }

    @Test func releaseSetsTheVersionInExamplesProgramAndTag() async throws {
      let project = try await Project()
      let release = try await project.release(
        "0.2.0 --url https://example.org/birds/mynah.git --write")
      #expect(release.status == 0, "\(release.output)")
      #expect(
        try project.text("README.md") == """
          # Mynah
          .package(url: "https://example.org/birds/mynah.git", from: "0.2.0")
          Replace `OWNER`.
          .package(url: "https://example.org/finch", branch: "main")

          """)
      #expect(
        try project.text("Docs/Guide.md")
          == ".package(url: \"https://example.org/birds/mynah.git\", from: \"0.2.0\"),\n")
      #expect(
        try project.text("Sources/MynahCLI/CommandLineProgram.swift")
          == "  static let version = \"0.2.0\"\n")
      #expect(try await project.git("log", "-1", "--format=%s") == "Version 0.2.0\n")
      #expect(try await project.git("status", "--porcelain") == "")
      let format = "--format=%(refname:short)%0a%(contents)"
      #expect(
        try await project.git("for-each-ref", "refs/tags", format) == """
          0.2.0
          Mynah 0.2.0

          - Birds sing.

          # not a comment

          """)
    }

    @Test func onlyTheTaggedManifestDownloadsTheTool() async throws {
      let project = try await Project()
      let bundle = try project.writeTool().path
      let release = try await project.release(
        "0.2.0 --url https://example.org/birds/mynah.git --tool \(bundle) --write")
      let page = "https://example.org/birds/mynah/releases/download/tool-0.2.0"
      #expect(
        release.output == """
          Release 0.2.0
          - mynah --version prints 0.2.0: Sources/MynahCLI/CommandLineProgram.swift
          - These examples require from: "0.2.0":
              Docs/Guide.md
              README.md
          - Their address is https://example.org/birds/mynah.git
          - Change these lines by hand first:
              README.md:3:Replace `OWNER`.
          - The tagged Package.swift downloads \(page)/MynahTool.artifactbundle.zip
          - .ci/run must pass
          - A commit is made, and tagged with this message:
              - Birds sing.

              # not a comment
          Nothing is published yet. The next steps are:
          - gh release create tool-0.2.0 \(bundle) --prerelease --notes 'The tool of Mynah 0.2.0'
          - .ci/release 0.2.0 --publish

          """)
      #expect(
        try await project.git("show", "0.2.0:Package.swift") == """
          // swift-tools-version: 6.1
          import PackageDescription
          let releasedTool: (url: String, checksum: String)? = \
          (url: "\(page)/MynahTool.artifactbundle.zip", \
          checksum: "cd98c950d629c66548537b4ecd68dab3e8cf59974ba6e40df5a1a7354b39db5f")
          let package = Package(name: "mynah")

          """)
      #expect(
        try project.text("Package.swift") == """
          // swift-tools-version: 6.1
          import PackageDescription
          let releasedTool: (url: String, checksum: String)? = nil
          let package = Package(name: "mynah")

          """)
    }

    @Test func nextReleaseReplacesTheVersion() async throws {
      let project = try await Project()
      _ = try await project.release("0.2.0 --write")
      try await project.commit("## 0.10.0\n\n- Birds fly.\n", to: "Docs/Changelog.md")
      let release = try await project.release("0.10.0 --write")
      #expect(
        release.output == """
          Release 0.10.0 after 0.2.0
          - mynah --version prints 0.10.0: Sources/MynahCLI/CommandLineProgram.swift
          - These examples require from: "0.10.0":
              Docs/Guide.md
              README.md
          - Their address still contains OWNER. Pass the address of the package as --url
          - Change these lines by hand first:
              README.md:3:Replace `OWNER`.
          - Users of the release compile the generator. To prevent this, pass a bundle as --tool
          - .ci/run must pass
          - A commit is made, and tagged with this message:
              - Birds fly.
          Nothing is published yet. The next steps are:
          - .ci/release 0.10.0 --publish

          """)
      #expect(
        try project.text("Docs/Guide.md")
          == ".package(url: \"https://github.com/OWNER/mynah\", from: \"0.10.0\"),\n")
    }

    // MARK: - Publishing

    /// A Boolean value that indicates whether the program that downloads the tool is installed.
    private static var hasCurl: Bool {
      let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return folders.split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: "\(folder)/curl")
      }
    }

    @Test(.enabled(if: hasCurl)) func publishingPushesTheBranchWithTheTag() async throws {
      let project = try await Project()
      try await project.addOrigin()
      let page = project.folder.file(".git/page")
      let tool = try project.writeTool()
      _ = try await project.release("0.2.0 --url file://\(page.path) --tool \(tool.path) --write")
      try project.upload(tool, to: "tool-0.2.0", of: page)

      let publication = try await project.release("0.2.0 --publish")
      #expect(
        publication.output == """
          Mynah 0.2.0 is public. For its page, run: \
          gh release create 0.2.0 --verify-tag --notes-from-tag

          """)
      #expect(try await project.pushedNames() == ["refs/heads/main", "refs/tags/0.2.0"])
      #expect(
        try await project.git("rev-parse", "HEAD", "0.2.0~1^{commit}")
          == project.git("rev-parse", "origin/main", "origin/main"))
    }

    @Test(.enabled(if: hasCurl)) func missingToolIsNotPublished() async throws {
      let project = try await Project()
      try await project.addOrigin()
      let page = "file://\(project.folder.file(".git/page").path)"
      let tool = try project.writeTool().path
      _ = try await project.release("0.2.0 --url \(page) --tool \(tool) --write")

      let publication = try await project.release("0.2.0 --publish")
      let file = "\(page)/releases/download/tool-0.2.0/MynahTool.artifactbundle.zip"
      #expect(
        publication.output
          == "error: can't download \(file). Publish the release tool-0.2.0 first\n")
      #expect(try await project.pushedNames() == ["refs/heads/main"])
    }

    @Test(.enabled(if: hasCurl)) func toolWithAnotherChecksumIsNotPublished() async throws {
      let project = try await Project()
      try await project.addOrigin()
      let page = project.folder.file(".git/page")
      let tool = try project.writeTool()
      _ = try await project.release("0.2.0 --url file://\(page.path) --tool \(tool.path) --write")
      try project.upload(project.writeTool("another bundle"), to: "tool-0.2.0", of: page)

      let publication = try await project.release("0.2.0 --publish")
      let file = "\(page.path)/releases/download/tool-0.2.0/MynahTool.artifactbundle.zip"
      #expect(
        publication.output
          == "error: file://\(file) isn't the file that was passed as --tool\n")
      #expect(try await project.pushedNames() == ["refs/heads/main"])
    }

    @Test func publishingRequiresTheTag() async throws {
      let publication = try await Project().release("0.2.0 --publish")
      #expect(publication.output == "error: the tag 0.2.0 doesn't exist. Make it with --write\n")
    }

    // MARK: - Errors

    @Test(arguments: [
      "0.3.0": "the section '## 0.3.0' of Docs/Changelog.md is missing or empty",
      "0.2": "'0.2' isn't a version with three numbers, such as 1.0.0",
      "": "'' isn't a version with three numbers, such as 1.0.0",
      "0.2.0 0.3.0": "two versions were passed: 0.2.0 and 0.3.0",
      "0.2.0 --push": "unknown option --push",
    ])
    func invalidArgumentsAreErrors(_ arguments: String, _ message: String) async throws {
      let release = try await Project().release(arguments)
      #expect(release.output == "error: \(message)\n")
      #expect(release.status == 1)
    }

    @Test func uncommittedChangesAreAnError() async throws {
      let project = try await Project()
      try project.folder.write("# Changed\n", to: "README.md")
      #expect(
        try await project.release("0.2.0").output == "error: some changes aren't committed\n")
    }

    @Test func unfinishedChangelogIsAnError() async throws {
      let project = try await Project()
      try await project.commit(
        "## Next\n\n- Eggs.\n\n## 0.2.0\n\n- Birds.\n", to: "Docs/Changelog.md")
      #expect(
        try await project.release("0.2.0").output
          == "error: Docs/Changelog.md still has a section '## Next'. Is it part of 0.2.0?\n")
    }

    @Test func olderVersionIsAnError() async throws {
      let project = try await Project()
      try await project.git("tag", "0.10.0")
      #expect(try await project.release("0.2.0").output == "error: 0.2.0 is older than 0.10.0\n")
    }

    @Test func existingVersionIsAnError() async throws {
      let project = try await Project()
      try await project.git("tag", "0.2.0")
      #expect(
        try await project.release("0.2.0").output == "error: the tag 0.2.0 already exists\n")
    }

    @Test func otherBranchIsAnError() async throws {
      let project = try await Project()
      try await project.git("switch", "--quiet", "--create", "nests")
      #expect(
        try await project.release("0.2.0").output
          == "error: releases are made from the branch main, not from 'nests'\n")
    }

    @Test func branchWithoutTheCommitsOfItsOriginIsAnError() async throws {
      let project = try await Project()
      try await project.addOrigin()
      try await project.commit("# Eggs\n", to: "README.md")
      try await project.git("push", "--quiet", "origin", "main")
      try await project.git("reset", "--quiet", "--hard", "HEAD~1")
      #expect(
        try await project.release("0.2.0").output == """
          error: the branch main of origin has commits that this clone doesn't have. Pull them first

          """)
    }
  }
#endif
