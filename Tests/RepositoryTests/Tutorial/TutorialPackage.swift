#if os(Linux)
  import Foundation

  /// The package of the tutorial as it is after one of its steps.
  struct TutorialPackage {
    /// The resource that each file is, by the file's name.
    private var files: [String: String] = [:]

    /// Writes a file, or writes it anew.
    mutating func write(_ resource: String, as name: String) { files[name] = resource }

    /// Type-checks the sources and the tests as one module, with the mocks that the tests mention.
    ///
    /// - Returns: The errors and warnings of the compiler.
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
