internal import MynahSyntax

/// Finds the files that can extend a type.
struct ExtensionIndex {
  private var filesByName: [String: [Int]] = [:]

  /// Scans files, whose numbers are their places in the list.
  init(_ files: [SourceText]) {
    for (number, file) in files.enumerated() {
      for name in DeclaredNames.extended(in: file.bytes) {
        filesByName[name, default: []].append(number)
      }
    }
  }

  /// The numbers of the files that can extend a type with a name of its own, in their order.
  func files(extending name: String) -> [Int] {
    filesByName[name.unticked] ?? []
  }
}
