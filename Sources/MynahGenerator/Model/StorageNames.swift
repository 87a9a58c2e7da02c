/// Hands out the names of a mock's stored properties, each once.
struct StorageNames {
  private var taken: Set<String>

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
    var number = 1
    while !taken.insert(name).inserted || name == "_" {
      number += 1
      name = "\(base)_\(number)"
    }
    return name
  }
}
