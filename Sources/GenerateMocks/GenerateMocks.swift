import Foundation
import PackagePlugin

/// `swift package generate-mocks`: writes mocks into the package, to be committed.
@main
struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.help) }
    // SwiftPM's own option reaches the command too where it stands behind the verb.
    _ = extractor.extractFlag(named: "allow-writing-to-package-directory")
    let names = extractor.extractOption(named: "target")
    let outputs = extractor.extractOption(named: "output")
    guard outputs.count < 2 else { throw CommandError.severalOutputs }
    let targets = try selectedTargets(names, in: context.package)
    let tool = try context.tool(named: "MynahTool").url
    for target in targets {
      let sources = TargetSources(of: target, in: context.package)
      let folder =
        outputs.first.map { URL(fileURLWithPath: $0, relativeTo: context.package.directoryURL) }
        ?? target.directoryURL.appending(path: "Mocks")
      let file = folder.appending(path: "\(target.moduleName)Mocks.generated.swift")
      let argumentsFile = context.pluginWorkDirectoryURL.appending(
        path: "\(target.moduleName).txt")
      let lines = sources.arguments + ["--committed", "--output", file.path]
      try lines.joined(separator: "\n").write(to: argumentsFile, atomically: true, encoding: .utf8)
      try run(tool, ["generate", "@\(argumentsFile.path)"] + extractor.remainingArguments)
    }
  }

  /// The targets with some names; all test targets that can hold mocks, where there are no names.
  private func selectedTargets(
    _ names: [String], in package: Package
  ) throws -> [any SourceModuleTarget] {
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { target in
        target.recursiveTargetDependencies.contains { $0.name == "MynahCore" }
      }
      .sorted { $0.name < $1.name }
    guard !names.isEmpty else {
      let tests = targets.filter { $0.kind == .test }
      if tests.isEmpty { throw CommandError.noTestTarget(package.displayName) }
      return tests
    }
    return try names.map { name in
      guard let target = targets.first(where: { $0.name == name }) else {
        let isDeclared = package.targets.contains { $0.name == name }
        throw CommandError.badTarget(name, isDeclared: isDeclared, known: targets.map(\.name))
      }
      return target
    }
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong.
    guard process.terminationStatus == 0 else { throw CommandError.toolFailed }
  }

  private static let help = """
    Writes the mocks that test targets mention into the package, to be committed.

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
          ? " No target of the package depends on Mynah."
          : " The targets that can hold mocks are: \(known.joined(separator: ", ")).")
    case .toolFailed:
      "mocks could not be generated."
    }
  }
}
