internal import MynahSyntax

/// Names that are taken, and those that are handed out, each once.
struct TakenNames {
  private var taken: Set<String>

  /// The last number that was added to a name.
  private var numbers: [String: Int] = [:]

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// Takes a name; returns whether it was free.
  mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

  /// Takes a name, with a number if it's taken already.
  mutating func takeNumbered(
    _ base: String, separator: String = "", unless isTaken: (String) -> Bool = { _ in false }
  ) -> String {
    var name = base
    while isTaken(name) || !take(name) {
      numbers[base, default: 1] += 1
      name = "\(base)\(separator)\(numbers[base, default: 1])"
    }
    return name
  }

  /// Returns the name of a mock's stored property, such as `_fly_to_speed` for `fly(to:speed:)`.
  mutating func storageName(for member: String) -> String {
    let underscore = UInt8(ascii: "_")
    var bytes = [underscore]
    bytes.reserveCapacity(member.utf8.count + 1)
    for scalar in member.unicodeScalars {
      if !scalar.isInIdentifier {
        if bytes.last != underscore { bytes.append(underscore) }
      } else {
        bytes += String(scalar).utf8
      }
    }
    while bytes.last == underscore, bytes.count > 1 { bytes.removeLast() }
    return takeNumbered(String(decoding: bytes, as: UTF8.self), separator: "_")
  }
}

extension TakenNames {
  /// The functions of the library that the members of a mock call by their bare names; a test compares
  /// them with the library's sources.
  static let functions: Set = [
    "_argument", "_assigned", "_exactly", "_isAssignmentPattern", "_located", "_matcherArgument",
    "_nonEscapingArgument", "_onMainActor", "_required", "_rethrow", "_sent", "_staticContext",
    "_staticMembers", "_statics", "_unreadable", "_untypedArgument", "withoutActuallyEscaping",
  ]

  /// The names that a stored property of a mock would hide from its members.
  static let ofMocks = functions.union([
    "_", "_Statics", "_missingValue", "_nestedMock", "_untyped",
  ])

  /// The types that the code of a mock names itself.
  static let types = Set(TypeNames.generatedCode.keys).union(TypeNames.generatedCodeOfSwift.keys)
    .union(["_AnyMockedMember", "LocalMock", "_ReportsToTests"])
}

extension String {
  /// The name, with as many underscores before it as it takes to be free.
  func underscored(while isTaken: (String) -> Bool) -> String {
    var name = self
    while isTaken(name) { name = "_\(name)" }
    return name
  }
}

extension Program {
  /// The names of types that mocks name themselves, and that mean other types inside of some types.
  func hiddenNames(in types: [DeclaredType]) -> Set<String> {
    TakenNames.types.filter { name in
      declares(name) && types.contains { find($0.path + [name], in: [$0.module.name]) != nil }
    }
  }
}
