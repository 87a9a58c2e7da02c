/// Makes a program, which its number decides.
struct Grammar {
  var random: RandomSource
  let setting: CompilerSetting
  let features: Set<GrammarFeature>
  var scope = GrammarScope()

  /// The types that the program has declared already.
  var declared = DeclaredNames()

  /// The names of a type's members, some of which are used again.
  var memberNames: [String] = []

  /// The most members of a type.
  let memberLimit: Int

  init(
    seed: UInt64, iteration: UInt64, setting: CompilerSetting, features: Set<GrammarFeature>
  ) {
    random = RandomSource(seed: seed, iteration: iteration)
    self.setting = setting
    self.features = features
    memberLimit = 4
  }

  // MARK: - Choosing

  typealias Production<Result> = (inout Grammar) -> Result

  mutating func chance(_ percent: Int) -> Bool { random.next(below: 100) < percent }

  mutating func pick<Element>(_ list: [Element]) -> Element { random.element(of: list) }

  /// Makes one of some things, each of which has a weight.
  mutating func choose<Result>(_ productions: [(Int, Production<Result>)]) -> Result {
    var left = random.next(below: productions.reduce(0) { $0 + $1.0 })
    for (weight, production) in productions {
      if left < weight { return production(&self) }
      left -= weight
    }
    fatalError("the weights have another sum")
  }

  /// A word that stands there in some percent of cases.
  mutating func maybe(_ percent: Int, _ text: Term) -> Term {
    chance(percent) ? .optional(text) : ""
  }

  mutating func list(
    _ counts: ClosedRange<Int>, _ make: Production<Term>
  ) -> [Term] {
    let count = counts.lowerBound + random.next(below: counts.count)
    return (0..<count).map { _ in make(&self) }
  }

  /// Makes something in a scope of its own.
  mutating func scoped<Result>(_ make: Production<Result>) -> Result {
    let outer = scope
    defer { scope = outer }
    return make(&self)
  }
}

/// What the place can name at which a declaration is made.
struct GrammarScope {
  /// Generic parameters whose values can be copied, and types that depend on them.
  var generics: [String] = []

  /// Parameter packs.
  var packs: [String] = []

  /// Generic parameters whose values may not be copied.
  var noncopyable: [String] = []

  /// Generic parameters that are errors.
  var errors: [String] = []

  /// The type around it.
  var kind = Kind.file

  /// Whether it is a module that sees nothing of the others.
  var isInTrees = false

  enum Kind { case file, `protocol`, `class` }
}

/// The names of the types that a program has declared.
struct DeclaredNames {
  /// Protocols, and the number of their primary associated types.
  var protocols: [(name: String, primary: Int, hasAssociated: Bool)] = []
  var classes: [String] = []
  var values: [String] = []
}
