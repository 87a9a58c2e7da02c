extension AsyncStream: Providable {
  /// Returns a finished stream as the default value.
  public static func createInstance() -> Self? { Self { $0.finish() } }
}

extension AsyncThrowingStream: Providable where Failure == any Error {
  /// Returns a finished stream as the default value.
  public static func createInstance() -> Self? { Self { $0.finish() } }
}

/// Creates a finished asynchronous sequence of a type that is only known at run time.
///
/// Swift can't inspect the type arguments of a type such as `any AsyncSequence<Int, Never>`, so
/// this function reads them from the runtime's metadata.
///
/// - Parameter type: The type, which doesn't have to be an asynchronous sequence.
/// - Returns: The sequence, or nil if the type isn't an asynchronous sequence.
func makeEmptySequence<Sequence>(_ type: Sequence.Type) -> Sequence? {
  let name = String(reflecting: type)
  guard name.contains("AsyncSequence") else { return nil }
  if MetadataKind.existential.isKind(of: type) {
    return AsyncStream<Never> { $0.finish() } as? Sequence
  }
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
  // Require both type arguments, because the code below reads exactly two.
  guard name.contains(".AsyncSequence<"), name.contains("AsyncSequence.Element == "),
    name.contains("AsyncSequence.Failure == "),
    let (element, failure) = firstArguments(ofExistential: type)
  else { return nil }
  func make<Element>(_ element: Element.Type) -> Any? {
    if failure == (any Error).self { return emptySequence(element, (any Error).self) }
    return (failure as? any Error.Type).map { emptySequence(element, $0) }
  }
  return make(element) as? Sequence
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func emptySequence<Element, Failure: Error>(
  _ element: Element.Type, _ failure: Failure.Type
) -> Any {
  StreamSequence<Element, Failure> { (_) async throws(Failure) in nil }
}
