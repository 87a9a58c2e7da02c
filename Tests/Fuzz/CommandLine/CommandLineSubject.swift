internal import Foundation
internal import MynahCLI

/// The command line, with hostile arguments in a folder with hostile names, files, links, and pipes.
///
/// - The program exits within seconds.
/// - If it fails, it prints an error.
/// - It doesn't replace files that were written by hand, and writes only the files that it was told to write.
enum CommandLineSubject {
  /// The argument that turns this program into the command line.
  static let mark = "--mynah"

  private static let secondsToEnd = 10.0

  static func run(_ choices: Choices) {
    let base =
      NSTemporaryDirectory() + "fuzz-folder-\(ProcessInfo.processInfo.processIdentifier)/folder"
    try? FileManager.default.removeItem(atPath: base)
    // A Git folder stops the search for ignore files in the enclosing folders.
    try? FileManager.default.createDirectory(
      atPath: (base as NSString).deletingLastPathComponent + "/.git",
      withIntermediateDirectories: true)
    let folder = HostileFolder(choices, at: base)
    defer { folder.remove() }
    // An argument can't contain a NUL.
    let arguments = HostileArguments(choices: choices, paths: folder.paths).all.map { argument in
      argument.replacing("\0", with: "")
    }
    let before = folder.contents()
    let handwritten = folder.handwritten()
    // Include the handwritten files, because they can contain arguments.
    let words = (arguments + handwritten.map { String(decoding: $0.data, as: UTF8.self) })
      .joined(separator: "\n")
    let (end, said) = start(arguments, in: base)
    let story = "\(arguments) in \(before.sorted()): \(said.suffix(2_000))"

    check(end != nil, "it does not end: \(story)")
    check([0, 1, 2].contains(end), "it ends with status \(end ?? 0): \(story)")
    check(end == 0 || said.contains(": error: "), "it does not say why it failed: \(story)")
    check(said.utf8.count < 1_000_000, "it says \(said.utf8.count) bytes: \(story)")
    if !words.contains("--force") {
      for (path, data) in handwritten {
        check(
          FileManager.default.contents(atPath: path) == data,
          "\(path), which a person wrote, is changed: \(story)")
      }
    }
    let new = folder.contents().subtracting(before).filter {
      $0 != "Mocks.swift" && !$0.hasSuffix("/Mocks.swift") && !$0.hasSuffix("new")
        && !$0.hasSuffix("new/folder")
    }
    let unnamed = new.filter { name in
      !said.contains(name) && !words.contains((name as NSString).lastPathComponent)
    }
    check(unnamed.isEmpty, "it leaves behind \(unnamed.sorted()): \(story)")
  }

  /// Runs the command line.
  ///
  /// - Returns: The exit status (negative for a signal, nil if it didn't end), and the errors.
  private static func start(_ arguments: [String], in folder: String) -> (Int32?, String) {
    let output = folder + ".output"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    defer { unlink(output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [mark] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // With an empty path, `check` can't find a compiler to start.
    process.environment = ["PATH": "", "SWIFT_BACKTRACE": "enable=no"]
    guard let handle = FileHandle(forWritingAtPath: output) else { fatalError("no file \(output)") }
    defer { try? handle.close() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = handle
    do { try process.run() } catch { return (0, "\(error)") }
    let end = Date().addingTimeInterval(secondsToEnd)
    while process.isRunning, Date() < end { usleep(500) }
    let isEnded = !process.isRunning
    if !isEnded { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let said = String(
      decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    let status = process.terminationStatus
    return (isEnded ? (process.terminationReason == .exit ? status : -status) : nil, said)
  }
}
