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
    var scalars = String.UnicodeScalarView("_".unicodeScalars)
    for scalar in member.unicodeScalars {
      if scalar.isInIdentifier {
        scalars.append(scalar)
      } else if scalars.last != "_" {
        scalars.append("_")
      }
    }
    while scalars.last == "_", scalars.count > 1 { scalars.removeLast() }
    let base = String(scalars)
    var name = base
    while !taken.insert(name).inserted || name == "_" {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      name = "\(base)_\(number)"
    }
    return name
  }
}
