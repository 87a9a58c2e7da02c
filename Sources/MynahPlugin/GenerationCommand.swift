import Foundation
import PackagePlugin

/// The command of a build that writes the mocks of a target.
struct GenerationCommand {
  let module: String
  let sources: TargetSources
  let tool: URL

  /// The folder of the plugin, which is one for each target.
  let folder: URL

  /// - Parameter inputs: What changes the mocks beside the sources; all of it exists.
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

  /// Leaves the file alone where nothing has changed, so that nothing is built again.
  private func write(_ arguments: [String], to file: URL) throws {
    let text = arguments.joined(separator: "\n")
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
