/// The values that a file of mocks can make, while one of them is made.
///
/// What a value is made of is made by the same provider, so that values of a test go before those of the
/// file. A type that is on the way has no value, and no more are made than anybody waits for.
struct KnownValues {
  let source: any _ValueSource.Type

  /// The types whose values are on the way.
  private var path: [ObjectIdentifier] = []

  /// How many values may still be made, for all that is made of one.
  private let remaining: Counter

  private final class Counter {
    var value = 1_000
  }

  init(_ source: any _ValueSource.Type) {
    self.source = source
    remaining = Counter()
  }

  /// Returns a value of a type; nil where there is none.
  func value(of type: Any.Type, by provider: ValueProvider) -> Any? {
    let identifier = ObjectIdentifier(type)
    guard remaining.value > 0, path.count < 64, !path.contains(identifier) else { return nil }
    remaining.value -= 1
    var inner = self
    inner.path.append(identifier)
    return source.value(of: type, _ValueMaker(provider.knowing(inner)))
  }
}

extension ValueProvider {
  /// Returns this provider with what a file of mocks knows, where it has values by what types are.
  func knowing(_ source: (any _ValueSource.Type)?) -> ValueProvider {
    guard let source, usesConformances else { return self }
    return knowing(KnownValues(source))
  }
}
