// Swift Testing supports attachments in Swift 6.2 and later. Remove the condition when Swift 6.2 is
// the oldest supported version.
#if compiler(>=6.2)
  public import MynahCore
  public import Testing

  /// Attaches a diagram of the calls that mocks received to the current test.
  ///
  /// ```swift
  /// attachDiagram(of: office, bird)
  /// ```
  ///
  /// Swift Testing saves attachments with the results of the test if you pass a path, for example
  /// with `swift test --attachments-path attachments`.
  ///
  /// - Parameters:
  ///   - mocks: The mocks, in the order of their lanes.
  ///   - name: The name of the file. Its extension tells viewers that the file contains Mermaid.
  ///   - sourceLocation: The location of the call. Don't pass this.
  public func attachDiagram(
    of mocks: any LocalMock..., named name: String = "calls.mmd",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = sequenceDiagram(of: mocks.map(\.mockingContext))
    Attachment.record(text, named: name, sourceLocation: sourceLocation)
  }
#endif
