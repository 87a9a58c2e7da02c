extension Stubbing where Result: StreamableResult {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The other elements, in order.
  @discardableResult
  public func willStream(_ first: Result.Element, _ others: Result.Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a sequence, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream(of: ["Lullaby", "Anthem"])
  /// ```
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream(of elements: some Sequence<Result.Element>) -> Self {
    stream(of: Array(elements)) { .stream($0) }
    return self
  }

  /// Returns streams whose elements the test yields while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: The position at which each stream starts.
  /// - Returns: A handle that yields elements to the streams.
  public func willStream(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Result.Element, Result.Thrown> {
    stream(from: start) { .stream($0) }
  }
}

// The type `any AsyncSequence` doesn't specify its elements, so the stub specifies them.

extension Stubbing where Result == any AsyncSequence {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(choir.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The other elements, in order.
  @discardableResult
  public func willStream<Element>(_ first: Element, _ others: Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a sequence, which end after the last one.
  ///
  /// ```swift
  /// given(choir.songs()).willStream(of: ["Lullaby", "Anthem"])
  /// ```
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element>(of elements: some Sequence<Element>) -> Self {
    stream(of: Array(elements)) { AsyncThrowingStream<Element, any Error>.stream($0) }
    return self
  }

  /// Returns streams whose elements the test yields while it runs.
  ///
  /// ```swift
  /// let songs = given(choir.songs()).willStream(of: String.self)
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - start: The position at which each stream starts.
  /// - Returns: A handle that yields elements to the streams.
  public func willStream<Element>(
    of type: Element.Type, from start: StreamStart = .beginning
  ) -> StubbedStream<Element, any Error> {
    stream(from: start) { AsyncThrowingStream<Element, any Error>.stream($0) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Stubbing {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(flock.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The other elements, in order.
  @discardableResult
  public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a sequence, which end after the last one.
  ///
  /// ```swift
  /// given(flock.songs()).willStream(of: ["Lullaby", "Anthem"])
  /// ```
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    stream(of: Array(elements)) { StreamSequence($0) }
    return self
  }

  /// Returns streams whose elements the test yields while it runs.
  ///
  /// ```swift
  /// let songs = given(flock.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: The position at which each stream starts.
  /// - Returns: A handle that yields elements to the streams.
  public func willStream<Element, Thrown: Error>(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Element, Thrown> where Result == any AsyncSequence<Element, Thrown> {
    stream(from: start) { StreamSequence($0) }
  }

  // A composition of protocols with type arguments requires Swift 6.2. Remove the condition when
  // Swift 6.2 is the oldest supported version.
  #if compiler(>=6.2)
    /// Returns streams of some elements, which end after the last one.
    ///
    /// - Parameters:
    ///   - first: The first element.
    ///   - others: The other elements, in order.
    @discardableResult
    public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      willStream(of: [first] + others)
    }

    /// Returns streams of the elements of a sequence, which end after the last one.
    ///
    /// - Parameter elements: The elements.
    @discardableResult
    public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      stream(of: Array(elements)) { StreamSequence($0) }
      return self
    }

    /// Returns streams whose elements the test yields while it runs.
    ///
    /// - Parameter start: The position at which each stream starts.
    /// - Returns: A handle that yields elements to the streams.
    public func willStream<Element, Thrown: Error>(
      from start: StreamStart = .beginning
    ) -> StubbedStream<Element, Thrown>
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      stream(from: start) { StreamSequence($0) }
    }
  #endif
}

extension Stubbing {
  /// Adds a stub that returns streams.
  ///
  /// - Parameters:
  ///   - elements: The elements after which the streams end, or nil if the test yields them.
  ///   - start: The position at which each stream starts.
  ///   - makeResult: A closure that creates a stream from its consumer.
  @discardableResult
  private func stream<Element, Thrown: Error>(
    of elements: [Element]? = nil, from start: StreamStart = .beginning,
    _ makeResult: @escaping (StreamConsumer<Element, Thrown>) -> Result
  ) -> StubbedStream<Element, Thrown> {
    let stream = StubbedStream<Element, Thrown>(StubDescription(self))
    if let elements { stream.end(after: elements) }
    settings?.finishWhenCleared(stream.source, of: selection)
    add(ProduceBehavior { makeResult(stream.source.makeConsumer(from: start)) })
    return stream
  }
}

extension StreamableResult {
  /// Returns a stream of the elements that a consumer reads.
  fileprivate static func stream(_ consumer: StreamConsumer<Element, Thrown>) -> Self {
    makeStubbedStream { try await consumer.next() }
  }
}
