import Foundation

/// The compiler, with the modules that were built together with this program.
struct Compiler {
  private let compiler: URL

  /// The folder of this program, which also contains the modules.
  private let products: URL

  /// The folder of the headers that the C modules include.
  private let headers = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/MynahPlatform/include")

  /// Finds the compiler and the modules, or returns nil if one of them doesn't exist.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let module = products.appendingPathComponent("Modules/MynahCore.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path),
      let found = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    compiler = found
  }

  /// Returns the milliseconds of processor time for compiling files as a module named `Birds`.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - mode: The options that tell the compiler what to do, such as `["-typecheck"]`.
  ///   - hasErrors: A Boolean value that indicates whether the files have errors, which are hidden.
  func milliseconds(
    of files: [String], _ mode: [String], expectingErrors hasErrors: Bool = false
  ) -> Double {
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      mode + [
        "-swift-version", "6", "-module-name", "Birds", "-wmo", "-I", "\(products.path)/Modules",
        "-Xcc", "-fmodule-map-file=\(products.path)/MynahShims.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(products.path)/MynahPlatform.build/module.modulemap",
        "-Xcc", "-I\(headers.path)",
      ] + files
    if hasErrors { process.standardError = FileHandle.nullDevice }
    let start = ChildProcesses.processorMilliseconds()
    do {
      try process.run()
    } catch {
      preconditionFailure("The compiler can't be run: \(error)")
    }
    process.waitUntilExit()
    precondition(
      (process.terminationStatus == 0) != hasErrors, "The result of a compilation is unexpected.")
    return ChildProcesses.processorMilliseconds() - start
  }
}
