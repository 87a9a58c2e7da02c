internal import MynahSyntax

/// A set of taken names that provides unique names.
struct TakenNames {
  private var taken: Set<String>

  /// The last number that was appended to each name.
  private var numbers: [String: Int] = [:]

  init(_ taken: Set<String> = []) { self.taken = taken }

  /// Takes a name and returns a Boolean value that indicates whether the name was unused.
  mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

  /// Takes a name, after appending a number if the name is already taken.
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
  /// The library's functions that the members of a mock call by unqualified names.
  ///
  /// A test compares this list with the library's sources.
  static let functions = Set(
    """
    _argument _assigned _assignedIndex _autoclosureArgument _elements _exactly
    _incomparableAutoclosure _indexOrPlaceholder _isAssignmentPattern _located _matcherArgument
    _nonEscapingArgument _omittedPart _onMainActor _rethrow _staticContext _staticMembers _statics
    _subscriptPlaceholder _transferred _untypedArgument _valueArgument _variant
    withoutActuallyEscaping
    """.words)

  /// The names that a stored property of a mock must not have, because the mock's members use them.
  static let ofMocks = functions.union([
    "_", "_Defaults", "_Statics", "_defaults", "_hiddenValue", "_missingValue", "_mock",
    "_nestedMock", "_untyped",
  ])

  /// The types that the code of a mock names.
  static let types = Set(TypeNames.generatedCode.keys).union(TypeNames.generatedCodeOfSwift.keys)
    .union([
      "_AnyMockedMember", "LocalMock", "_HasDefaultImplementations", "_HidesValue",
      "_ReportsToTests",
    ])
}

extension String {
  /// Returns the name with as many leading underscores as necessary to make it unused.
  func underscored(while isTaken: (String) -> Bool) -> String {
    var name = self
    while isTaken(name) { name = "_\(name)" }
    return name
  }
}

extension Program {
  /// Returns the type names in generated code that refer to other types inside the given types.
  func hiddenNames(in types: [DeclaredType]) -> Set<String> {
    TakenNames.types.filter { name in
      declares(name) && types.contains { find($0.path + [name], in: [$0.module.name]) != nil }
    }
  }
}
