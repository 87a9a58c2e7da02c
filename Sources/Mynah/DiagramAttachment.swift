#if compiler(>=6.2)
  public import MynahCore
  public import Testing

  /// Attaches a diagram of the calls that mocks received to the test.
  ///
  /// ```swift
  /// attachDiagram(of: office, bird)
  /// ```
  ///
  /// Swift Testing keeps it beside the results of the test where it is told to, as by
  /// `swift test --attachments-path attachments`.
  ///
  /// - Parameters:
  ///   - mocks: The mocks, in the order of their lanes.
  ///   - name: The name of the file, whose extension tells viewers that it is Mermaid.
  ///   - sourceLocation: Where it is called; leave it out.
  public func attachDiagram(
    of mocks: any LocalMock..., named name: String = "calls.mmd",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = sequenceDiagram(of: mocks.map(\.mockingContext))
    Attachment.record(text, named: name, sourceLocation: sourceLocation)
  }
#endif
