internal import MynahPlatform

/// The environment of a run.
///
/// You can't compare figures from different environments.
struct Environment: Codable, Equatable, Sendable {
  /// `debug` or `release`.
  let configuration: String

  /// The version of the compiler, as far as a program can find out.
  let compiler: String

  /// The operating system and the architecture.
  let platform: String

  /// The number of processors in use.
  let cores: Int

  /// The environment of this process.
  static var current: Environment {
    Environment(
      configuration: isOptimized ? "release" : "debug", compiler: "Swift \(compilerVersion)",
      platform: "\(system) \(architecture)", cores: Int(mynah_processor_count()))
  }

  /// A description in one line.
  var summary: String {
    "\(configuration), \(compiler), \(platform), \(cores) \(cores == 1 ? "core" : "cores")"
  }

  private static var isOptimized: Bool {
    var isOptimized = true
    // The condition of an assertion is only evaluated in builds without optimization.
    assert(
      {
        isOptimized = false
        return true
      }())
    return isOptimized
  }

  private static var compilerVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.1)
      "6.3.1 or a later 6.3"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }

  private static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #elseif os(Android)
      "Android"
    #else
      "other"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
