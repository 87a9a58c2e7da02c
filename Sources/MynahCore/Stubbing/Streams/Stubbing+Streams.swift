extension Stubbing where Result: StreamableResult {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream(_ first: Result.Element, _ others: Result.Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
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

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
  public func willStream(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Result.Element, Result.Thrown> {
    stream(from: start) { .stream($0) }
  }
}

// What is no more than an asynchronous sequence does not say what it has: the stub does.

extension Stubbing where Result == any AsyncSequence {
  /// Returns streams of some elements, which end after the last one.
  ///
  /// ```swift
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream<Element>(_ first: Element, _ others: Element...) -> Self {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element>(of elements: some Sequence<Element>) -> Self {
    stream(of: Array(elements)) { AsyncThrowingStream<Element, any Error>.stream($0) }
    return self
  }

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream(of: String.self)
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
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
  /// given(bird.songs()).willStream("Lullaby", "Anthem")
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - others: The elements that follow.
  @discardableResult
  public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    willStream(of: [first] + others)
  }

  /// Returns streams of the elements of a collection, which end after the last one.
  ///
  /// - Parameter elements: The elements.
  @discardableResult
  public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
  where Result == any AsyncSequence<Element, Thrown> {
    stream(of: Array(elements)) { StreamSequence($0) }
    return self
  }

  /// Returns streams whose elements the test gives while it runs.
  ///
  /// ```swift
  /// let songs = given(bird.songs()).willStream()
  /// songs.yield("Lullaby")
  /// songs.finish()
  /// ```
  ///
  /// - Parameter start: Which elements a stream begins with.
  /// - Returns: What feeds the streams.
  public func willStream<Element, Thrown: Error>(
    from start: StreamStart = .beginning
  ) -> StubbedStream<Element, Thrown> where Result == any AsyncSequence<Element, Thrown> {
    stream(from: start) { StreamSequence($0) }
  }

  #if compiler(>=6.2)
    /// Returns streams of some elements, which end after the last one.
    ///
    /// - Parameters:
    ///   - first: The first element.
    ///   - others: The elements that follow.
    @discardableResult
    public func willStream<Element, Thrown: Error>(_ first: Element, _ others: Element...) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      willStream(of: [first] + others)
    }

    /// Returns streams of the elements of a collection, which end after the last one.
    ///
    /// - Parameter elements: The elements.
    @discardableResult
    public func willStream<Element, Thrown: Error>(of elements: some Sequence<Element>) -> Self
    where Result == any AsyncSequence<Element, Thrown> & Sendable {
      stream(of: Array(elements)) { StreamSequence($0) }
      return self
    }

    /// Returns streams whose elements the test gives while it runs.
    ///
    /// - Parameter start: Which elements a stream begins with.
    /// - Returns: What feeds the streams.
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
  ///   - elements: The elements after which the streams end; nil if the test feeds them.
  ///   - start: Which elements a stream begins with.
  ///   - makeResult: Makes a stream of its elements.
  @discardableResult
  private func stream<Element, Thrown: Error>(
    of elements: [Element]? = nil, from start: StreamStart = .beginning,
    _ makeResult: @escaping (StreamConsumer<Element, Thrown>) -> Result
  ) -> StubbedStream<Element, Thrown> {
    let stream = StubbedStream<Element, Thrown>(from: start, HolderOrigin(self))
    if let elements { stream.end(after: elements) }
    selection?.mockedMember.settings?.finishWhenCleared(stream.source)
    add(ProduceBehavior { makeResult(stream.consumer()) })
    return stream
  }
}

extension StreamableResult {
  /// Makes a stream of what a consumer gets.
  fileprivate static func stream(_ consumer: StreamConsumer<Element, Thrown>) -> Self {
    makeStubbedStream { try await consumer.next() }
  }
}
