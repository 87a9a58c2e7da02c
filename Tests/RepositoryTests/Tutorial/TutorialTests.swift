import Foundation
import Testing

/// Tests that the tutorial's steps compile, and that its final code and failures are tested.
@Suite struct TutorialTests {
  @Test func resourcesAreShown() throws {
    #expect(Set(try Tutorial.shown().map(\.resource)) == Set(Tutorial.resources))
  }

  @Test func resourcesAreTested() throws {
    let sources = try TestedSources(in: ["Tests/GuideTests/Tutorial"])
    let last = Dictionary(try Tutorial.shown().map { ($0.name, $0.resource) }) { $1 }
    for (name, resource) in last where name.hasSuffix(".swift") && name != "Package.swift" {
      let isRun = sources.contain(try Tutorial.lines(of: resource))
      #expect(isRun, "\(resource)")
    }
  }

  @Test func failuresAreTested() throws {
    let sources = try TestedSources(in: ["Tests/GuideTests/Tutorial"])
    let failures = try Tutorial.shown().filter { $0.name == "Terminal" }.map(\.resource)
    #expect(failures.count == 3)
    for failure in failures {
      let block = CodeBlock(language: "text", line: 1, lines: try Tutorial.lines(of: failure))
      let isExpected = sources.contain(block.failureLines)
      #expect(isExpected, "\(failure)")
    }
  }

  #if os(Linux)
    /// The tutorial's package after each step that shows a test.
    private static var packages: [TutorialPackage] {
      get throws {
        var package = TutorialPackage()
        return try Tutorial.shown().compactMap { name, resource in
          package.write(resource, as: name)
          return name.hasSuffix("Tests.swift") ? package : nil
        }
      }
    }

    @Test func eachStepCompiles() async throws {
      let packages = try Self.packages
      #expect(packages.count == 10)
      for package in packages { #expect(try await package.problems() == []) }
    }
  #endif
}
