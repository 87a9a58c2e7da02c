/// A collection of the standard library, which prints its elements.
protocol PrintedElements {
  /// Whether the elements are keys and values.
  var arePairs: Bool { get }

  /// Whether the order of the elements is the same in each run.
  var areInOrder: Bool { get }

  /// What stands around the elements.
  func brackets(_ isDebug: Bool) -> (String, String)
}

extension Array: PrintedElements {
  var arePairs: Bool { false }
  var areInOrder: Bool { true }
  func brackets(_ isDebug: Bool) -> (String, String) { ("[", "]") }
}

extension Set: PrintedElements {
  var arePairs: Bool { false }
  var areInOrder: Bool { false }
  func brackets(_ isDebug: Bool) -> (String, String) {
    isDebug ? ("Set([", "])") : ("[", "]")
  }
}

extension Dictionary: PrintedElements {
  var arePairs: Bool { true }
  var areInOrder: Bool { false }
  func brackets(_ isDebug: Bool) -> (String, String) {
    isEmpty ? ("[:", "]") : ("[", "]")
  }
}
