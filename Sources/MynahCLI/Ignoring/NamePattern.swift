/// The part of an ignore pattern between two slashes, which matches one name.
struct NamePattern: Equatable {
  private enum Element: Equatable {
    case scalar(Unicode.Scalar)

    /// `?`
    case any

    /// `*`
    case star

    case set(ScalarSet)
  }

  private let elements: [Element]

  /// Whether it is `**`.
  var isDoubleStar: Bool { elements == [.star, .star] }

  /// Reads the names between the slashes of a pattern.
  ///
  /// - Returns: Nil for a pattern that matches nothing, such as one that ends in `\`.
  static func names(in text: [Unicode.Scalar]) -> [NamePattern]? {
    var names: [NamePattern] = []
    var elements: [Element] = []
    var rest = text[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "/":
        names.append(NamePattern(elements: elements))
        elements = []
      case "*": elements.append(.star)
      case "?": elements.append(.any)
      case "[":
        guard let set = ScalarSet(&rest) else { return nil }
        elements.append(.set(set))
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        elements.append(.scalar(escaped))
      default: elements.append(.scalar(scalar))
      }
    }
    return names + [NamePattern(elements: elements)]
  }

  /// Whether a name matches as a whole.
  func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var position = 0
    var element = 0
    // Where to go on if what follows the last star does not match: one scalar further.
    var retry: (position: Int, element: Int)?
    while position < name.count || element < elements.count {
      if element < elements.count {
        if elements[element] == .star {
          retry = (position + 1, element)
          element += 1
          continue
        }
        if position < name.count, matches(elements[element], name[position]) {
          position += 1
          element += 1
          continue
        }
      }
      guard let next = retry, next.position <= name.count else { return false }
      (position, element) = next
    }
    return true
  }

  private func matches(_ element: Element, _ scalar: Unicode.Scalar) -> Bool {
    switch element {
    case .scalar(let expected): scalar == expected
    case .any, .star: true
    case .set(let set): set.contains(scalar)
    }
  }
}
