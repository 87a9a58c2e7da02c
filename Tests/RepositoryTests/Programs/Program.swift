import Foundation

#if os(macOS) || os(Linux) || os(Windows)
  /// A program that a test runs: the compiler, or what the compiler made.
  ///
  /// A test that waits for it holds no thread, for those of a pool are as few as the processors: other
  /// tests go on meanwhile.
  struct Program: Sendable {
    /// What became of a run.
    struct Run: Sendable {
      /// The exit status, or the number of the signal that ended the program.
      let status: Int32

      /// All that was printed, also as errors.
      let output: String
    }

    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Finds a program in the folders of `PATH`; nil where none has it.
    init?(named name: String) {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let places = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      guard
        let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
      else { return nil }
      url = found
    }

    /// The folder of the toolchain whose compiler this is.
    var toolchain: URL {
      url.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Runs the program, once fewer programs run than there are processors.
    func run(
      _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> Run {
      await Turnstile.processors.enter()
      let result: Result<Run, any Error>
      do {
        result = .success(try await runNow(arguments, environment))
      } catch {
        result = .failure(error)
      }
      await Turnstile.processors.leave()
      return try result.get()
    }

    private func runNow(_ arguments: [String], _ environment: [String: String]) async throws -> Run
    {
      // No pipe: a program that is started at the same time would hold it open.
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let handle = try FileHandle(forWritingTo: file)
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = handle
      process.standardError = handle
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
        } catch {
          continuation.resume(throwing: error)
        }
      }
      return Run(status: status, output: try String(contentsOf: file, encoding: .utf8))
    }
  }
#endif
