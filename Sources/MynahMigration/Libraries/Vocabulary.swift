/// The names that a library declares, and their replacements in Mynah.
///
/// Each key is a name with labels, such as `equal(to:)`. Names of implicit members begin with a
/// period, and names of methods such as `captor.capture()` begin with `*.`. In a replacement, `%1`
/// is the first argument, and `%-1` is the first argument without `.self`.
struct Vocabulary {
  /// The rules for rewriting the library's statements.
  var migrator: Migrator.Type

  /// The modules that tests import.
  var modules: [String]

  /// A Boolean value that indicates whether sources import the library but don't need Mynah.
  var isInSources = false

  /// The prefix and suffix of a mock's name, or nil if you create mocks with `mock(Bird.self)`.
  var mockName: (prefix: String, suffix: String)?

  /// The replacements for matchers.
  var matchers: [String: String] = [:]

  /// The replacements for counts in verifications.
  var counts: [String: Count] = [:]

  /// The advice for names that Mynah doesn't have a replacement for.
  ///
  /// Names of members begin with a period.
  var unknown: [String: String] = [:]

  /// The types and functions that only the library has.
  ///
  /// Names of members begin with a period.
  var foreign: Set<String> = []

  /// The strings that only occur in files that the library generated.
  var generatedMarks: [String]

  /// The rules for mocks with properties that record calls, or nil for other libraries.
  var recording: RecordingRules?

  /// The names of functions that have a different name in Mynah.
  var renamedFunctions: [String] {
    counts.filter { if case .matcher = $1 { false } else { true } }.map(\.key)
      + matchers.filter { !$1.hasPrefix($0.prefix { $0 != "(" }) }.map(\.key)
  }
}

extension Vocabulary {
  /// The counts of SwiftyMocky, which Mockable shares.
  static let dottedCounts: [String: Count] = [
    ".once": .once,
    ".never": .never,
    ".atLeastOnce": .matcher("atLeast(1)"),
    ".exactly(_:)": .exactly,
    ".from(_:to:)": .matcher("between(%1...%2)"),
    ".less(than:)": .fewer,
    ".lessOrEqual(to:)": .matcher("atMost(%1)"),
    ".more(than:)": .more,
    ".moreOrEqual(to:)": .matcher("atLeast(%1)"),
  ]
}

/// The expected number of calls.
enum Count: Equatable {
  /// The text of a matcher, in which `%1` is the first argument.
  case matcher(String)

  /// Exactly `%1` calls.
  case exactly

  /// More or fewer than `%1` calls.
  case more
  case fewer
  case once
  case never
}
