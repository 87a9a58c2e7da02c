import Foundation

/// The guide's tutorial, and the files that its steps show.
enum Tutorial {
  private static let folder = "Sources/Mynah/Mynah.docc/Tutorials"

  /// Returns the contents of one of the tutorial's files.
  ///
  /// - Parameter name: The name of the file.
  static func text(of name: String) throws -> String {
    try Repository.text(of: "\(folder)/Resources/\(name)")
  }

  /// The names of all resources that a step can show, without pictures.
  static var resources: [String] {
    ["swift", "txt"].flatMap { Repository.files(in: "\(folder)/Resources", withExtension: $0) }
      .map { ($0 as NSString).lastPathComponent }
  }

  /// Returns the name and the resource of each file that a step shows, in order.
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
