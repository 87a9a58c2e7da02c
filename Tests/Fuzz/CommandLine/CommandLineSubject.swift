internal import Foundation
internal import MynahCLI

/// The command line: hostile arguments in a folder with hostile names, files, links and pipes.
///
/// What must hold: the program ends by itself and soon, says why where it did not do what it was asked for,
/// replaces nothing that a person wrote, and leaves nothing behind but what it was to write.
enum CommandLineSubject {
  /// The argument by which this program becomes the command line.
  static let mark = "--mynah"

  private static let secondsToEnd = 10.0

  static func run(_ choices: Choices) {
    let base =
      NSTemporaryDirectory() + "fuzz-folder-\(ProcessInfo.processInfo.processIdentifier)/folder"
    try? FileManager.default.removeItem(atPath: base)
    // Ignore files around it do not count.
    try? FileManager.default.createDirectory(
      atPath: (base as NSString).deletingLastPathComponent + "/.git",
      withIntermediateDirectories: true)
    let folder = HostileFolder(choices, at: base)
    defer { folder.remove() }
    // An argument can have no NUL, and the writer of a pipe waits for its reader as all do.
    let arguments = HostileArguments(choices: choices, paths: folder.paths).all.map { argument in
      argument.replacing("\0", with: "")
    }
    if arguments.contains(where: writesToPipe) { return }
    let before = folder.contents()
    let handwritten = folder.handwritten()
    let (end, said) = start(arguments, in: base)
    let story = "\(arguments) in \(before.sorted()): \(said.suffix(2_000))"

    switch end {
    case .exited(let status):
      check([0, 1, 2].contains(status), "it ends with status \(status): \(story)")
      check(
        status == 0 || said.contains("mynah: error: "), "it does not say why it failed: \(story)")
    case .signal(let number): fatalError("it ends by signal \(number): \(story)")
    case .never: fatalError("it does not end: \(story)")
    }
    check(said.utf8.count < 1_000_000, "it says \(said.utf8.count) bytes: \(story)")
    if !isForced(arguments, folder) {
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
    let named = new.filter { name in !said.contains(name) && !isNamed(name, arguments, folder) }
    check(named.isEmpty, "it leaves behind \(named.sorted()): \(story)")
  }

  private enum End {
    case exited(Int32)
    case signal(Int32)
    case never
  }

  private static func start(_ arguments: [String], in folder: String) -> (End, String) {
    let output = folder + ".output"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    defer { unlink(output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [mark] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // Without a path there is no compiler for `check` to start.
    process.environment = ["PATH": "", "SWIFT_BACKTRACE": "enable=no"]
    guard let handle = FileHandle(forWritingAtPath: output) else { fatalError("no file \(output)") }
    defer { try? handle.close() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = handle
    do { try process.run() } catch { return (.exited(0), "\(error)") }
    let end = Date().addingTimeInterval(secondsToEnd)
    while process.isRunning, Date() < end { usleep(500) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return (.never, text(of: output))
    }
    return (
      process.terminationReason == .exit
        ? .exited(process.terminationStatus) : .signal(process.terminationStatus), text(of: output)
    )
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Whether a path leads to a pipe, at which a writer waits for a reader.
  private static func writesToPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether the arguments, or a file of arguments, allow to replace everything.
  private static func isForced(_ arguments: [String], _ folder: HostileFolder) -> Bool {
    arguments.contains("--force")
      || folder.handwritten().contains { $0.data.range(of: Data("--force".utf8)) != nil }
  }

  /// Whether a file of arguments names a file.
  private static func isNamed(
    _ name: String, _ arguments: [String], _ folder: HostileFolder
  ) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return arguments.contains { $0.contains(last) }
      || folder.handwritten().contains { $0.data.range(of: Data(last.utf8)) != nil }
  }
}
