import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateMocks {
  /// Performs the command with the arguments behind the first.
  ///
  /// If the second argument is "folder", this prints the folder for the mocks among the files that
  /// follow.
  static func main() throws {
    if CommandLine.arguments[2...].first == "folder" {
      let files = CommandLine.arguments[3...].map { MadeUpProject.folder.appending(path: $0) }
      print(GenerateMocks.folder(of: files)?.path ?? "")
      return
    }
    do {
      try GenerateMocks().performCommand(
        context: MadeUpProject.context, arguments: Array(CommandLine.arguments.dropFirst(2)))
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
