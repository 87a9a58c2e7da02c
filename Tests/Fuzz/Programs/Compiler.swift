internal import Foundation

/// The Swift compiler, with the modules that were built next to this program.
struct Compiler: Sendable {
  /// An error or a warning, with the path and the line that it is about.
  struct Diagnostic {
    let path: String
    let line: Int
    let isError: Bool
    let message: String
  }

  private let executable: String
  private let products: URL

  /// The path of the folder in which modules are compiled.
  let folder = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  /// Finds the compiler, and the library next to this program.
  init?() {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = paths.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let library = products.appendingPathComponent("Modules/MynahCore.swiftmodule").path
    guard let found, FileManager.default.fileExists(atPath: library) else { return nil }
    executable = found
  }

  /// Writes the files of a module, and compiles them up to the checks of ownership and data races.
  ///
  /// - Returns: A Boolean value that indicates success, and the diagnostics.
  func compile(
    _ files: [String: String], module: String, flags: [String]
  ) -> (isSuccess: Bool, diagnostics: [Diagnostic]) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      _ = FileManager.default.createFile(atPath: path(of: name, module), contents: Data(text.utf8))
    }
    let output = "\(folder)/\(module).diagnostics"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    let include = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/MynahPlatform/include").standardizedFileURL.path
    let clang = ["MynahShims", "MynahPlatform"].map {
      "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -t 240; exec \"$0\" \"$@\"", executable, "-emit-module", "-wmo"]
      + ["-o", "\(folder)/\(module).swiftmodule", "-module-name", module, "-enable-testing"]
      + ["-diagnostic-style=llvm", "-I", folder, "-I", "\(products.path)/Modules"]
      + (clang + ["-I\(include)"]).flatMap { ["-Xcc", $0] } + flags
      + files.keys.sorted().map { path(of: $0, module) }
    // The backtrace of a crash would take longer than everything else.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: output)
    do { try process.run() } catch { fatalError("\(error)") }
    process.waitUntilExit()
    let text = String(
      decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    return (
      process.terminationReason == .exit && process.terminationStatus == 0,
      text.split(separator: "\n").compactMap(Self.diagnostic)
    )
  }

  func path(of name: String, _ module: String) -> String { "\(folder)/\(module)-\(name).swift" }

  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let row = Int(parts[1]), [" error", " warning"].contains(parts[3])
    else { return nil }
    return Diagnostic(
      path: String(parts[0]), line: row, isError: parts[3] == " error",
      message: String(parts[4].dropFirst()))
  }
}
