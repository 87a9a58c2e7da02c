/// A piece of a program that knows what can be taken from it.
///
/// Whether what is left is a valid program is for the compiler to say.
indirect enum Term: Sendable {
  case text(String)

  /// Terms that belong together.
  case sequence([Term])

  /// Terms each of which can be removed.
  case list(List)

  /// A term, and what may stand in its place.
  case replaceable(Term, by: [Term])

  struct List: Sendable {
    var elements: [Term]
    var open = ""
    var separator = ", "
    var close = ""

    /// Whether the brackets are written where there are no elements.
    var keepsBrackets = false
  }

  /// A term that can be removed.
  static func optional(_ term: Term) -> Term { .replaceable(term, by: [.text("")]) }

  /// Whether nothing is left of the term.
  var isEmpty: Bool { text.isEmpty }

  /// The text of the term.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let own): text += own
    case .sequence(let terms): for term in terms { term.write(to: &text) }
    case .replaceable(let term, _): term.write(to: &text)
    case .list(let list):
      if list.elements.isEmpty, !list.keepsBrackets { return }
      text += list.open
      for (index, element) in list.elements.enumerated() {
        if index > 0 { text += list.separator }
        element.write(to: &text)
      }
      text += list.close
    }
  }
}

extension Term: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .text(text) }

  init(stringInterpolation interpolation: Interpolation) {
    self = .sequence(interpolation.terms)
  }

  /// Collects the terms that an interpolation names, and the texts between them.
  struct Interpolation: StringInterpolationProtocol {
    var terms: [Term] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { terms.append(.text(text)) }
    }

    mutating func appendInterpolation(_ term: Term) { terms.append(term) }

    mutating func appendInterpolation(_ text: String) { terms.append(.text(text)) }
  }
}
