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
    let options = ["--by-plugin", "--output", output.path, "--ignore-stamp", argumentsFile.path]
    try write(sources.arguments + options, to: argumentsFile)
    return .buildCommand(
      displayName: "Generating mocks for \(module)", executable: tool,
      arguments: ["generate", "@\(argumentsFile.path)"],
      inputFiles: sources.files + inputs + [argumentsFile], outputFiles: [output])
  }

  /// Writes the arguments if they changed, because rewriting the file would cause another build.
  private func write(_ arguments: [String], to file: URL) throws {
    let text = arguments.joined(separator: "\n")
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
