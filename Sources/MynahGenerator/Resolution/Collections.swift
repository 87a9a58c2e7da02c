extension RangeReplaceableCollection {
  /// Returns the collection if a condition is true, and an empty collection if it isn't.
  ///
  /// ```swift
  /// "async ".when(isAsync) + "throws ".when(isThrowing)
  /// ```
  func when(_ condition: Bool) -> Self { if condition { self } else { Self() } }
}

extension Sequence {
  /// Transforms each element, or returns `nil` if one of them can't be transformed.
  func mapAll<Transformed>(_ transform: (Element) -> Transformed?) -> [Transformed]? {
    var all: [Transformed] = []
    for element in self {
      guard let transformed = transform(element) else { return nil }
      all.append(transformed)
    }
    return all
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without repetitions.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Optional {
  /// The value as an array, which is empty if there is none.
  var asArray: [Wrapped] { map { [$0] } ?? [] }
}
