import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension MynahPlugin {
  /// Prints the commands for the target that is the second argument.
  static func main() throws {
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
