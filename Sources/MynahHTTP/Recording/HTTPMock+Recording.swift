internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension HTTPMock {
  /// Sends every request on through another session, and records what comes back.
  ///
  /// ```swift
  /// let recorder = http.record(through: .shared, masking: .credentials + [.field("password")])
  /// // Run the code under test once, against the server.
  /// recorder.write(to: "Fixtures/users.json")
  /// ```
  ///
  /// This is the one use of a mock that reaches a network. Stubs that are given later answer first,
  /// and what they answer is not recorded.
  ///
  /// - `session`: The session that talks to the server.
  /// - `masks`: What must not be written to the file.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: The recorder that writes the file.
  public func record(
    through session: URLSession, masking masks: [MaskRule] = .credentials,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Recorder {
    let recorder = Recorder(masks: masks)
    given(request(any()), fileID: fileID, filePath: filePath, line: line, column: column)
      .will { try await recorder.forward($0, through: session) }
    return recorder
  }

  /// Answers requests with what was recorded.
  ///
  /// ```swift
  /// http.replay("Fixtures/users.json")
  /// ```
  ///
  /// A request is answered where method, URL and body are those of a recorded one, after the masks of
  /// the recording. Equal requests get the recorded responses in order, and the last one from then on.
  /// Other requests fail the test, as all do that no stub answers.
  ///
  /// A file that is missing, or is no recording, fails the test at once:
  ///
  /// ```text
  /// The recording "/missing/users.json" can not be used: there is no file to read at /missing/users.json.
  /// Write the path of a file that Recorder.write(to:) has written.
  /// ```
  ///
  /// - `path`: The file, absolute or relative to the folder of the test's file.
  /// - `masks`: More masks, such as `.text` ones, which are not in the file.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func replay(
    _ path: String, masking masks: [MaskRule] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let cassette = cassette(in: path, at: location) else { return }
    let masks = cassette.masks + masks
    var stubs:
      [(request: HTTPMock.Request, stubbing: Stubbing<Handler, HTTPMock.Response, any Error>)] = []
    for exchange in cassette.exchanges {
      // Masked once more, for older recordings were masked by less.
      let recorded = masks.masked(exchange.httpRequest)
      let known = stubs.first { recorded.isSame(as: $0.request) }
      let stubbing =
        known?.stubbing
        ?? given(
          pattern(of: recorded, masks: masks), fileID: fileID, filePath: filePath, line: line,
          column: column)
      if known == nil { stubs.append((recorded, stubbing)) }
      if let response = exchange.httpResponse {
        stubbing.willReturn(response)
      } else {
        let code: URLError.Code? = exchange.errorCode.flatMap { URLError.Code(rawValue: $0) }
        stubbing.willThrow(URLError(code ?? .unknown))
      }
    }
  }

  private func pattern(of recorded: HTTPMock.Request, masks: [MaskRule]) -> RequestPattern {
    var shown = recorded
    shown.headers = [:]
    return member.pattern(
      _ArgumentMatcher(description: "\(shown)") { masks.masked($0).isSame(as: recorded) })
  }

  private func cassette(in path: String, at location: CodeLocation) -> Cassette? {
    let url = fixtureURL(path, at: location)
    let problem: String
    do {
      let cassette = try JSONDecoder().decode(Cassette.self, from: Data(contentsOf: url))
      guard let unsound = cassette.problem else { return cassette }
      problem = unsound
    } catch is DecodingError {
      problem = "the file at \(url.path) is no recording"
    } catch {
      problem = "there is no file to read at \(url.path)"
    }
    let misuse = Misuse.invalidInput(
      "The recording \(path.debugDescription)", problem: problem,
      advice: "Write the path of a file that Recorder.write(to:) has written.")
    MockFailure.misuse(misuse).report(at: location)
    return nil
  }
}
