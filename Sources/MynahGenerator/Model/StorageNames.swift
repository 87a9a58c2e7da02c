/// Hands out the names of a mock's stored properties, each once.
struct StorageNames {
  private let taken: Set<String>

  /// The names that were handed out.
  private var given: Set<String> = []

  /// The names of what mocks call by a name alone, and have themselves: a property of one of these would
  /// hide it.
  static let reserved = MemberBuilder.functionsInMocks.union([
    "_", "_Statics", "_missingValue", "_nestedMock", "_untyped",
  ])

  /// The last number that was given to a name.
  private var numbers: [String: Int] = [:]

  /// - Parameter taken: Names that the mocked type uses itself.
  init(taken: Set<String>) {
    self.taken = taken
  }

  /// Returns a name made from a member's, as `_fly_to_speed` is from `fly(to:speed:)`.
  mutating func name(for member: String) -> String {
    let underscore = UInt8(ascii: "_")
    var bytes = [underscore]
    bytes.reserveCapacity(member.utf8.count + 1)
    for scalar in member.unicodeScalars {
      if !scalar.isInIdentifier {
        if bytes.last != underscore { bytes.append(underscore) }
      } else if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes += String(scalar).utf8
      }
    }
    while bytes.last == underscore, bytes.count > 1 { bytes.removeLast() }
    let base = String(decoding: bytes, as: UTF8.self)
    var name = base
    while name == "_" || taken.contains(name) || !given.insert(name).inserted {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      name = "\(base)_\(number)"
    }
    return name
  }
}
