import Foundation

extension MynahPlugin {
  /// The folders that may hold ignore files: they change when one is added or removed.
  ///
  /// The ignore files themselves can not be inputs, for a build fails where an input is missing. The
  /// generator gives the file of arguments a new date where there are any, and so is run again.
  ///
  /// - Parameter root: The folder of the package or project.
  func folders(of sources: TargetSources, in root: URL) -> [URL] {
    var folders: Set = [root]
    for file in sources.files where file.path.hasPrefix(root.path + "/") {
      var folder = file.deletingLastPathComponent()
      while folder.path.count > root.path.count, folders.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    return (folders + foldersOfRepository(above: root)).sorted()
  }

  /// The folders around a package in a repository, down from the repository's own.
  private func foldersOfRepository(above root: URL) -> [URL] {
    var folders: [URL] = []
    var folder = root
    while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      let parent = folder.deletingLastPathComponent()
      // The root of a disk is its own parent.
      if parent.path.count >= folder.path.count { return [] }
      folder = parent
      folders.append(folder)
    }
    return folders
  }
}
