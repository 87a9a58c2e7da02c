import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateMocks {
  /// Performs the command with the arguments behind the first.
  static func main() throws {
    do {
      try GenerateMocks().performCommand(
        context: MadeUpProject.context, arguments: Array(CommandLine.arguments.dropFirst(2)))
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
