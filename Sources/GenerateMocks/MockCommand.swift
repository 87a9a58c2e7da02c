import Foundation
import PackagePlugin

/// A command that writes the mocks of targets in a package or project.
struct MockCommand {
  let name: String
  let folder: URL
  let targets: [MockTarget]

  /// The names of all targets, including targets that can't contain mocks.
  let allTargetNames: Set<String>

  let tool: URL

  /// The folder for the files that pass arguments to the tool.
  let workFolder: URL

  func run(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.help) }
    // If this SwiftPM option comes after the verb, SwiftPM passes it to the command.
    _ = extractor.extractFlag(named: "allow-writing-to-package-directory")
    let names = extractor.extractOption(named: "target")
    let outputs = extractor.extractOption(named: "output")
    guard outputs.count < 2 else { throw CommandError.severalOutputs }
    for target in try selectedTargets(names) {
      let folder =
        outputs.first.map { URL(fileURLWithPath: $0, relativeTo: self.folder) }
        ?? target.folder.appending(path: "Mocks")
      let file = folder.appending(path: "\(target.module)Mocks.generated.swift")
      let argumentsFile = workFolder.appending(path: "\(target.module).txt")
      let lines = target.sources().arguments + ["--committed", "--output", file.path]
      try lines.joined(separator: "\n").write(to: argumentsFile, atomically: true, encoding: .utf8)
      try call(["generate", "@\(argumentsFile.path)"] + extractor.remainingArguments)
    }
  }

  /// Returns the targets with the given names, or all test targets if the array is empty.
  private func selectedTargets(_ names: [String]) throws -> [MockTarget] {
    let targets = targets.sorted { $0.name < $1.name }
    guard !names.isEmpty else {
      let tests = targets.filter(\.isTest)
      if tests.isEmpty { throw CommandError.noTestTarget(name) }
      return tests
    }
    return try names.map { name in
      guard let target = targets.first(where: { $0.name == name }) else {
        throw CommandError.badTarget(
          name, isDeclared: allTargetNames.contains(name), known: targets.map(\.name))
      }
      return target
    }
  }

  private func call(_ arguments: [String]) throws {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    // The tool has already printed the reason.
    guard process.terminationStatus == 0 else { throw CommandError.toolFailed }
  }

  private static let help = """
    Writes the mocks that test targets mention, so that you can commit them.

    USAGE
      swift package generate-mocks [--target NAME]... [--output FOLDER] [options]

      --target NAME     A target that depends on Mynah. May be repeated. The default is every such test
                        target.
      --output FOLDER   The folder to write to, relative to the package. The default is each target's
                        Mocks folder. The file is named TARGETMocks.generated.swift.

    Other options, such as --style and --only, are passed to `mynah generate`. SwiftPM asks for permission
    to write files, unless you pass --allow-writing-to-package-directory.
    """
}

/// A mistake in the command's options, or a failure of the tool.
private enum CommandError: Error, CustomStringConvertible {
  case severalOutputs
  case noTestTarget(String)
  case badTarget(String, isDeclared: Bool, known: [String])
  case toolFailed

  var description: String {
    switch self {
    case .severalOutputs:
      "--output can only be passed once."
    case .noTestTarget(let package):
      "no test target of \(package) depends on Mynah."
    case .badTarget(let name, let isDeclared, let known):
      (isDeclared
        ? "the target '\(name)' doesn't depend on Mynah."
        : "unknown target '\(name)'.")
        + (known.isEmpty
          ? " No target depends on Mynah."
          : " The targets that can hold mocks are: \(known.joined(separator: ", ")).")
    case .toolFailed:
      "couldn't generate mocks."
    }
  }
}
