import Foundation

/// A target that can contain mocks.
struct MockTarget {
  let name: String
  let module: String
  let isTest: Bool

  /// The folder of the target's files.
  let folder: URL

  /// A closure that finds the sources of the target's mocks.
  let sources: () -> TargetSources
}
