/// The text of `--help`, and the options that it lists.
enum Help {
  /// One option of the command line.
  private struct Entry {
    let name: String
    var placeholder = ""
    let text: String
  }

  private static let entries = [
    Entry(name: "--help", text: "Print this text."),
    Entry(name: "--list", text: "Print the names of the cases."),
    Entry(name: "--json", text: "Print JSON, which --compare reads."),
    Entry(
      name: "--filter", placeholder: "TEXT",
      text: "Run the cases whose name or implementation contains TEXT. May be repeated."),
    Entry(
      name: "--samples", placeholder: "N",
      text: "Take N samples of each case (default: 9). The median is printed."),
    Entry(
      name: "--sources", placeholder: "DIR",
      text: "Add a case that reads all Swift files below the folder DIR."),
    Entry(
      name: "--instructions",
      text: "Count the instructions of the group call with valgrind, instead of the time."),
    Entry(
      name: "--chart", placeholder: "FILE",
      text: "Write a chart (SVG) of the groups stubs and history to FILE."),
    Entry(
      name: "--compare", placeholder: "FILE",
      text: "Print the change of each case since the run whose JSON is in FILE."),
  ]

  /// The names of all options.
  static var optionNames: [String] { entries.map(\.name) }

  /// Returns the name of an option's value in the help.
  static func placeholder(of option: String) -> String {
    entries.first { $0.name == option }?.placeholder ?? ""
  }

  /// The whole text.
  static var text: String {
    var lines = [
      "Measures the cost of mocks, and compares it to handwritten mocks.",
      "",
      "Usage: MYNAH_BENCHMARKS=1 swift run -c release --package-path Benchmarks Benchmarks [OPTION]...",
      "",
    ]
    for entry in entries {
      let head = "  \(entry.name) \(entry.placeholder)"
      lines.append(head + String(repeating: " ", count: max(18 - head.count, 1)) + entry.text)
    }
    lines += [
      "",
      "Implementations: \(Subjects.all.map { $0.label }.joined(separator: ", ")).",
      "Groups:",
    ]
    for group in Group.allCases {
      let head = "  \(group.rawValue)"
      lines.append(head + String(repeating: " ", count: 18 - head.count) + group.summary)
    }
    lines += ["", "Exit status: 0, or 2 if an option or its value is wrong."]
    return lines.joined(separator: "\n")
  }
}
