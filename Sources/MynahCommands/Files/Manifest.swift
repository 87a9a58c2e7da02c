/// The manifest of the package that a source file belongs to.
enum Manifest {
  /// Whether a module is compiled with the upcoming feature that lets closures stay with their caller,
  /// which changes the types that its protocols require.
  ///
  /// - Parameter paths: The module's sources.
  static func isNonsendingByDefault(_ paths: [String]) -> Bool {
    guard let path = paths.first, let text = text(above: Files.absolute(path)) else { return false }
    return text.split(separator: "\n").contains { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.hasPrefix("//") && code.contains("\"NonisolatedNonsendingByDefault\"")
    }
  }

  /// The text of the manifest in the closest folder around a path; nil where there is none.
  private static func text(above path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let bytes = try? Files.read("\(folder)/Package.swift") {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }
}
