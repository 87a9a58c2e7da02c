import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension MynahPlugin {
  /// Prints the commands for the target that is the second argument.
  ///
  /// If the second argument is "folders", this prints the folders of the files that follow. If it's
  /// "name", this prints the name of the package with the identity and manifest that follow.
  static func main() throws {
    if CommandLine.arguments[2] == "folders" {
      let root = MadeUpProject.folder
      let folders = MynahPlugin().folders(
        of: CommandLine.arguments[3...].map { root.appending(path: $0) }, in: root,
        except: root.appending(path: ".build"))
      for folder in folders { print(folder.path) }
      return
    }
    if CommandLine.arguments[2] == "name" {
      print(MynahPlugin().name(of: CommandLine.arguments[3], in: CommandLine.arguments[4]))
      return
    }
    let commands = try MynahPlugin().createBuildCommands(
      context: MadeUpProject.context, target: MadeUpProject.target(CommandLine.arguments[2]))
    for case .buildCommand(let name, let tool, let arguments, _, let inputs, let outputs)
      in commands
    {
      print(name ?? "")
      print("tool \(tool.path)")
      for argument in arguments { print("argument \(argument)") }
      for input in inputs { print("input \(input.path)") }
      for output in outputs { print("output \(output.path)") }
    }
  }
}

/// Takes the place of what would be sent to SwiftPM.
enum Diagnostics {
  static func error(_ text: String) { print("error: \(text)") }
  static func warning(_ text: String) { print("warning: \(text)") }
}
