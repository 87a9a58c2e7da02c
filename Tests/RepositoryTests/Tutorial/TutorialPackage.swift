#if os(Linux)
  import Foundation

  /// The tutorial's package after one of the tutorial's steps.
  struct TutorialPackage {
    /// The resource with each file's contents, by the file's name.
    private var files: [String: String] = [:]

    /// Adds a file with the contents of a resource, or replaces the file.
    mutating func write(_ resource: String, as name: String) { files[name] = resource }

    /// Type-checks the sources, the tests, and the tests' mocks as one module.
    ///
    /// - Returns: The compiler's errors and warnings.
    func problems() async throws -> [Substring] {
      let folder = try TemporaryFolder()
      let swift = files.filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }
      let sources = try swift.map { name, resource in
        let text = try Tutorial.text(of: resource).replacing("@testable import Aviary\n", with: "")
        return try folder.write(text, to: name)
      }
      let mocks = folder.file("Mocks.swift")
      SwiftCompiler.generateMocks(
        of: sources, in: sources.filter { $0.path.hasSuffix("Tests.swift") }, library: "Mynah",
        into: mocks)
      let options = ["-typecheck", "-wmo", "-module-name", "Birds", "-parse-as-library"]
      return try await SwiftCompiler.run(
        options + SwiftCompiler.modules + (sources + [mocks]).map(\.path)
      ).problems
    }
  }
#endif
