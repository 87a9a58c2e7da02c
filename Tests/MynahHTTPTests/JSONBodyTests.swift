import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of JSON that differs from a pattern only in details.
@Suite struct JSONBodyTests {
  let http = HTTPMock()

  /// Stubs all requests and sends JSON to the mock.
  private func send(_ json: String) async throws {
    given(http.request(any())).willReturn(.status(204))
    _ = try await http.session.data(for: post("https://example.com/birds", json))
  }

  @Test(arguments: [
    ("472.23", "472.23000000000002", true), ("1", "1.0", true), ("100", "1e2", true),
    ("1e300", "1.0e300", true), ("-0", "0", true),
    ("12345678901234567890.0", "12345678901234567890", true),
    ("0.1", "0.10000000000000000555", true), ("true", "1", false), ("false", "0", false),
    ("null", "0", false), (#""1""#, "1", false), ("0.1", "0.2", false),
    ("9007199254740993", "9007199254740992", false),
    ("-9223372036854775808", "-9223372036854775807", false),
    ("18446744073709551615", "18446744073709551614", false),
    ("12345678901234567890123456789", "12345678901234567890123456788", false),
  ])
  func jsonNumbersAreComparedByValue(one: String, other: String, areEqual: Bool) async throws {
    try await send("[\(one)]")
    verify(http.request(.post, "/birds", body: .json("[\(other)]"))).wasCalled(areEqual ? 1 : 0)
    verify(http.request(.post, "/birds", body: .json("[\(one)]"))).wasCalled()
  }

  @Test func valuesAreComparedAsJSON() async throws {
    struct Song: Encodable {
      let title: String
      let day: Date
    }
    let song = Song(title: "Lullaby", day: Date(timeIntervalSince1970: 86_400))
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    try await send(#"{"title": "Lullaby", "day": 86400.0}"#)
    verify(http.request(.post, "/birds", body: .json(song, encoder: encoder))).wasCalled()
    verify(http.request(.post, "/birds", body: .json(["title": "Lullaby"]))).wasNeverCalled()
    verify(http.request(.post, "/birds", body: .json(song))).wasNeverCalled()
  }

  @Test func valuesThatCannotBeEncodedAreReported() {
    struct Silence: Encodable, CustomStringConvertible {
      struct NoSound: Error {}
      let description = "silence"
      func encode(to encoder: any Encoder) throws { throw NoSound() }
    }
    #expect(
      report { verify(http.request(.post, "/birds", body: .json(Silence()))).wasCalled() } == """
        The value silence can't be used: it can't be encoded as JSON (NoSound()).
        Write a value that the encoder can encode.
        """)
  }

  @Test func jsonArraysMustBeEqualToBeContained() async throws {
    try await send(#"{"birds": [{"name": "Ryan", "age": 2}], "page": {"next": 2, "size": 9}}"#)
    func containing(_ text: String) -> HTTPMock.RequestPattern {
      http.request(.post, "/birds", body: .json(containing: text))
    }
    verify(containing(#"{"birds": [{"age": 2, "name": "Ryan"}]}"#)).wasCalled()
    verify(containing(#"{"page": {"next": 2.0}}"#)).wasCalled()
    verify(containing(#"{"birds": [{"name": "Ryan"}]}"#)).wasNeverCalled()
    verify(containing(#"{"birds": []}"#)).wasNeverCalled()
  }
}
