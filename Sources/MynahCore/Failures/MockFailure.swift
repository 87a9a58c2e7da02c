internal import MynahShims

/// A failure of a test.
///
/// All failures go to a ``FailureReporter``. If no stub matches a call to a throwing member, the
/// member also throws the failure.
public struct MockFailure: Error, Sendable, CustomStringConvertible {
  /// The failure message.
  public let description: String

  /// The location of the mock, stub, or expectation that the failure belongs to.
  public internal(set) var location: CodeLocation

  /// The failed call as it's written in code, such as `bird.fly(to: "Oslo")`.
  ///
  /// The value is nil if the failure doesn't describe exactly one call.
  public let call: String?

  /// A Boolean value that indicates whether the test uses Mynah incorrectly.
  public private(set) var isMisuse = false

  /// A number that identifies a thrown failure, or nil for failures that are only reported.
  private(set) var occurrence: UInt64?

  package init(_ description: String, call: String? = nil, at location: CodeLocation = .generated) {
    self.description = description
    self.call = call
    self.location = location
  }

  /// Returns the failure for a mistake in a test's use of Mynah.
  package static func misuse(_ misuse: Misuse) -> Self {
    var failure = Self(misuse.text)
    failure.isMisuse = true
    return failure
  }

  /// Returns a copy of this failure that can be thrown.
  ///
  /// The number in `occurrence` identifies the copy.
  package func thrown() -> Self {
    var failure = self
    failure.occurrence = nextSerial()
    return failure
  }
}

/// The maximum number of calls that a failure lists.
let listedCalls = 10

/// Returns a list of up to ten items, followed by the number of items that aren't listed.
///
/// - Parameters:
///   - items: The items. Only the listed items are described.
///   - count: The total number of items, which can be greater than the number of elements in
///     `items`.
///   - separator: The string between two items.
///   - text: A closure that returns the description of an item.
func listed<Things: Collection>(
  _ items: Things, of count: Int, separator: String = "   ", _ text: (Things.Element) -> String
) -> String {
  let texts = items.prefix(listedCalls).map(text)
  let list = texts.joined(separator: separator)
  let more = count - texts.count
  guard more > 0 else { return list }
  return list + (separator == "   " ? separator : " ") + "and \(more) more"
}

extension Int {
  var asTimes: String {
    switch self {
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }

  /// Returns the number with a noun, such as `1 call`.
  package func withNoun(_ word: String) -> String { "\(self) \(word)" + "s".when(self != 1) }

  /// The verb after this number of things, which is `is` or `are`.
  var isOrAre: String { self == 1 ? "is" : "are" }

  /// A phrase about this number of calls, such as `1 older call is forgotten`.
  var asForgottenCalls: String {
    "\(withNoun("older call")) \(isOrAre) forgotten"
  }

  /// The number with a verb, such as `none is` or `2 are`.
  var withVerb: String {
    if self == 0 { "none is" } else { "\(self) \(isOrAre)" }
  }
}

extension String? {
  /// Returns the verb for a number of matching calls, if this is the expected outcome.
  func verb(times count: Int) -> String {
    guard self != nil else { return "was called \(count.asTimes)" }
    if count == 0 { return "never did" }
    return "did so \(count.asTimes)"
  }

  var asSuffix: String { map { " \($0)" } ?? "" }
}

extension RangeReplaceableCollection {
  /// Returns the collection if a condition is met, or an empty collection otherwise.
  func when(_ condition: Bool) -> Self { if condition { self } else { Self() } }
}

extension [String] {
  /// The strings as a list in a sentence, such as `a, b and c`.
  var asPhrase: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// A destination for failures.
///
/// If a test imports `Mynah`, its failures go to the framework that runs it, XCTest or Swift
/// Testing. Without `Mynah`, a program prints failures, but a program that runs tests ends at the
/// first failure. You can also create a reporter that receives all failures while a closure runs:
///
/// ```swift
/// let reporter = FailureReporter { failure, location in print(location.brief, failure) }
/// withFailureReporter(reporter) {
///   verify(bird.chirp(volume: 42)).wasCalled()
/// }
/// ```
public struct FailureReporter: Sendable {
  /// A token that tells reporters apart.
  final class Identity: Sendable {}

  let handle: @Sendable (MockFailure, CodeLocation) -> Void
  let identity = Identity()

  /// A closure that attaches text to a failing test, or nil if attachments aren't supported.
  private(set) var attach: (@Sendable (String) -> Void)?

  /// A closure that returns a number for the test that's running, or nil if it isn't known.
  private(set) var test: (@Sendable () -> Int?)?

  /// Creates a reporter.
  ///
  /// - Parameter handle: A closure that receives each failure and its location.
  public init(_ handle: @escaping @Sendable (MockFailure, CodeLocation) -> Void) {
    self.handle = handle
  }

  /// Creates a reporter that can also attach text to a failing test, and that knows the test.
  ///
  /// - Parameters:
  ///   - handle: A closure that receives each failure and its location.
  ///   - attach: A closure that receives text to attach to a failing test.
  ///   - test: A closure that returns a number for the test that's running, or nil if it isn't
  ///     known.
  package init(
    _ handle: @escaping @Sendable (MockFailure, CodeLocation) -> Void,
    attach: @escaping @Sendable (String) -> Void, test: (@Sendable () -> Int?)? = nil
  ) {
    self.handle = handle
    self.attach = attach
    self.test = test
  }

  @TaskLocal static var scoped: FailureReporter?

  /// The reporter of the current task.
  ///
  /// Outside of `withFailureReporter`, it's the reporter of the process.
  static var current: FailureReporter { scoped ?? installed }

  /// An identifier of the reporter and the test that get the failures of the current task.
  package static var recipient: (ObjectIdentifier, Int?) {
    (ObjectIdentifier(current.identity), installed.test?())
  }

  /// The reporter of the process.
  ///
  /// No lock is necessary, because the module `Mynah` sets the reporter once, before any test runs.
  nonisolated(unsafe) static var installed = FailureReporter { failure, location in
    // Without a reporter, failing tests would pass. End the process instead.
    guard !mynah_runs_tests(CommandLine.argc, CommandLine.unsafeArgv) else {
      fatalError(
        "\(failure)\n\(adviceWithoutReporter)", file: location.staticFilePath, line: location.line)
    }
    print("\(location.filePath):\(location.line):\(location.column): error: \(failure)")
  }

  /// The message for a program that runs tests without a reporter.
  private static let adviceWithoutReporter = """
    Mynah can't report failures, because this program doesn't contain Mynah's failure reporter. \
    Link the product Mynah, not only MynahCore. For a static library, use -ObjC or \
    -force_load on Apple platforms, and --whole-archive elsewhere.
    """

  /// Sets the reporter of the process.
  ///
  /// Call this function only while the process loads, before any test runs.
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
///   - reporter: The reporter that receives the failures.
///   - operation: The closure to run. Its child tasks report to the same reporter.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
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
///   - reporter: The reporter that receives the failures.
///   - isolation: The actor that the closure runs on.
///   - operation: The closure to run. Its child tasks report to the same reporter.
/// - Returns: The value that `operation` returns.
/// - Throws: Any error that `operation` throws.
public func withFailureReporter<Output>(
  _ reporter: FailureReporter, isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Output
) async rethrows -> Output {
  try await FailureReporter.$scoped.withValue(
    reporter, operation: operation, isolation: isolation)
}
