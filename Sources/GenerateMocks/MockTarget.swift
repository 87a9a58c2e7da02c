import Foundation

/// A target that can hold mocks.
struct MockTarget {
  let name: String
  let module: String
  let isTest: Bool

  /// The folder of its files.
  let folder: URL

  /// Finds the sources of its mocks.
  let sources: () -> TargetSources
}
