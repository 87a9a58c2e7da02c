import Foundation
import Mynah
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of exact values of Foundation's types whose `==` ignores parts, or whose hash traps.
@Suite struct FoundationValueTests {
  let client = mock(NetworkClient.self)

  private func request(_ change: (inout URLRequest) -> Void = { _ in }) -> URLRequest {
    var request = URLRequest(url: URL(filePath: "/birds"))
    request.httpMethod = "POST"
    request.httpBody = Data("a".utf8)
    request.setValue("1", forHTTPHeaderField: "X-Bird")
    change(&request)
    return request
  }

  @Test func equalRequestsMatch() {
    given(client.send(request())).willReturn(1)
    #expect(client.send(request()) == 1)
    verify(client.send(request())).wasCalled()
  }

  @Test func requestsWithOtherPartsDoNotMatch() {
    _ = client.useDefaultValues(from: .standardProvider).send(request())
    verify(client.send(request { $0.httpBody = Data("b".utf8) })).wasNeverCalled()
    verify(client.send(request { $0.setValue("2", forHTTPHeaderField: "X-Bird") }))
      .wasNeverCalled()
    verify(client.send(request { $0.httpMethod = "PUT" })).wasNeverCalled()
    verify(client.send(request { $0.httpBody = nil })).wasNeverCalled()
    verify(client.send(request { $0.timeoutInterval = 3 })).wasNeverCalled()
  }

  @Test func objectsMatchTheValuesThatTheyAreBridgedTo() throws {
    let text = #"{"count": 2, "isNew": true, "tags": ["a", 1.5], "bird": {"name": "Ann"}}"#
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    client.parse(try #require(parsed as? [String: Any]))
    let written: [String: Any] = [
      "count": 2, "isNew": true, "tags": ["a", 1.5] as [Any], "bird": ["name": "Ann"],
    ]
    verify(client.parse(written)).wasCalled()
    verify(client.parse(["count": NSNumber(value: 2)])).wasNeverCalled()
  }

  @Test func valuesMatchTheObjectsThatTheyAreBridgedTo() {
    client.parse(["count": 2, "name": "Ann"])
    let written: [String: Any] = ["count": NSNumber(value: 2), "name": NSString("Ann")]
    verify(client.parse(written)).wasCalled()
  }

  @Test func objectsDoNotMatchOtherValues() {
    client.parse(["count": NSNumber(value: 2.5), "name": NSString("Ann")])
    verify(client.parse(["count": 2, "name": "Ann"])).wasNeverCalled()
    verify(client.parse(["count": 2.5, "name": "Bob"])).wasNeverCalled()
    verify(client.parse(["count": 2.5, "name": Optional("Ann") as Any])).wasNeverCalled()
  }

  /// On Linux, computing the hash of a `URLError` traps (Swift 6.3).
  @Test func urlErrorsMatchByTheirCodes() {
    client.fail(URLError(.badURL))
    verify(client.fail(URLError(.badURL))).wasCalled()
    verify(client.fail(URLError(.timedOut))).wasNeverCalled()
  }

  @Test func callsWithURLErrorsAreAnswered() {
    given(client.isFatal(URLError(.badURL))).willReturn(true)
    given(client.isFatal(URLError(.timedOut))).willReturn(false)
    #expect(
      [client.isFatal(URLError(.badURL)), client.isFatal(URLError(.timedOut))] == [true, false])
  }

  @Test func manyStubsCanHaveArraysOfURLErrors() {
    let codes: [URLError.Code] = [
      .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed,
      .networkConnectionLost, .httpTooManyRedirects, .resourceUnavailable, .notConnectedToInternet,
    ]
    for code in codes { given(client.areFatal([URLError(code)])).willReturn(code == .timedOut) }
    #expect(client.areFatal([URLError(.timedOut)]))
    #expect(!client.areFatal([URLError(.badURL)]))
  }

  @Test func requestsInOtherValuesAreComparedByTheirParts() {
    client.enqueue([request()])
    verify(client.enqueue([request()])).wasCalled()
    verify(client.enqueue([request { $0.httpBody = Data("b".utf8) }])).wasNeverCalled()
    client.retry(request())
    verify(client.retry(request())).wasCalled()
    verify(client.retry(request { $0.httpBody = nil })).wasNeverCalled()
  }

  @Test func notificationsWithOtherUserInfoDoNotMatch() {
    let name = Notification.Name("bird")
    client.post(Notification(name: name, userInfo: ["volume": 1, "song": "a"]))
    verify(client.post(Notification(name: name, userInfo: ["song": "a", "volume": 1]))).wasCalled()
    verify(client.post(Notification(name: name, userInfo: ["song": "a", "volume": 2])))
      .wasNeverCalled()
    verify(client.post(Notification(name: name))).wasNeverCalled()
    verify(client.post(Notification(name: Notification.Name("crow")))).wasNeverCalled()
  }

  /// On Linux, `==` ignores the status and the headers of a response.
  @Test func responsesWithOtherPartsDoNotMatch() throws {
    func response(_ path: String, _ status: Int, _ headers: [String: String] = [:]) throws
      -> HTTPURLResponse
    {
      try #require(
        HTTPURLResponse(
          url: URL(filePath: path), statusCode: status, httpVersion: nil, headerFields: headers))
    }
    let received = try response("/birds", 404)
    client.receive(received)
    verify(client.receive(received)).wasCalled()
    let others = try [
      response("/birds", 200), response("/birds", 404, ["X-Bird": "1"]), response("/nests", 404),
    ]
    for other in others { verify(client.receive(other)).wasNeverCalled() }
  }

  /// On Linux, `==` compares the identity of cookies.
  @Test func equalCookiesMatch() throws {
    func cookie(_ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [
          .name: "bird", .value: value, .domain: "example.com", .path: "/",
          .expires: Date(timeIntervalSince1970: 3),
        ]))
    }
    let (kept, equal, other) = try (cookie("Ann"), cookie("Ann"), cookie("Bob"))
    client.keep([kept])
    verify(client.keep([equal])).wasCalled()
    verify(client.keep([other])).wasNeverCalled()
  }

  @Test func otherFoundationTypesAreComparedByTheirOperator() {
    let date = Date(timeIntervalSince1970: 3)
    client.log(date, Data([1, 2]), Decimal(5))
    verify(client.log(Date(timeIntervalSince1970: 3), Data([1, 2]), Decimal(5))).wasCalled()
    verify(client.log(date, Data([1, 3]), Decimal(5))).wasNeverCalled()
  }
}

/// On Linux, each read of `DispatchQueue.main` creates an object.
@Suite struct DispatchQueueMatchingTests {
  let scheduler = mock(QueueScheduler.self)

  @Test func theMainQueueMatchesItself() {
    scheduler.run(on: .main)
    verify(scheduler.run(on: .main)).wasCalled()
    verify(scheduler.run(on: .global())).wasNeverCalled()
  }

  @Test func globalQueuesMatchIfTheirPrioritiesAreEqual() {
    scheduler.run(on: .global(qos: .utility))
    verify(scheduler.run(on: .global(qos: .utility))).wasCalled()
    verify(scheduler.run(on: .global(qos: .background))).wasNeverCalled()
  }

  @Test func queuesWithEqualLabelsDoNotMatch() {
    let queue = DispatchQueue(label: "nest")
    scheduler.run(on: queue)
    verify(scheduler.run(on: queue)).wasCalled()
    verify(scheduler.run(on: DispatchQueue(label: "nest"))).wasNeverCalled()
  }

  @Test func queuesInOtherValuesMatch() {
    scheduler.run(onAll: [.main, nil])
    verify(scheduler.run(onAll: [.main, nil])).wasCalled()
    verify(scheduler.run(onAll: [.global(), nil])).wasNeverCalled()
  }
}

protocol QueueScheduler {
  func run(on queue: DispatchQueue)
  func run(onAll queues: [DispatchQueue?])
}

protocol NetworkClient {
  func send(_ request: URLRequest) -> Int
  func enqueue(_ requests: [URLRequest])
  func parse(_ json: [String: Any])
  func retry(_ request: URLRequest?)
  func post(_ notification: Notification)
  func log(_ date: Date, _ data: Data, _ price: Decimal)
  func fail(_ error: URLError)
  func isFatal(_ error: URLError) -> Bool
  func areFatal(_ errors: [URLError]) -> Bool
  func receive(_ response: URLResponse)
  func keep(_ cookies: [HTTPCookie])
}
