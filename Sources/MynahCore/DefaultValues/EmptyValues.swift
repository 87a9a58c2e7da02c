extension UnsafeMutableBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeMutableRawBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeRawBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension AsyncStream: Providable {
  /// Returns a stream that has ended as the default value.
  public static func createInstance() -> Self? { Self { $0.finish() } }
}

extension AsyncThrowingStream: Providable where Failure == any Error {
  /// Returns a stream that has ended as the default value.
  public static func createInstance() -> Self? { Self { $0.finish() } }
}

/// Makes an asynchronous sequence that has ended, of a type that is known at run time only.
///
/// The language has no way to ask `any AsyncSequence<Int, Never>` for its arguments, so this reads the
/// description of the type that the runtime keeps.
///
/// - Parameter type: The type, which need not be an asynchronous sequence.
/// - Returns: The sequence; nil where the type is none.
func makeEmptySequence<Sequence>(_ type: Sequence.Type) -> Sequence? {
  let name = String(reflecting: type)
  guard name.contains("AsyncSequence") else { return nil }
  let description = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  switch description.load(as: Int.self) {
  case existentialKind: return AsyncStream<Never> { $0.finish() } as? Sequence
  case extendedExistentialKind: break
  default: return nil
  }
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
  // With both arguments, which are all that can be said of such a sequence.
  guard name.contains(".AsyncSequence<"), name.contains("AsyncSequence.Element == "),
    name.contains("AsyncSequence.Failure == ")
  else { return nil }
  // The kind, the shape, and the arguments.
  let word = MemoryLayout<Int>.size
  let element = description.load(fromByteOffset: 2 * word, as: Any.Type.self)
  let failure = description.load(fromByteOffset: 3 * word, as: Any.Type.self)
  func make<Element>(_ element: Element.Type) -> Any? {
    func make<Failure>(_ failure: Failure.Type) -> Any? {
      (failure as? any Error.Type).map { emptySequence(element, $0) }
    }
    if failure == (any Error).self { return emptySequence(element, (any Error).self) }
    return _openExistential(failure, do: make)
  }
  return _openExistential(element, do: make) as? Sequence
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func emptySequence<Element, Failure: Error>(
  _ element: Element.Type, _ failure: Failure.Type
) -> Any {
  StreamSequence<Element, Failure> { (_) async throws(Failure) in nil }
}

private let existentialKind = 0x303
private let extendedExistentialKind = 0x307
