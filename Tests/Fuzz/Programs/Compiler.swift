internal import Foundation

/// The compiler that built this program, with what it built.
struct Compiler: Sendable {
  /// A message about a place in a file.
  struct Diagnostic {
    let path: String
    let line: Int
    let severity: String
    let message: String
  }

  /// What the compiler said of some files.
  struct Answer {
    let isSuccess: Bool
    let diagnostics: [Diagnostic]

    /// What it was doing, where it came to no end.
    let lastWords: String
  }

  private let executable: URL
  private let products: URL
  private let repository: URL

  /// Finds the compiler; nil where there is none, or where the library was not built beside this program.
  init?() {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = paths.map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let library = products.appendingPathComponent("Modules/MynahCore.swiftmodule").path
    guard let found, FileManager.default.fileExists(atPath: library) else { return nil }
    executable = found
    repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
  }

  /// Compiles files as one module up to the intermediate language, where ownership and data races are
  /// checked; writing a module does that, and makes no text of it.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - module: The module's name.
  ///   - folder: The folder with the modules that are imported, where the module itself is written.
  ///   - flags: Further flags.
  func compile(
    _ files: [String], module: String, in folder: String, flags: [String]
  ) -> Answer {
    let output = "\(folder)/\(module).diagnostics"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // A compiler that takes very long is a finding too.
    let library = [
      "-I", "\(products.path)/Modules", "-Xcc",
      "-fmodule-map-file=\(products.path)/MynahShims.build/module.modulemap", "-Xcc",
      "-fmodule-map-file=\(products.path)/MynahPlatform.build/module.modulemap", "-Xcc",
      "-I\(repository.path)/Sources/MynahPlatform/include",
    ]
    let arguments = [
      "-c", "ulimit -t 240; exec \"$0\" \"$@\"", executable.path, "-emit-module", "-o",
      "\(folder)/\(module).swiftmodule", "-wmo", "-module-name", module, "-I", folder,
      "-diagnostic-style=llvm", "-enable-testing",
    ]
    process.arguments = arguments + library + flags + files
    // What a crash prints would take longer than all else.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: output)
    do { try process.run() } catch { fatalError("\(error)") }
    process.waitUntilExit()
    let text = String(
      decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    return Answer(
      isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
      diagnostics: lines.compactMap(Self.diagnostic),
      lastWords: lines.filter { $0.contains("While ") }.joined(separator: "\n"))
  }

  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let row = Int(parts[1]), Int(parts[2]) != nil else { return nil }
    let severity = parts[3].drop { $0 == " " }
    guard severity == "error" || severity == "warning" else { return nil }
    return Diagnostic(
      path: String(parts[0]), line: row, severity: String(severity),
      message: String(parts[4].drop { $0 == " " }))
  }
}
