import Foundation

#if os(macOS) || os(Linux) || os(Windows)
  /// A program that a test runs, such as the compiler or a program that the compiler built.
  ///
  /// A test that waits for the program doesn't block a thread, because the pool only has about as
  /// many threads as the system has processors. Other tests continue in the meantime.
  struct Program: Sendable {
    /// The result of running a program.
    struct Run: Sendable {
      /// The exit status, or the number of the signal that ended the program.
      let status: Int32

      /// The combined standard output and standard error.
      let output: String
    }

    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Finds a program in the folders of `PATH`, or returns nil if none of them contains it.
    init?(named name: String) {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let places = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      guard
        let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
      else { return nil }
      url = found
    }

    /// The root folder of the toolchain, if this program is a compiler.
    var toolchain: URL {
      url.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Runs the program, after waiting until fewer programs run than there are processors.
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
      // Use a file, because a program that starts at the same time could keep a pipe open.
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
