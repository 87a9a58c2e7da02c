/// Hands out the names of a mock's stored properties, each once.
struct StorageNames {
  private var taken: Set<String>

  /// The last number that was given to a name.
  private var numbers: [String: Int] = [:]

  /// - Parameter taken: Names that the mocked type uses itself.
  init(taken: Set<String>) {
    self.taken = taken
  }

  /// Returns a name made from a member's, as `_fly_to_speed` is from `fly(to:speed:)`.
  mutating func name(for member: String) -> String {
    var base = "_"
    for scalar in member.unicodeScalars {
      if scalar.properties.isXIDContinue {
        base.unicodeScalars.append(scalar)
      } else if base.last != "_" {
        base += "_"
      }
    }
    while base.count > 1, base.last == "_" { base.removeLast() }
    var name = base
    while !taken.insert(name).inserted || name == "_" {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      name = "\(base)_\(number)"
    }
    return name
  }
}
