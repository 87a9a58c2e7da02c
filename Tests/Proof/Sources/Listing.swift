import Foundation

/// A type that `mynah list --json` names.
struct ListedType: Decodable, Hashable {
  let module: String
  let name: String
  let kind: String
  let path: String
  let line: Int
  let mockable: Bool
  let reason: String?

  var isProtocol: Bool { kind == "protocol" }

  /// Whether it is a class that can not have subclasses, which nobody expects to be mocked.
  var isFinal: Bool { reason?.hasPrefix("it is a final class") ?? false }
}

extension ListedType {
  /// Lists the types of modules.
  ///
  /// - Parameter options: The options that name modules and their sources.
  static func list(_ options: [String], in workspace: Workspace) throws -> [ListedType] {
    try FileManager.default.createDirectory(
      at: workspace.mocks, withIntermediateDirectories: true)
    let file = workspace.mocks.appending(path: "list.arguments")
    try Data((options + ["--json"]).joined(separator: "\n").utf8).write(to: file)
    let outcome = try Shell.run(
      [workspace.mynah.path, "list", "@\(file.path)"], in: workspace.scratch, limit: 120)
    guard outcome.status == 0 else { throw ProofError.failed("mynah list", outcome) }
    // Structs of closures have doubles where tests name them only.
    return try JSONDecoder().decode([ListedType].self, from: Data(outcome.output.utf8))
      .filter { $0.kind != "struct" }
  }
}
