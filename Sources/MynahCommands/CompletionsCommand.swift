package import MynahCLI

/// `mynah completions`: prints a script with which a shell completes command lines.
package struct CompletionsCommand: Command {
  package static let name = "completions"
  package static let usage = "mynah completions bash|zsh|fish"
  package static let help = """
    Prints a script with which a shell completes commands, options, and their values. The program must
    be on your PATH.

    SHELLS
      bash                     Add this line to ~/.bashrc: eval "$(mynah completions bash)"
      zsh                      Add it to ~/.zshrc, after compinit: eval "$(mynah completions zsh)"
      fish                     Add this line to ~/.config/fish/config.fish: mynah completions fish | source
    """
  package static let choices = [name: ShellName.allCases.map(\.rawValue)]

  private enum ShellName: String, CaseIterable {
    case bash, zsh, fish
  }

  private let shell: ShellName
  private let completions: Completions

  package init(_ reader: inout ArgumentReader) throws(CommandError) {
    guard reader.hasNext else {
      throw .missingArgument("a shell: bash, zsh, or fish", command: Self.name)
    }
    shell = try reader.value(of: Self.name, as: ShellName.self)
    completions = Completions(of: reader.commands)
    if let argument = reader.next() { throw .unknown(argument, command: Self.name) }
  }

  package func run() throws(CommandError) {
    switch shell {
    case .bash: Terminal.print(completions.bash)
    case .zsh: Terminal.print(completions.zsh)
    case .fish: Terminal.print(completions.fish)
    }
  }
}
