/// Arguments that are similar to the arguments of a command.
struct HostileArguments {
  let choices: Choices
  let paths: [String]

  private static let flags = [
    "--public", "--committed", "--by-plugin", "--force", "--nonsending-by-default", "--json",
    "--help", "-h", "--version", "--unknown", "-", "--", "---",
  ]

  /// Unusual arguments, without paths outside of the folder, because a command could write there.
  private static let oddities = [
    "", " ", "@", "@nowhere", "\u{202E}", "a\nb", "--", "=", "A=", "=b", "Birds", "é", "1x", "*",
    "Birds=PREMIUM", "MainActor", "nonisolated", "mock", "stubbable", "autostub", "A,B,,", ".",
    "nowhere/a/b.swift",
    String(repeating: "x", count: 5_000), "\0",
  ]

  private var value: String {
    choices.chance(80) ? choices.element(of: paths) : choices.element(of: Self.oddities)
  }

  private var module: String {
    choices.chance(85)
      ? choices.element(of: ["Birds", "B", "Mynah"]) : choices.element(of: Self.oddities)
  }

  /// A list of hostile arguments.
  var all: [String] {
    if choices.chance(5) { return (0..<choices.next(below: 5)).map { _ in value } }
    switch choices.next(below: 10) {
    case 0: return ["check", "--log", value] + more(2)
    case 1, 2: return ["list"] + sources() + more(2)
    case 3: return [choices.element(of: ["help", "gen", "--version", "@" + value, ""])] + more(3)
    default: return ["generate"] + sources() + ["--output", output()] + more(6)
    }
  }

  private func sources() -> [String] {
    (0...choices.next(below: 2)).flatMap { _ in
      ["--module", module, "--sources"] + (0...choices.next(below: 3)).map { _ in value }
    }
  }

  /// Returns a path to write to, which isn't a pipe, because every writer waits for a reader.
  private func output() -> String {
    let paths = paths.filter { !$0.hasSuffix(HostileFolder.pipe) }
    return switch choices.next(below: 3) {
    case 0: choices.element(of: paths) + "/Mocks.swift"
    case 1: choices.element(of: paths) + "/new/folder/Mocks.swift"
    default: "Mocks.swift"
    }
  }

  private func more(_ limit: Int) -> [String] {
    (0..<choices.next(below: limit + 1)).flatMap { _ -> [String] in
      switch choices.next(below: 9) {
      case 0: ["--tests", value]
      case 1: ["--test-module", module]
      case 2: ["--only", choices.element(of: Self.oddities)]
      case 3: [choices.element(of: ["--import", "--library", "--style"]), module]
      case 4: ["--ignore-stamp", value]
      case 5: ["--dependency", choices.element(of: ["D=", "", "Birds="]) + value]
      case 6: ["@" + value]
      case 7: ["--default-isolation", choices.element(of: ["MainActor", "nonisolated", "x"])]
      default: [choices.element(of: Self.flags)]
      }
    }
  }
}
