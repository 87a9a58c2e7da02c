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

  /// An array of types that are compared is one of types that need not be copyable, where it does not say what it holds.
  ///
  /// Old runtimes do not know those, and a search in it ends the process.
  @Test func arraysOfTypesSayWhatTheyHold() throws {
    let files = try swiftFiles(
      in: ["Mynah", "MynahCore", "MynahHTTP", "MynahStubs"].map { "Sources/\($0)" })
    #expect(files.count > 200)
    for file in files {
      #expect(Self.untypedArrays(in: file.text) == [], "\(file.path)")
    }
    #expect(
      Self.untypedArrays(
        in: """
          let known: [Any.Type] = [Int.self, String.self]
          return [Int.self, Swift.String.self].contains { $0 == type }
          """) == ["return [Int.self, Swift.String.self].contains { $0 == type }"])
  }

  // An expression is made anew each time that its literal is met.
  nonisolated(unsafe) private static let quotes = /"(?:[^"\\]|\\.)*"/
  nonisolated(unsafe) private static let comment = /\/\/.*$/
  nonisolated(unsafe) private static let name = /\w+/
  nonisolated(unsafe) private static let arrayOfTypes = #/\[[\w.]+\.self, /#

  /// The lines with an array of types of which nothing says what type it is.
  private static func untypedArrays(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      line.contains(arrayOfTypes) && !line.contains("[Any.Type] =")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The lines that use what is newer, without comments and texts.
  private static func news(in text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.replacing(quotes, with: "").replacing(comment, with: "")
    }.filter { line in
      line.matches(of: name).contains { news.contains(String($0.output)) }
    }.map { String($0).trimmingCharacters(in: .whitespaces) }
  }
}
