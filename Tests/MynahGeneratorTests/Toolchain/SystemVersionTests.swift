import Foundation
import Testing

/// What systems after macOS 13 and iOS 16 brought is used by no module that imports Foundation, which
/// `.ci/old-systems` can not compile as for them.
struct SystemVersionTests {
  /// `PlatformTests` sees to it that no other module does.
  private static let modules = [
    "GenerateMocks", "Mynah", "MynahCLI", "MynahCarriedStubs", "MynahHTTP", "MynahPlugin",
  ]

  /// Names of the standard library and of Foundation that nothing older has, by the availability in the
  /// symbol graphs of Swift 6.3, and some that Linux lacks.
  private static let news = Set(
    """
    Atomic BaseMessageIdentifier CharacterIterator DiscardingTaskGroup DiscontiguousSlice
    JobPriority Mutex Observable ObservationToken ObservationTracked Observations
    PredicateRegex RangeSet RecurrenceRule StaticBigInt SwiftData ThrowingDiscardingTaskGroup
    TipKit UnicodeScalarIterator UnownedTaskExecutor ValidationError WritingDirection
    WritingDirectionAttribute addImmediateTask addImmediateTaskUnlessCancelled afterDate
    afterOccurrences asSerialExecutor asTaskExecutor asUnownedTaskExecutor associativeList
    base64URLAlphabet bidirectionalCollectionLast bytesEqual charactersEqual checkForASCII
    checkForNFC checkIsolated codeUnits collectionCount collectionFirst collectionIsEmpty
    currentCodeUnitOffset daysOfTheMonth daysOfTheYear encodingInvalidCharacters
    escalatePriority forceCastFailure forceUnwrapFailure foreignReference
    globalConcurrentExecutor greaterThanOrEqual ianaName immediate immediateDetached
    invalidNonSurrogateCodePointByte isCanonicallyEquivalent isCanonicallyLessThan
    isIsolatingCurrentContext isKnownASCII isKnownNFC isLeap isMainExecutor isRepeatedDay
    isSameExclusiveExecutionContext iso8601Components iso8601ComponentsWithTimeZone
    iso8601DateComponents lessThanOrEqual makeCharacterIterator makeUnicodeScalarIterator
    matchingPolicy moveSubranges occurrences omitPaddingCharacter overlongEncodingByte
    preferredLocales proxyConfigurations recurrences removeSubranges removingSubranges
    repeatedTimePolicy setPositions skipBack skipForward stringRepresentation subranges
    surrogateCodePointByte truncatedScalar undefinedVariable unexpectedContinuationByte
    unicodeScalarsEqual unownedTaskExecutor usesClassicLoadingMode utf8Span vikram
    withDiscardingTaskGroup withObservationTracking withTaskExecutorPreference
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup writingDirection
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  @Test func theSourcesAreThoseOfOldSystems() throws {
    let files = try swiftFiles(in: Self.modules.map { "Sources/\($0)" })
    #expect(files.count > 60)
    for file in files {
      #expect(Self.news(in: file.text) == [], "\(file.path)")
    }
  }

  @Test func theSearchFindsNames() {
    let text = """
      // A Mutex.
      let a = "a Mutex"
      let lock = Mutex(1)
      @available(macOS 15, *) func f(_ lock: borrowing Mutex<Int>) {}
      """
    #expect(
      Self.news(in: text) == [
        "let lock = Mutex(1)", "@available(macOS 15, *) func f(_ lock: borrowing Mutex<Int>) {}",
      ])
  }

  // An expression is made anew each time that its literal is met.
  nonisolated(unsafe) private static let quotes = /"(?:[^"\\]|\\.)*"/
  nonisolated(unsafe) private static let comment = /\/\/.*$/
  nonisolated(unsafe) private static let name = /\w+/

  /// The lines that use what is newer, without comments and texts.
  private static func news(in text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.replacing(quotes, with: "").replacing(comment, with: "")
    }.filter { line in
      line.matches(of: name).contains { news.contains(String($0.output)) }
    }.map { String($0).trimmingCharacters(in: .whitespaces) }
  }
}
