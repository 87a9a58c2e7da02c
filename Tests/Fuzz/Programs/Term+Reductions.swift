extension Term {
  /// The terms that are one step smaller.
  var reductions: [Term] {
    switch self {
    case .text: return []
    case .sequence(let terms):
      return terms.indices.flatMap { index in
        terms[index].reductions.map { smaller in
          var terms = terms
          terms[index] = smaller
          return .sequence(terms)
        }
      }
    case .replaceable(let term, let others):
      return others + term.reductions.map { .replaceable($0, by: others) }
    case .list(let list): return list.reductions.map(Term.list)
    }
  }
}

extension Term.List {
  /// The lists with one element only, without one, and with a smaller one.
  fileprivate var reductions: [Term.List] {
    let single = elements.count > 2 ? elements.map { with([$0]) } : []
    let fewer = elements.indices.map { index in
      with(Array(elements[..<index] + elements[(index + 1)...]))
    }
    let smaller = elements.indices.flatMap { index in
      elements[index].reductions.map { reduced in
        var elements = elements
        elements[index] = reduced
        return with(elements)
      }
    }
    return single + fewer + smaller
  }

  private func with(_ elements: [Term]) -> Term.List {
    var copy = self
    copy.elements = elements
    return copy
  }
}
