import Testing

@testable import MynahCLI

struct CheckCommandTests {
  @Test func buildsThatFailWithoutACompilerErrorAreReported() throws {
    // The folder doesn't have a manifest.
    let folder = try Folder()
    let build = "swift build --build-tests --package-path \(Shell.quoted(folder.path)) 2>&1"
    let printed = try #require(Shell.run(build)).printed

    let error = #expect(throws: CommandError.self) {
      try CommandLineProgram.perform(["check", "--package-path", folder.path])
    }

    #expect(
      error?.description == """
        the tests couldn't be built, so the mocks weren't checked. The build printed:
        \(String(decoding: printed, as: UTF8.self))
        """)
  }

  @Test(arguments: [
    (
      "note: x\nxcodebuild: error: Unable to find a device\n",
      "xcodebuild: error: Unable to find a device"
    ),
    ("CompileC a.o\n** TEST BUILD FAILED **\n", "** TEST BUILD FAILED **"),
    ("error: no such module\r\nerror: fatalError\r\n", "error: no such module\nerror: fatalError"),
  ])
  func logsOfFailedBuildsWithoutACompilerErrorAreReported(log: String, failures: String) throws {
    #expect(
      try error(log) == """
        the tests couldn't be built, so the mocks weren't checked. The build printed:
        \(failures)
        """)
  }

  @Test func emptyLogsAreReported() throws {
    #expect(try error("") == "can't read 'FOLDER/build.log': it's empty.")
  }

  @Test func crashesOfTestsAreNotFailedBuilds() throws {
    #expect(try error("Build complete! (3.1s)\nerror: Exited with signal code 5\n") == nil)
  }

  /// Returns the error that a check of a log throws.
  private func error(_ log: String) throws -> String? {
    let folder = try Folder()
    let path = try folder.write(log, to: "build.log")
    do throws(CommandError) {
      try CommandLineProgram.perform(["check", "--package-path", folder.path, "--log", path])
      return nil
    } catch {
      return error.description.replacing(folder.path, with: "FOLDER")
    }
  }
}
