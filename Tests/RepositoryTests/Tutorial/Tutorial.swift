import Foundation

/// The tutorial: which files its steps show.
enum Tutorial {
  private static let folder = "Sources/Mynah/Mynah.docc/Tutorials"

  /// Returns what a file of the tutorial holds.
  ///
  /// - Parameter name: The name of the file.
  static func text(of name: String) throws -> String {
    try Repository.text(of: "\(folder)/Resources/\(name)")
  }

  /// The names of all files that could be shown, pictures left out.
  static var resources: [String] {
    ["swift", "txt"].flatMap { Repository.files(in: "\(folder)/Resources", withExtension: $0) }
      .map { ($0 as NSString).lastPathComponent }
  }

  /// The name and the resource of each file that a step shows, in their order.
  static func shown() throws -> [(name: String, resource: String)] {
    let text = try Repository.text(of: "\(folder)/Feed-the-birds.tutorial")
    return text.matches(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"/#).map {
      (String($0.1), String($0.2))
    }
  }

  /// Returns the lines of a file, without its imports.
  ///
  /// - Parameter resource: The name of the file.
  static func lines(of resource: String) throws -> [String] {
    try text(of: resource).components(separatedBy: "\n")
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable ") }
  }
}
