internal import MynahCLI

/// The words that a shell suggests, from the descriptions that `mynah help` prints.
struct Completions {
  /// A command or an option, with a short description, which Bash doesn't show.
  private struct Word {
    let text: String
    let summary: String
    var takesValue = false

    /// The words that can follow it, or an empty array if it's followed by the path of a file.
    var choices: [String] = []
  }

  /// The words after the program's name.
  private let first: [Word]

  /// The options of each command.
  private let options: [(command: String, words: [Word])]

  init(of commands: [any Command.Type]) {
    let help = Word(
      text: "help", summary: "Lists the commands, or the options of a command",
      choices: commands.map { $0.name })
    first =
      commands.map { command in
        Word(
          text: command.name, summary: Self.sentence(in: command.help),
          choices: command.choices[command.name] ?? [])
      } + [help, Word(text: "--version", summary: "Prints the version")]
    options = commands.map { ($0.name, Self.options(of: $0)) }
  }

  /// Returns the options that the help of a command describes.
  private static func options(of command: any Command.Type) -> [Word] {
    var options: [(head: Substring, description: String)] = []
    for line in command.help.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      if indentation == 2 {
        let end = text.firstRange(of: "  ")?.lowerBound ?? text.endIndex
        options.append((text[..<end], String(text[end...].drop { $0 == " " })))
      } else if indentation > 2, !options.isEmpty {
        options[options.count - 1].description += " " + text
      }
    }
    return options.filter { $0.head.hasPrefix("--") }.map { head, description in
      let words = head.split(separator: " ")
      return Word(
        text: String(words[0]), summary: sentence(in: description), takesValue: words.count > 1,
        choices: command.choices[String(words[0])] ?? [])
    }
  }

  /// Returns the first sentence of a text, without its period.
  private static func sentence(in text: String) -> String {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  /// The options of each command, as clauses of a shell's `case`.
  ///
  /// - Parameter assignment: Returns the assignment of the words to a variable.
  private func optionClauses(_ assignment: ([Word]) -> String) -> String {
    options.map { "      \($0.command)) \(assignment($0.words)) ;;" }.joined(separator: "\n")
  }

  /// The choices after a command or an option, as clauses of a shell's `case`.
  ///
  /// - Parameter assignment: Returns the assignment of the words to a variable.
  private func choiceClauses(_ assignment: (String) -> String) -> String {
    let commands = first.map { (command: $0.text, words: [$0]) }
    return (commands + options).flatMap { command, words in
      words.filter { !$0.choices.isEmpty }.map {
        let list = assignment($0.choices.joined(separator: " "))
        return "      \"\(command) \($0.text)\") \(list) ;;"
      }
    }.joined(separator: "\n")
  }

  /// The script for Bash.
  ///
  /// Without a suggestion, Bash completes the names of files.
  var bash: String {
    func list(_ words: [Word]) -> String {
      "words=\"\(words.map(\.text).joined(separator: " "))\""
    }
    return """
      _mynah() {
        local words="" word="${COMP_WORDS[COMP_CWORD]}"
        if ((COMP_CWORD == 1)); then
          \(list(first))
        elif [[ $word == -* ]]; then
          case "${COMP_WORDS[1]}" in
      \(optionClauses(list))
          esac
        else
          case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD - 1]}" in
      \(choiceClauses { "words=\"\($0)\"" })
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _mynah mynah
      """
  }

  /// The script for zsh.
  ///
  /// Without a suggestion, zsh completes the names of files.
  var zsh: String {
    func list(_ words: [Word]) -> String {
      let described = words.map { word in
        let summary = word.summary.split(separator: ":", omittingEmptySubsequences: false)
        return Shell.quoted("\(word.text):\(summary.joined(separator: "\\:"))")
      }
      return "found=(\(described.joined(separator: " ")))"
    }
    return """
      #compdef mynah
      _mynah() {
        local -a found
        if ((CURRENT == 2)); then
          \(list(first))
        elif [[ $words[CURRENT] == -* ]]; then
          case $words[2] in
      \(optionClauses(list))
          esac
        else
          case "$words[2] $words[CURRENT-1]" in
      \(choiceClauses { "found=(\($0))" })
          esac
        fi
        if (($#found)); then
          _describe mynah found
        else
          _files
        fi
      }
      compdef _mynah mynah
      """
  }

  /// The script for fish.
  ///
  /// Without a suggestion, fish completes the names of files.
  var fish: String {
    func line(_ condition: String, _ arguments: String) -> String {
      "complete -c mynah -n '\(condition)' \(arguments)"
    }
    var lines = first.map {
      line("__fish_use_subcommand", "-f -a \($0.text) -d \(Shell.quoted($0.summary))")
    }
    for word in first where !word.choices.isEmpty {
      let choices = word.choices.joined(separator: " ")
      lines.append(line("__fish_seen_subcommand_from \(word.text)", "-f -a '\(choices)'"))
    }
    for (command, words) in options {
      lines += words.map { word in
        let choices = word.choices.joined(separator: " ")
        let value =
          if !word.choices.isEmpty {
            " -x -a '\(choices)'"
          } else if word.takesValue {
            " -r"
          } else {
            ""
          }
        let option = "-l \(word.text.dropFirst(2))\(value) -d \(Shell.quoted(word.summary))"
        return line("__fish_seen_subcommand_from \(command)", option)
      }
    }
    return lines.joined(separator: "\n")
  }
}
