/// The way in which the parts of a composed matcher match an argument.
struct ComposedMatching<Argument> {
  enum Rule { case all, any, none }

  private let rule: Rule

  /// A closure that returns the value for each part, or nil if the argument doesn't have the
  /// values.
  private let values: (Argument) -> [Any]?

  /// A closure that returns the path from the argument to the value for a part.
  ///
  /// It's nil if the argument can match although a part doesn't, or if parts don't have a fixed
  /// value.
  private let path: ((Int) -> String)?

  init(
    _ rule: Rule, path: ((Int) -> String)? = nil, _ values: @escaping (Argument) -> [Any]?
  ) {
    self.rule = rule
    self.path = path
    self.values = values
  }

  /// Returns the composed matcher.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the description, before the parts.
  ///   - parts: The parts.
  ///   - suffix: The end of the description.
  func matcher(
    _ prefix: String, _ parts: [_AnyArgumentMatcher], _ suffix: String
  ) -> _ArgumentMatcher<Argument> {
    let text = { "\(prefix)\(parts.map(\.description).joined(separator: ", "))\(suffix)" }
    let depth = (parts.map(\.depth).max() ?? 0) + 1
    guard depth <= deepestMatcher else {
      return _ArgumentMatcher(misuse: .nestedTooDeeply(deepestMatcher), description: prefix)
    }
    let hasCaptor = parts.contains { $0.capture != nil }
    let matcher = _ArgumentMatcher<Argument>(
      text, condition: { matches($0, parts) }, misuse: parts.lazy.compactMap(\.misuse).first,
      capture: hasCaptor ? { capture($0, parts) } : nil, depth: depth,
      requiresOptional: Argument.self == Any.self && parts.contains(where: \.requiresOptional))
    guard let path else { return matcher }
    matcher.parts = { argument in
      (argument as? Argument).flatMap(values).map { values in
        zip(parts, values).enumerated().map { (path($0), $1.0, $1.1) }
      }
    }
    return matcher
  }

  private func matches(_ argument: Argument, _ parts: [_AnyArgumentMatcher]) -> Bool {
    guard let values = values(argument) else { return false }
    let pairs = zip(parts, values)
    return switch rule {
    case .all: pairs.allSatisfy { $0.matches(anyValue: $1) }
    case .any: pairs.contains { $0.matches(anyValue: $1) }
    case .none: !pairs.contains { $0.matches(anyValue: $1) }
    }
  }

  /// Passes the values that the parts match to the captors, after the whole argument matched.
  private func capture(_ argument: Any, _ parts: [_AnyArgumentMatcher]) {
    guard let argument = argument as? Argument, let values = values(argument) else { return }
    for (part, value) in zip(parts, values) {
      guard let capture = part.capture, part.matches(anyValue: value) else { continue }
      capture(value)
    }
  }
}

/// The greatest depth to which matchers can be nested.
///
/// Matching and describing a deeper matcher would overflow the stack of a task.
let deepestMatcher = 200

/// Returns how matchers of elements match a collection: in order, or in any order if the collection
/// doesn't have an order.
func elementMatching<Elements: Collection>(
  of matchers: [_AnyArgumentMatcher], in type: Elements.Type
) -> ComposedMatching<Elements> {
  let isUnordered = type is any UnorderedCollection.Type
  return ComposedMatching(.all, path: isUnordered ? nil : { "[\($0)]" }) { elements in
    guard elements.count == matchers.count else { return nil }
    let elements = elements.map { $0 as Any }
    guard isUnordered else { return elements }
    return assign(elements, to: matchers)
  }
}

/// A collection whose elements don't have an order that a test can know.
private protocol UnorderedCollection {}

extension Set: UnorderedCollection {}
extension Dictionary: UnorderedCollection {}
extension Dictionary.Keys: UnorderedCollection {}
extension Dictionary.Values: UnorderedCollection {}

/// Assigns each value to a matcher that matches it, or returns nil if this isn't possible.
///
/// A matcher that matches several values can leave a value to a matcher that matches fewer values
/// (an augmenting path in a bipartite graph).
package func assign(_ values: [Any], to matchers: [_AnyArgumentMatcher]) -> [Any]? {
  var owners = [Int?](repeating: nil, count: values.count)
  func findValue(for matcher: Int, _ seen: inout Set<Int>) -> Bool {
    for index in values.indices where matchers[matcher].matches(anyValue: values[index]) {
      guard seen.insert(index).inserted else { continue }
      if owners[index].map({ findValue(for: $0, &seen) }) ?? true {
        owners[index] = matcher
        return true
      }
    }
    return false
  }
  for matcher in matchers.indices {
    var seen: Set<Int> = []
    guard findValue(for: matcher, &seen) else { return nil }
  }
  var assigned = values
  for (index, owner) in owners.enumerated() {
    if let owner { assigned[owner] = values[index] }
  }
  return assigned
}
