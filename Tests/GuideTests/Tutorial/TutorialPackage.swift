#if os(Linux)
  import Foundation
  internal import MynahCLI
  internal import Programs

  /// The package of the tutorial as it is after one of its steps.
  struct TutorialPackage {
    /// The resource that each file is, by the file's name.
    private(set) var files: [String: String] = [:]

    /// Type-checks the package with the mocks that its test mentions.
    ///
    /// - Returns: The errors and warnings of the compiler.
    func problems() async throws -> [String] {
      guard let built = BuiltModules(), let compiler = Program(named: "swiftc") else {
        throw CocoaError(.fileNoSuchFile)
      }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, resource) in files {
        try FileManager.default.copyItem(
          at: Tutorial.resource(resource), to: folder.appending(path: name))
      }
      let names = files.keys.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.sorted()
      let paths = names.map { folder.appending(path: $0).path }
      let sources = paths.filter { !$0.hasSuffix("Tests.swift") }
      let tests = paths.filter { $0.hasSuffix("Tests.swift") }
      let mocks = folder.appending(path: "Mocks.swift").path
      CommandLineProgram.run(
        ["generate", "--module", "Aviary", "--test-module", "AviaryTests"]
          + ["--default-isolation", "nonisolated", "--sources"] + sources + ["--tests"] + tests
          + ["--library", "Mynah", "--output", mocks])
      let module = [
        "-emit-module", "-enable-testing", "-module-name", "Aviary", "-parse-as-library",
        "-emit-module-path", folder.appending(path: "Aviary.swiftmodule").path,
      ]
      let check = [
        "-typecheck", "-module-name", "AviaryTests", "-parse-as-library", "-I", folder.path,
      ]
      let options = ["-swift-version", "6", "-diagnostic-style=llvm"]
      let runs = [
        try await compiler.run(options + module + sources),
        try await compiler.run(
          options + built.options(and: ["MynahBootstrap"]) + check + tests + [mocks]),
      ]
      return runs.flatMap { $0.output.split(separator: "\n") }.map(String.init).filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
    }

    /// Writes a file, or writes it anew.
    mutating func write(_ resource: String, as name: String) { files[name] = resource }
  }
#endif
