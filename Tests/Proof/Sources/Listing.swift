import Foundation

/// A type in the output of `mynah list --json`.
struct ListedType: Decodable {
  let module: String
  let name: String
  let kind: String
  let mockable: Bool
  let reason: String?

  var isProtocol: Bool { kind == "protocol" }

  /// A Boolean value that indicates whether the type is a final class, which can't be mocked.
  var isFinal: Bool { reason?.hasPrefix("it's a final class") ?? false }

  /// Lists the types of modules.
  ///
  /// - Parameter options: The options that name modules and their sources.
  static func list(_ options: [String], in workspace: Workspace) throws -> [ListedType] {
    let output = try workspace.runGenerator("list", options + ["--json"])
    // Skip structs of closures, because they only get test doubles if tests name them.
    return try JSONDecoder().decode([ListedType].self, from: Data(output.utf8))
      .filter { $0.kind != "struct" }
  }
}
