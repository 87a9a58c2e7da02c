internal import MynahSyntax

/// Finds the files that can extend a type.
struct ExtensionIndex {
  private var filesByName: [String: [Int]] = [:]

  /// The files whose extensions are unknown.
  private var uncertainFiles: [Int] = []

  /// Scans files, whose numbers are their places in the list.
  init(_ files: [SourceText]) {
    for (number, file) in files.enumerated() {
      let extended = DeclaredNames(file.bytes, of: .extensions)
      if extended.isUncertain {
        uncertainFiles.append(number)
      } else {
        for name in Set(extended.names) { filesByName[name, default: []].append(number) }
      }
    }
  }

  /// The numbers of the files that can extend a type with a name of its own, in their order.
  func files(extending name: String) -> [Int] {
    let files = filesByName[name.unticked] ?? []
    return uncertainFiles.isEmpty ? files : (files + uncertainFiles).sorted()
  }
}
