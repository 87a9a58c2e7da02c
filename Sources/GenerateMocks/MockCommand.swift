import Foundation
import PackagePlugin

/// The command of a package or project: writes the mocks of some targets.
struct MockCommand {
  let name: String
  let folder: URL
  let targets: [MockTarget]

  /// The names of all targets, also of those that can not hold mocks.
  let otherNames: Set<String>

  let tool: URL

  /// Where files of arguments are written.
  let workFolder: URL

  func run(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.help) }
    // SwiftPM's own option reaches the command too where it stands behind the verb.
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

  /// The targets with some names; all test targets that can hold mocks, where there are no names.
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
          name, isDeclared: otherNames.contains(name), known: targets.map(\.name))
      }
      return target
    }
  }

  private func call(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong.
    guard process.terminationStatus == 0 else { throw CommandError.toolFailed }
  }

  private static let help = """
    Writes the mocks that test targets mention into the package or project, to be committed.

    USAGE
      swift package generate-mocks [--target NAME]... [--output FOLDER] [options]

      --target NAME     A target to write mocks for. May be repeated; the default is every test target
                        that depends on Mynah.
      --output FOLDER   The folder to write to, from that of the package. The default is the folder
                        Mocks of each target. The file is named TARGETMocks.generated.swift.

    Options such as --style and --only are those of `mynah generate`. SwiftPM asks before it lets a
    command write; with --allow-writing-to-package-directory it does not.
    """
}

/// What can be wrong with a command.
private enum CommandError: Error, CustomStringConvertible {
  case severalOutputs
  case noTestTarget(String)
  case badTarget(String, isDeclared: Bool, known: [String])
  case toolFailed

  var description: String {
    switch self {
    case .severalOutputs:
      "--output can be given once only."
    case .noTestTarget(let package):
      "no test target of \(package) depends on Mynah."
    case .badTarget(let name, let isDeclared, let known):
      (isDeclared
        ? "the target \"\(name)\" does not depend on Mynah."
        : "there is no target \"\(name)\".")
        + (known.isEmpty
          ? " No target depends on Mynah."
          : " The targets that can hold mocks are: \(known.joined(separator: ", ")).")
    case .toolFailed:
      "mocks could not be generated."
    }
  }
}
