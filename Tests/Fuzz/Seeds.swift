internal import Foundation

/// The files that inputs are made of.
enum Seeds {
  /// The greatest length of a file that is taken.
  private static let maximumLength = 400_000

  /// Reads all files of some folders, in a fixed order.
  static func read(_ folders: [String]) -> [[UInt8]] {
    folders.flatMap { folder in
      let enumerator = FileManager.default.enumerator(atPath: folder)
      let names = (enumerator?.compactMap { $0 as? String } ?? []).sorted()
      return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") }.compactMap { name in
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) }
        return data.flatMap { $0.isEmpty || $0.count > maximumLength ? nil : $0 }
      }
    }
  }
}
