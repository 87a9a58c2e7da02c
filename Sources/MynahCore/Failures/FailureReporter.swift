internal import MynahShims

/// Where failures go.
///
/// Importing `Mynah` in a test sends them to XCTest and Swift Testing; without it a program prints them,
/// and one that runs tests ends at the first. A reporter of your own takes them for as long as a closure
/// runs:
///
/// ```swift
/// let reporter = FailureReporter { failure, location in print(location.brief, failure) }
/// withFailureReporter(reporter) {
///   verify(bird.chirp(volume: 42)).wasCalled()
/// }
/// ```
public struct FailureReporter: Sendable {
  /// What tells one reporter from another.
  final class Identity: Sendable {}

  private let handle: @Sendable (MockFailure, CodeLocation) -> Void
  let identity = Identity()

  /// Takes a text that belongs to a failing test; nil where there is nowhere to keep it.
  private(set) var attach: (@Sendable (String) -> Void)?

  /// Creates a reporter.
  ///
  /// - Parameter handle: Takes each failure and the place that it belongs to.
  public init(_ handle: @escaping @Sendable (MockFailure, CodeLocation) -> Void) {
    self.handle = handle
  }

  /// Creates a reporter that keeps texts beside failing tests too.
  ///
  /// - Parameters:
  ///   - handle: Takes each failure and the place that it belongs to.
  ///   - attach: Takes a text that belongs to a failing test.
  package init(
    _ handle: @escaping @Sendable (MockFailure, CodeLocation) -> Void,
    attach: @escaping @Sendable (String) -> Void
  ) {
    self.handle = handle
    self.attach = attach
  }

  func report(_ failure: MockFailure, at location: CodeLocation) {
    handle(failure, location)
  }

  @TaskLocal static var scoped: FailureReporter?

  /// Where failures go now.
  static var current: FailureReporter { scoped ?? installed }

  /// The reporter of the process; the module `Mynah` sets it once, before any test runs.
  nonisolated(unsafe) static var installed = FailureReporter { failure, location in
    // Tests that pass although they fail would be worse than none.
    guard !mynah_runs_tests(CommandLine.argc, CommandLine.unsafeArgv) else {
      fatalError(
        "\(failure)\n\(adviceWithoutReporter)", file: location.staticFilePath, line: location.line)
    }
    print("\(location.filePath):\(location.line):\(location.column): error: \(failure)")
  }

  /// What is said where tests run and nothing would make them fail.
  private static let adviceWithoutReporter = """
    The tests end here, for this program lacks what makes a test fail: the reporter of the module Mynah. \
    Link the product Mynah, not MynahCore alone. From an archive, link all of it: with -ObjC or \
    -force_load on Apple's systems, with --whole-archive elsewhere.
    """

  /// Makes a reporter that of the process.
  ///
  /// Called while the process loads, when no test runs yet.
  package static func install(_ reporter: FailureReporter) {
    installed = reporter
  }
}

/// Sends failures to a reporter while a closure runs.
///
/// ```swift
/// withFailureReporter(reporter) {
///   verify(bird.chirp(volume: 42)).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - reporter: Where failures go.
///   - operation: What runs; its child tasks report to the same reporter.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withFailureReporter<Output>(
  _ reporter: FailureReporter, _ operation: () throws -> Output
) rethrows -> Output {
  try FailureReporter.$scoped.withValue(reporter, operation: operation)
}

/// Sends failures to a reporter while an `async` closure runs.
///
/// ```swift
/// await withFailureReporter(reporter) {
///   await verify(bird.chirp(volume: 42)).wasCalled(within: .seconds(1))
/// }
/// ```
///
/// - Parameters:
///   - reporter: Where failures go.
///   - isolation: The actor that the closure runs on.
///   - operation: What runs; its child tasks report to the same reporter.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withFailureReporter<Output>(
  _ reporter: FailureReporter, isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Output
) async rethrows -> Output {
  try await FailureReporter.$scoped.withValue(
    reporter, operation: operation, isolation: isolation)
}
