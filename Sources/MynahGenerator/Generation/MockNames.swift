/// Hands out the names of mocks, each once and none that the sources declare themselves.
struct MockNames {
  private var taken: Set<String>

  init(declared: [DeclaredType]) {
    taken = Set(declared.map(\.qualifiedName))
  }

  /// Returns the name of a type's mock: `BirdMock` for `Bird`, with more of the path where it is taken.
  mutating func name(for type: DeclaredType) -> String {
    for count in 1...max(1, type.path.count) {
      let name = type.path.suffix(count).map(\.unticked).joined() + "Mock"
      if taken.insert(name).inserted { return name }
    }
    var name = type.module.name + type.path.map(\.unticked).joined() + "Mock"
    while !taken.insert(name).inserted { name = "Generated\(name)" }
    return name
  }
}
