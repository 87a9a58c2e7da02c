/// Returns where a value has a closure, by which an exact value equals nothing.
///
/// Only those parts are looked at that an exact value is compared by, and of a large value the first.
///
/// - Returns: A path as in `.options[2].onEnd`, empty where the value is a closure; nil where it has none.
func pathOfClosure(in value: Any) -> String? {
  var budget = 10_000
  return pathOfClosure(in: value, depth: 0, &budget)
}

private func pathOfClosure(in value: Any, depth: Int, _ budget: inout Int) -> String? {
  let type = type(of: value)
  budget -= 1
  guard depth < 8, budget > 0, !(type is AnyClass), !(value is any Equatable),
    !(value is Any.Type)
  else {
    return nil
  }
  let mirror = Mirror(reflecting: value)
  guard let style = mirror.displayStyle else { return isFunctionType(type) ? "" : nil }
  for (index, child) in mirror.children.prefix(100).enumerated() {
    // The children of a dictionary are pairs, whose keys have no closures.
    let pair = style == .dictionary ? Mirror(reflecting: child.value).children.map(\.value) : []
    let part = pair.last ?? child.value
    guard let rest = pathOfClosure(in: part, depth: depth + 1, &budget) else { continue }
    switch style {
    case .optional: return rest
    case .collection: return "[\(index)]\(rest)"
    case .dictionary: return "[\(pair.first.map { describe($0) } ?? "")]\(rest)"
    default: return child.label.asPath + rest
    }
  }
  return nil
}

/// What stands for a closure that does not escape in the log of calls: it can not be kept.
///
/// Such an argument is matched by `any()` only. A stub's closure gets the real one.
public struct NonEscapingClosure<Closure>: Sendable {
  /// Creates the placeholder.
  ///
  /// Generated code calls this.
  public init() {}
}

extension NonEscapingClosure: CustomStringConvertible {
  /// The text that failures show.
  public var description: String { "a closure" }
}
