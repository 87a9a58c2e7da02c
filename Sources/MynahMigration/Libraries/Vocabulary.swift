/// The words of a library that have a word of Mynah in their place.
///
/// A key is a name with its labels, as in `equal(to:)`; one that begins with a period is written so. In
/// the text that replaces it, `%1` stands for the first argument.
struct Vocabulary {
  /// How the names of mocks are made of those of types.
  enum MockName {
    /// `MockBird`
    case prefix
    /// `BirdMock`, as with Mynah
    case suffix
  }

  /// The modules that tests import.
  var modules: [String]

  var mockName: MockName?

  /// What stands for an argument.
  var matchers: [String: String] = [:]

  /// What a call is compared with how often.
  var counts: [String: Count] = [:]

  /// Words that have no counterpart, and what to do about them; members begin with a period.
  var unknown: [String: String] = [:]

  /// Functions that make matchers without a counterpart, and what to write.
  var unknownMatchers: [String: String] = [:]

  /// Words that can not be left within an argument.
  var foreign: Set<String> = []

  /// The comment that is in files that the library generates.
  var generatedMark: String
}

extension Vocabulary {
  /// The counts of SwiftyMocky, which are those of Mockable too.
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

/// How often a call is expected.
enum Count: Equatable {
  /// The text of a matcher, where `%1` is the first argument.
  case matcher(String)

  /// `%1` times exactly.
  case exactly

  /// More or fewer times than `%1`.
  case more
  case fewer
  case once
  case never
}
