/// A type of the standard library whose values are made in a way of their own, or of one of another type.
protocol ValueHolder {
  /// A value; nil where the provider has none of the other type.
  static func value(from provider: ValueProvider) -> Any?
}

extension Result: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Success.self).map { Self.success($0) }
  }
}

extension Range: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0..<$0 }
  }
}

extension ClosedRange: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0...$0 }
  }
}

extension CollectionOfOne: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Element.self).map { Self($0) }
  }
}

extension AnySequence: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    Self(EmptyCollection<Element>())
  }
}

extension AnyIterator: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self { nil } }
}
