internal import Dispatch

/// A message on standard error about a task that takes longer than one second.
///
/// It's `@unchecked Sendable`, because it only uses the counts on its queue.
package final class Progress: @unchecked Sendable {
  private let queue = DispatchQueue(label: "mynah.progress")
  private var fileCount = 0
  private var byteCount = 0

  /// Creates a message, which is printed after one second unless it's released earlier.
  ///
  /// - Parameter task: The task, such as "generating mocks".
  package init(_ task: String) {
    queue.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      Terminal.printError(Self.line(task, fileCount: self.fileCount, byteCount: self.byteCount))
    }
  }

  /// Counts a file that was read.
  func add(_ bytes: Int) {
    queue.sync {
      fileCount += 1
      byteCount += bytes
    }
  }

  static func line(_ task: String, fileCount: Int, byteCount: Int) -> String {
    let tenths = (byteCount + 50_000) / 100_000
    let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
    return
      "mynah: \(task) takes a while: \(files) read, \(tenths / 10).\(tenths % 10) MB"
  }
}
