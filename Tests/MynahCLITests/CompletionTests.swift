import Foundation
import Testing

@testable import MynahCLI
@testable import MynahCommands

struct CompletionTests {
  private let completions = Completions(of: [
    GenerateCommand.self, ListCommand.self, CheckCommand.self, CompletionsCommand.self,
  ])

  /// Returns the output of a shell that runs a script.
  private static func output(of shell: String, _ script: String) -> String? {
    Shell.run("\(shell) \(Shell.quoted(script)) 2>&1").map {
      String(decoding: $0.printed, as: UTF8.self)
    }
  }

  private static func isInstalled(_ shell: String) -> Bool {
    Shell.run("command -v \(shell) >/dev/null")?.status == 0
  }

  @Test func descriptionsThatBeginInTheNextLineBelongToTheirOption() {
    let described =
      "'--default-isolation:The module'\\''s default isolation, if no Package.swift states it'"
    #expect(completions.zsh.contains(described))
  }

  /// Command lines, and the suggestions for their last words.
  private static let lines = [
    ("mynah c", "check completions"),
    ("mynah generate --st", "--style --strict-memory-safety"),
    ("mynah generate --style ", "mock stubbable autostub"),
    ("mynah list --default-isolation ", "MainActor nonisolated"),
    ("mynah completions ", "bash zsh fish"),
    ("mynah help ", "generate list check completions"),
  ]

  @Test(.enabled(if: isInstalled("bash")), arguments: lines)
  func bashCompletesTheLastWord(_ line: String, _ expected: String) {
    let words = line.components(separatedBy: " ").map(Shell.quoted)
    let test = """
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _mynah; echo "${COMPREPLY[@]}"
      """
    let output = Self.output(of: "bash --norc -c", completions.bash + "\n" + test)
    #expect(output == "\(expected)\n")
  }

  @Test(.enabled(if: isInstalled("zsh")), arguments: lines)
  func zshCompletesTheLastWord(_ line: String, _ expected: String) {
    let words = line.components(separatedBy: " ")
    let test = """
      compdef() { }
      _describe() { for found in ${(P)2}; do print -r -- ${found%%:*}; done }
      words=(\(words.map(Shell.quoted).joined(separator: " "))); CURRENT=\(words.count)
      """
    let output = Self.output(of: "zsh -f -c", "\(test)\n\(completions.zsh)\n_mynah")
    let found = output?.split(separator: "\n").filter { $0.hasPrefix(words[words.count - 1]) }
    #expect(found?.joined(separator: " ") == expected)
  }

  @Test(.enabled(if: isInstalled("fish")), arguments: lines)
  func fishCompletesTheLastWord(_ line: String, _ expected: String) {
    let test = "complete -C \(Shell.quoted(line))"
    let output = Self.output(of: "fish --no-config -c", completions.fish + "\n" + test)
    let found = output?.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(
      found.map { Set($0) } == Set(expected.split(separator: " ")), "\(output ?? "no output")")
  }

  private let small = Completions(of: [CheckCommand.self, CompletionsCommand.self])

  @Test func bashScriptListsCommandsOptionsAndValues() {
    #expect(
      small.bash == #"""
        _mynah() {
          local words="" word="${COMP_WORDS[COMP_CWORD]}"
          if ((COMP_CWORD == 1)); then
            words="check completions help --version"
          elif [[ $word == -* ]]; then
            case "${COMP_WORDS[1]}" in
              check) words="--package-path --log --json" ;;
              completions) words="" ;;
            esac
          else
            case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD - 1]}" in
              "completions completions") words="bash zsh fish" ;;
              "help help") words="check completions" ;;
            esac
          fi
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        }
        complete -o default -F _mynah mynah
        """#)
  }

  @Test func zshScriptListsCommandsOptionsAndValues() {
    #expect(
      small.zsh == #"""
        #compdef mynah
        _mynah() {
          local -a found
          if ((CURRENT == 2)); then
            found=('check:Builds the tests of a package, and names the types whose mocks \#
        don'\''t compile' 'completions:Prints a script with which a shell completes \#
        commands, options, and their values' 'help:Lists the commands, or the options of a \#
        command' '--version:Prints the version')
          elif [[ $words[CURRENT] == -* ]]; then
            case $words[2] in
              check) found=('--package-path:The package' '--log:The output of a build, such \#
        as xcodebuild'\''s, to read instead of building' '--json:Prints JSON') ;;
              completions) found=() ;;
            esac
          else
            case "$words[2] $words[CURRENT-1]" in
              "completions completions") found=(bash zsh fish) ;;
              "help help") found=(check completions) ;;
            esac
          fi
          if (($#found)); then
            _describe mynah found
          else
            _files
          fi
        }
        compdef _mynah mynah
        """#)
  }

  @Test func fishScriptListsCommandsOptionsAndValues() {
    #expect(
      small.fish == #"""
        complete -c mynah -n '__fish_use_subcommand' -f -a check -d 'Builds the tests of a \#
        package, and names the types whose mocks don'\''t compile'
        complete -c mynah -n '__fish_use_subcommand' -f -a completions -d 'Prints a script \#
        with which a shell completes commands, options, and their values'
        complete -c mynah -n '__fish_use_subcommand' -f -a help -d 'Lists the commands, or \#
        the options of a command'
        complete -c mynah -n '__fish_use_subcommand' -f -a --version -d 'Prints the version'
        complete -c mynah -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'
        complete -c mynah -n '__fish_seen_subcommand_from help' -f -a 'check completions'
        complete -c mynah -n '__fish_seen_subcommand_from check' -l package-path -r -d 'The \#
        package'
        complete -c mynah -n '__fish_seen_subcommand_from check' -l log -r -d 'The output \#
        of a build, such as xcodebuild'\''s, to read instead of building'
        complete -c mynah -n '__fish_seen_subcommand_from check' -l json -d 'Prints JSON'
        """#)
  }
}
