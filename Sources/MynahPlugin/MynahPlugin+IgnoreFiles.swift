import Foundation

extension MynahPlugin {
  /// Returns the folders that can contain ignore files, as inputs of the build command.
  ///
  /// A folder changes if an ignore file is added or removed. The ignore files themselves can't be
  /// inputs, because a build fails if an input is missing. If there are ignore files, the generator
  /// changes the date of the file with the arguments, so the next build runs the generator again.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - root: The folder of the package or project.
  ///   - buildFolder: The folder with generated files and downloaded packages. It changes in each
  ///     build, so it would cause another one.
  func folders(of files: [URL], in root: URL, except buildFolder: URL? = nil) -> [URL] {
    var folders: Set = [root]
    for file in files where root.contains(file) && buildFolder?.contains(file) != true {
      var folder = file.deletingLastPathComponent()
      while folder.path.count > root.path.count, folders.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    return (folders + foldersOfRepository(above: root)).sorted()
  }

  /// Returns the folders that contain a package, up to the folder of its repository.
  private func foldersOfRepository(above root: URL) -> [URL] {
    var folders: [URL] = []
    var folder = root
    while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      let parent = folder.deletingLastPathComponent()
      // Only the root folder is its own parent, so the package isn't in a repository.
      if parent.path.count >= folder.path.count { return [] }
      folder = parent
      folders.append(folder)
    }
    return folders
  }
}

extension URL {
  fileprivate func contains(_ file: URL) -> Bool { file.path.hasPrefix(path + "/") }
}
