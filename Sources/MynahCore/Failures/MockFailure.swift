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

  init(_ description: String, call: String? = nil, at location: CodeLocation = .generated) {
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
  func thrown() -> Self {
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
