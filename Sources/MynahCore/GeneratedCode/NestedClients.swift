// On the context, for completion would show it on every mock.

extension MockingContext {
  /// Makes the double of a client part of this one, which has a struct with that client in it.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The double of the client.
  ///   - name: The name of the property.
  public func _nest(_ client: some Mock, as name: String) {
    settings.add(MockPart(client.mockingContext) { _ in nil }, as: name)
  }

  /// Makes the double of a client part of this one, and says what of a struct that answers this one's
  /// calls answers those of the client.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - client: The double of the client.
  ///   - name: The name of the property.
  ///   - part: Returns the property's value.
  public func _nest<Target, Client>(
    _ client: some Mock, as name: String, _ part: @escaping @Sendable (Target) -> Client
  ) {
    settings.add(
      MockPart(client.mockingContext) { target in (target as? Target).map(part) }, as: name)
  }
}
