/// Hands out the names of doubles, each once and none that the sources declare themselves.
struct MockNames {
  private var taken: Set<String>

  init(declared: [DeclaredType]) {
    taken = Set(declared.map(\.qualifiedName))
  }

  /// Returns the name of a double: the one it is asked for by, or one that is made from the type's.
  mutating func name(for double: WantedDouble) -> String {
    if double.style == .mock { return name(for: double.type) }
    // The shortest is the one of the guide; the others tell apart what would have the same.
    let whole = double.type.path.map(\.unticked).joined()
    let longer = [whole, double.type.module.name + whole].map { base in
      double.style == .stubbable ? "Stubbable\(base)" : "\(base)Stub"
    }
    let own = WantedDouble.names(of: double.type, in: double.style)
    let candidates = (double.name.map { [$0] } ?? []) + own.reversed() + longer
    if let name = candidates.first(where: { taken.insert($0).inserted }) { return name }
    var name = "Generated\(longer[1])"
    while !taken.insert(name).inserted { name = "Generated\(name)" }
    return name
  }

  /// Returns the name of a type's mock: `BirdMock` for `Bird`, with more of the path where it is taken.
  private mutating func name(for type: DeclaredType) -> String {
    for count in 1...max(1, type.path.count) {
      let name = type.path.suffix(count).map(\.unticked).joined() + "Mock"
      if taken.insert(name).inserted { return name }
    }
    var name = type.module.name + type.path.map(\.unticked).joined() + "Mock"
    while !taken.insert(name).inserted { name = "Generated\(name)" }
    return name
  }
}
