#if os(Linux)
  import Foundation
  internal import MynahCLI
  internal import Programs

  /// The package of the tutorial as it is after one of its steps.
  struct TutorialPackage {
    /// The resource that each file is, by the file's name.
    private var files: [String: String] = [:]

    /// Writes a file, or writes it anew.
    mutating func write(_ resource: String, as name: String) { files[name] = resource }

    /// The files of the module that the tests import.
    private var sources: [String: String] {
      files.filter { name, _ in
        name.hasSuffix(".swift") && name != "Package.swift" && !name.hasSuffix("Tests.swift")
      }
    }

    private var tests: [String: String] { files.filter { $0.key.hasSuffix("Tests.swift") } }

    /// Type-checks packages with the mocks that their tests mention.
    ///
    /// What several of them test is compiled once.
    ///
    /// - Returns: The errors and warnings of the compiler.
    static func problems(in packages: [TutorialPackage]) async throws -> [String] {
      try await withThrowingTaskGroup(of: [String].self) { group in
        for (sources, packages) in Dictionary(grouping: packages, by: \.sources) {
          group.addTask { try await problems(of: sources, testedBy: packages.map(\.tests)) }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }

    private static func problems(
      of sources: [String: String], testedBy tests: [[String: String]]
    ) async throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = try copy(sources, to: folder)
      let module = [
        "-emit-module", "-wmo", "-enable-testing", "-module-name", "Aviary", "-parse-as-library",
        "-emit-module-path", folder.appending(path: "Aviary.swiftmodule").path,
      ]
      let problems = try await compile(module + paths)
      return try await withThrowingTaskGroup(of: [String].self) { group in
        for (index, tests) in tests.enumerated() {
          group.addTask { try await check(tests, of: paths, in: folder, number: index) }
        }
        return try await group.reduce(into: problems) { $0 += $1 }
      }
    }

    /// Type-checks tests beside their mocks, in a folder of their own inside of the module's.
    private static func check(
      _ tests: [String: String], of sources: [String], in module: URL, number: Int
    ) async throws -> [String] {
      guard let built = BuiltModules() else { throw CocoaError(.fileNoSuchFile) }
      let folder = module.appending(path: "Tests\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let tests = try copy(tests, to: folder)
      let mocks = folder.appending(path: "Mocks.swift").path
      CommandLineProgram.run(
        ["generate", "--module", "Aviary", "--test-module", "AviaryTests"]
          + ["--default-isolation", "nonisolated", "--sources"] + sources + ["--tests"] + tests
          + ["--library", "Mynah", "--output", mocks])
      return try await compile(
        built.options(and: ["MynahBootstrap"])
          + [
            "-typecheck", "-wmo", "-module-name", "AviaryTests", "-parse-as-library", "-I",
            module.path,
          ]
          + tests + [mocks])
    }

    /// Copies resources, and returns where they are, in the order of their names.
    private static func copy(_ files: [String: String], to folder: URL) throws -> [String] {
      try files.sorted { $0.key < $1.key }.map { name, resource in
        let copy = folder.appending(path: name)
        try FileManager.default.copyItem(at: Tutorial.resource(resource), to: copy)
        return copy.path
      }
    }

    private static func compile(_ arguments: [String]) async throws -> [String] {
      guard let compiler = Program(named: "swiftc") else { throw CocoaError(.fileNoSuchFile) }
      let run = try await compiler.run(
        ["-swift-version", "6", "-diagnostic-style=llvm"] + arguments)
      return run.output.split(separator: "\n").map(String.init).filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
    }
  }
#endif
