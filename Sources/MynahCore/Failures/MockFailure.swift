internal import MynahShims

/// What fails a test.
///
/// A throwing member throws its failure if no stub answers a call. A ``FailureReporter`` takes all failures.
public struct MockFailure: Error, Sendable, CustomStringConvertible {
  /// The message.
  public let description: String

  /// Where a test made the mock, gave the stub or wrote the expectation that the failure is about.
  public internal(set) var location: CodeLocation

  /// The call that the failure is about as it is written, as in `bird.fly(to: "Oslo")`; nil where it is
  /// about several, or none.
  public let call: String?

  /// Whether the test uses the library in a way that can not work.
  public private(set) var isMisuse = false

  /// Tells a failure that is thrown from all others; nil for failures that are only reported.
  private(set) var occurrence: UInt64?

  package init(_ description: String, call: String? = nil, at location: CodeLocation = .generated) {
    self.description = description
    self.call = call
    self.location = location
  }

  /// A failure of a test that uses the library in a way that can not work.
  package static func misuse(_ misuse: Misuse) -> Self {
    var failure = Self(misuse.text)
    failure.isMisuse = true
    return failure
  }

  /// The failure, if it may also be thrown.
  package func thrown() -> Self {
    var failure = self
    failure.occurrence = nextSerial()
    return failure
  }
}

/// The number of calls that a failure lists.
let listedCalls = 10

/// Lists things, ten at most, and counts the others.
///
/// - Parameters:
///   - things: The things. Only those that are listed are described.
///   - count: The number of things if there are more than these.
///   - separator: The text between two things.
///   - text: Describes a thing.
func listed<Things: Collection>(
  _ things: Things, of count: Int, separator: String = "   ", _ text: (Things.Element) -> String
) -> String {
  let texts = things.prefix(listedCalls).map(text)
  let more = count - texts.count
  return texts.joined(separator: separator)
    + (more > 0 ? "\(separator == "   " ? separator : " ")and \(more) more" : "")
}

extension Int {
  var asTimes: String {
    switch self {
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }

  /// A number of things, as in `1 call`.
  func things(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }

  /// A number of things that are in some state, as in `none is`.
  var asBeing: String { self == 0 ? "none is" : self == 1 ? "1 is" : "\(self) are" }
}

extension String? {
  /// What calls did that are expected to have this outcome.
  var asDone: String { self == nil ? "was called" : "did so" }

  var asSuffix: String { map { " \($0)" } ?? "" }
}

extension [String] {
  /// The texts as they're listed in a sentence.
  var asPhrase: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

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

/// A place in a source file: where a mock was made, a stub was given or an expectation was verified.
public struct CodeLocation: Sendable {
  private let staticFileID: StaticString
  /// The file's full path, as XCTest takes it.
  package let staticFilePath: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// The column, counted from 1.
  public let column: UInt

  /// Names a place in a source file; pass `#fileID`, `#filePath`, `#line` and `#column` along.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    staticFileID = fileID
    staticFilePath = filePath
    self.line = line
    self.column = column
  }

  /// Creates a location from the arguments of a function that takes them.
  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The place of what no line of a test made, such as the static members of a mock.
  public static let generated = CodeLocation(
    fileID: "Mynah/generated", filePath: "generated", line: 1, column: 1)

  /// The module and file name, as in `BirdTests/ChirpTests.swift`.
  public var fileID: String { staticFileID.description }

  /// The file's full path.
  public var filePath: String { staticFilePath.description }

  /// The file's name and the line, as in `ChirpTests.swift:12`.
  public var brief: String {
    let fileID = fileID
    return "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
