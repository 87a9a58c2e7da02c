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
}
