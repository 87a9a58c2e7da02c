extension Stubbing where Result: StreamableResult {
  /// Rejects elements of another type.
  // Without this overload, the compiler would reject `given`, because `any AsyncSequence` takes any
  // elements.
  @available(
    *, unavailable,
    message:
      "these aren't elements of the stream. If they're in a sequence, write willStream(of: ...)"
  )
  @discardableResult
  public func willStream<Element>(_ elements: Element...) -> Self { self }
}
