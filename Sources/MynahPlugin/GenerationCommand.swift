import Foundation
import PackagePlugin

/// A build command that generates the mocks of a target.
struct GenerationCommand {
  let module: String
  let sources: TargetSources
  let tool: URL

  /// The plugin's folder for the target.
  let folder: URL

  /// Writes the arguments to a file, and returns the build command.
  ///
  /// - Parameter inputs: The existing files and folders, other than sources, that affect the mocks.
  func command(inputs: [URL]) throws -> Command {
    let output = folder.appending(path: "\(module)Mocks.swift")
    let argumentsFile = folder.appending(path: "arguments.txt")
    let count = partCount
    let parts = (0..<count).map { folder.appending(path: "\(module)Mocks-\($0 + 1).swift") }
    let options =
      ["--by-plugin", "--output", output.path, "--ignore-stamp", argumentsFile.path]
      + (parts.isEmpty ? [] : ["--parts", "\(count)"])
    try write(sources.arguments + options, to: argumentsFile)
    return .buildCommand(
      displayName: "Generating mocks for \(module)", executable: tool,
      arguments: ["generate", "@\(argumentsFile.path)"],
      inputFiles: sources.files + inputs + [argumentsFile], outputFiles: [output] + parts)
  }

  /// The number of files that the mocks are spread over, or 0 for a single file.
  ///
  /// The plugin has to name the files before the mocks are known, so the number depends on the files
  /// that request mocks. It's a power of two, because all mocks move if it changes. An empty file
  /// costs the compiler 4 ms.
  private var partCount: Int {
    var count = sources.ownFiles.count
    if count < 32 { count = max(count, requestCount) }
    return count < 4 ? 0 : min(64, 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount))
  }

  /// The number of lines that seem to request a mock.
  private var requestCount: Int {
    sources.ownFiles.reduce(0) { count, file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return count
        + text.split(separator: "\n").count { $0.contains("mock(") || $0.contains("Mock") }
    }
  }

  /// Writes the arguments if they changed, because rewriting the file would cause another build.
  private func write(_ arguments: [String], to file: URL) throws {
    let text = arguments.joined(separator: "\n")
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
