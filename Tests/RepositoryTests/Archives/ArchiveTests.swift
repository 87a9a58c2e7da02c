import Foundation
import Testing

/// Tests of failures if Mynah is linked from an archive, such as in Bazel, in CMake, or in a static
/// framework, because the linker only takes object files that the program refers to.
@Suite(.enabled(if: ArchivedProgram.canBeBuilt))
struct ArchiveTests {
  private static let source = """
    import Mynah
    import XCTest

    protocol Bird { func land() }

    final class BirdTests: XCTestCase {
      func testLanding() {
        verify(mock(Bird.self).land()).wasCalled()
      }
    }

    XCTMain([testCase([("testLanding", BirdTests.testLanding)])])
    """

  @Test func generatedMocksLinkTheReporter() async throws {
    let run = try await ArchivedProgram(Self.source, mocksOf: "Mynah").run()
    #expect(
      run.errors == [
        """
        main.swift:8: error: BirdTests.testLanding : failed - Expected bird.land() to be called \
        exactly once, but it was called 0 times.
        """,
        "land() was not called at all.",
      ])
    #expect(run.status == 1)
  }

  @Test func testsDoNotPassWithoutTheReporter() async throws {
    let run = try await ArchivedProgram(Self.source, mocksOf: "MynahCore").run()
    #expect(
      run.errors == [
        """
        main.swift:8: Fatal error: Expected bird.land() to be called exactly once, \
        but it was called 0 times.
        """,
        "land() was not called at all.",
        """
        Mynah can't report failures, because this program doesn't contain Mynah's failure reporter. \
        Link the product Mynah, not only MynahCore. For a static library, use -ObjC or \
        -force_load on Apple platforms, and --whole-archive elsewhere.
        """,
      ])
    #expect(run.status != 0)
  }

  /// Checks that a program that doesn't run tests prints failures, because it has no reporter.
  @Test func programsWithoutTestsPrintFailures() async throws {
    let source = """
      import MynahCore

      protocol Bird { func land() }

      verify(mock(Bird.self).land()).wasCalled()
      """
    let run = try await ArchivedProgram(source, mocksOf: "MynahCore", archiveOf: "MynahCore").run()
    #expect(
      run.errors == [
        """
        main.swift:5:7: error: Expected bird.land() to be called exactly once, \
        but it was called 0 times.
        """,
        "land() was not called at all.",
      ])
    #expect(run.status == 0)
  }
}
