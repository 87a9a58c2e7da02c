import Mynah
import Support
import Testing

/// Tests of the placeholders that unexpected calls return after they fail the test.
@Suite struct PlaceholderTests {
  enum Season: CaseIterable { case spring, autumn }

  struct Diary: Decodable, Equatable {
    var title: String
    var pages: [Int]
    var owner: String?
    var season: Nested

    struct Nested: Decodable, Equatable {
      var weight: Double
      var isOpen: Bool
    }
  }

  final class Branch: Decodable {
    let parent: Branch
  }

  @Test func decodingIsTheLastResort() {
    let bin = mock(Bin.self).useDefaultValues(from: .standardProvider)
    #expect(bin.route().start == "")
  }

  @Test func nilIsDecodedWhereATypeAcceptsIt() {
    #expect(ValueProvider.standardProvider.provideValue(for: Reading.self) == Reading.missing)
    #expect(ValueProvider.standardProvider.provideValue(for: Reading.Pair.self)?.first == .missing)
  }

  @Test func decodingDoesNotRecurse() {
    #expect(ValueProvider.standardProvider.provideValue(for: Branch.self) == nil)
  }

  @Test func unexpectedCallsReturnPlaceholdersUnlessTheyReturnVoid() throws {
    let bin = mock(Bin.self)
    let texts = failures {
      #expect(bin.number() == 0)
      #expect(bin.ratio() == 0)
      #expect(bin.flag() == false)
      #expect(bin.text() == "")
      #expect(bin.list() == [])
      #expect(bin.table() == [:])
      #expect(bin.maybe() == nil)
      #expect(bin.season() == .spring)
      #expect(bin.pair() == (0, ""))
      #expect(
        bin.diary()
          == Diary(title: "", pages: [], owner: nil, season: .init(weight: 0, isOpen: false)))
    }
    #expect(texts.count == 10)

    let bird = mock(Bird.self)
    #expect(try failures { try bird.land() }.isEmpty)
    #expect(failures { bird.sing() }.isEmpty)
  }
}

/// A value that decodes nil itself.
enum Reading: Decodable, Equatable {
  case missing
  case weight(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .missing : .weight(try container.decode(Double.self))
  }

  struct Pair: Decodable {
    var first: Reading

    enum Key: CodingKey { case first }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let isMissing = try container.decodeNil(forKey: .first)
      first = isMissing ? .missing : .weight(try container.decode(Double.self, forKey: .first))
    }
  }
}

/// A protocol whose members return values of many types.
protocol Bin {
  func number() -> Int16
  func ratio() -> Double
  func flag() -> Bool
  func text() -> String
  func list() -> [String]
  func table() -> [String: Int]
  func maybe() -> Bird?
  func season() -> PlaceholderTests.Season
  func pair() -> (count: Int, name: String)
  func diary() -> PlaceholderTests.Diary
  func route() -> Route
}

/// A type that can't be decoded from default values.
struct Route: Decodable {
  let start: String

  init(start: String) {
    self.start = start
  }

  init(from decoder: any Decoder) throws {
    start = try decoder.singleValueContainer().decode([String].self)[0]
  }
}
