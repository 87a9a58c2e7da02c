internal import MynahSyntax

extension StructResolver {
  /// The initializer that a double makes its struct by: the one that takes the most closures, and the
  /// least beside.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - properties: Its stored properties.
  ///   - clients: The names of those that have doubles of their own.
  ///   - testModule: The module that the double is part of.
  ///   - isLibrary: Whether other modules shall use it.
  static func initializer(
    of type: DeclaredType, _ properties: [StructProperty], clients: Set<String>,
    from testModule: String?, isLibrary: Bool
  ) throws(Refusal) -> Initializer {
    let sees = sight(of: type, from: testModule)
    let isForeign = type.module.name != testModule
    let declared = (type.type?.members ?? []).compactMap { member in
      if case .initializer(let initializer) = member { initializer } else { nil }
    }
    guard !declared.isEmpty else {
      return try memberwise(of: type, properties, clients, sees, isForeign, isLibrary)
    }
    let candidates = declared.compactMap { initializer -> Initializer? in
      let access = initializer.accessLevel ?? .internal
      guard sees(access), initializer.isPlain, !(isLibrary && isForeign && access < .public),
        var found = Initializer(calling: initializer, properties, clients)
      else { return nil }
      found.needsTestable = isForeign && access < .package && type.access >= .package
      return found
    }
    let best = candidates.max {
      ($0.doubled.count, -$0.arguments.count) < ($1.doubled.count, -$1.arguments.count)
    }
    if let best { return best }
    throw Refusal(
      of: type, at: declared[0].position,
      reason: "it has no initializer that the double can call, for none is visible and plain")
  }

  /// The initializer that the compiler makes.
  private static func memberwise(
    of type: DeclaredType, _ properties: [StructProperty], _ clients: Set<String>,
    _ sees: (AccessLevel) -> Bool, _ isForeign: Bool, _ isLibrary: Bool
  ) throws(Refusal) -> Initializer {
    let taken = properties.filter(\.isInMemberwise)
    if let hidden = taken.first(where: { $0.access <= .fileprivate }) {
      throw Refusal(
        of: type, at: hidden.position,
        reason: "its initializer is private, as \(hidden.name) is; one can be declared that is not")
    }
    guard !isForeign || type.module.isInPackage && !isLibrary else {
      throw Refusal(
        of: type,
        reason: "its initializer is internal in \(type.module.name), as the compiler makes it")
    }
    var found = Initializer()
    for property in taken {
      if property.closure != nil {
        found.arguments.append((property.name, .closure(property.name)))
      } else if clients.contains(property.name) {
        found.arguments.append((property.name, .client(property.name)))
      } else if !property.hasInitialValue {
        guard let written = property.type else {
          throw Refusal(of: type, at: property.position, reason: "a property has no type")
        }
        found.arguments.append(
          (property.name, .given(StructModel.Given(name: property.name, type: written))))
      }
    }
    found.needsTestable = isForeign && type.access >= .package
    return found
  }
}

extension StructResolver.Initializer {
  /// An initializer that is called with the closures whose names its parameters have, and with values
  /// that the test gives; nil where it takes what can not be passed.
  fileprivate init?(
    calling initializer: InitializerDeclaration, _ properties: [StructProperty],
    _ clients: Set<String>
  ) {
    for parameter in initializer.parameters {
      let names = [parameter.label, parameter.name].compactMap(\.self)
      let property = properties.first { property in
        names.contains { $0.unticked == property.name.unticked }
      }
      if let property, property.closure != nil {
        arguments.append((parameter.label, .closure(property.name)))
      } else if let property, property.type == parameter.type,
        clients.contains(property.name)
      {
        arguments.append((parameter.label, .client(property.name)))
      } else if !parameter.hasDefaultValue {
        guard !parameter.isVariadic, !parameter.type.isInout, !parameter.type.isAutoclosure,
          !parameter.type.isOpaque
        else { return nil }
        arguments.append(
          (parameter.label, .given(StructModel.Given(name: parameter.name, type: parameter.type))))
      }
    }
  }
}

extension InitializerDeclaration {
  /// Whether it always makes a value, at once, of types that are known.
  fileprivate var isPlain: Bool {
    failability == .none && genericParameters.isEmpty && whereClause == nil && effects.isEmpty
      && !attributes.contains { $0.name == "available" || $0.name == "_spi" }
  }
}
