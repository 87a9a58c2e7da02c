internal import MynahSyntax

/// The parts that only mocks of protocols have.
struct ProtocolModel {
  /// The protocols that the mock's declaration lists.
  let conformances: [String]

  /// The nonisolated protocols that an isolated mock conforms to.
  let nonisolatedParents: [String]

  /// The mocked protocol as written after `any`, with its primary associated types if the mock has
  /// generic parameters.
  let constraint: String

  /// A Boolean value that indicates whether the mocked type is a composition of protocols.
  ///
  /// `Bird & Fish` is an example.
  let isComposition: Bool

  /// A Boolean value that indicates whether the generic parameters are primary associated types.
  ///
  /// They include all primary associated types. If a single protocol is mocked, they also have the
  /// same order.
  let areParametersPrimary: Bool

  /// The number of primary associated types of the mocked protocol, or 0 for a composition.
  let primaryCount: Int

  /// The associated types that must be a specific type, with these types.
  let aliases: [(name: String, type: String)]

  /// The associated types that only an implementation determines.
  let inferredTypes: Set<String>

  let isActor: Bool

  /// Boolean values that indicate whether the mock must be `Equatable` or `Hashable`.
  let isEquatable: Bool
  let isHashable: Bool

  /// A Boolean value that indicates whether the mocked type is `Sendable`.
  let isSendable: Bool

  /// The name of `NSObject` if a mocked protocol requires this class, or nil otherwise.
  let rootClass: String?

  /// The class that a mocked protocol requires, if any.
  var superclass: SuperclassModel?

  /// The names of the requirements whose default implementations the mock replaces.
  var replacedDefaults: [String] = []

  /// Creates the model without a superclass.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the protocol and its parents.
  ///   - superclass: The class that the protocol requires, if any.
  ///   - isIsolated: A Boolean value that indicates whether the mock has a global actor.
  ///   - type: The protocol.
  ///   - open: The associated types without a specific type.
  ///   - writer: The writer of types for the mock.
  init(
    _ requirements: Requirements, _ superclass: RequiredSuperclass?, isIsolated: Bool,
    of type: DeclaredType, _ open: [AssociatedType], _ writer: TypeWriter
  ) {
    let program = writer.program
    let standard = requirements.standardParents
    inferredTypes = requirements.inferredTypes
    isActor = standard.contains("Actor")
    isSendable = standard.contains("Sendable")
    isEquatable = standard.contains("Equatable") && superclass?.conforms(to: "Equatable") != true
    isHashable = standard.contains("Hashable") && superclass?.conforms(to: "Hashable") != true
    let isObject = superclass == nil && standard.contains("NSObjectProtocol")
    rootClass = isObject ? program.reference(toStandard: "NSObject", of: "Foundation") : nil
    let nonisolated = requirements.nonisolatedProtocols.filter {
      isIsolated && $0 !== type && !Toolchain.markerProtocols.contains($0.qualifiedName)
        && superclass?.conforms(to: $0) != true
    }
    nonisolatedParents = nonisolated.map(program.reference)
    isComposition = type.parts.count > 1
    conformances = type.constituents.filter { part in
      if part.kind == .class || superclass?.conforms(to: part) == true { return false }
      return type.parts.isEmpty
        || !Toolchain.markerProtocols.contains(part.qualifiedName)
          && !nonisolated.contains { $0 === part }
    }.map(program.reference)
    constraint = type.constituents.map { part in
      program.reference(to: part) + part.primaryAssociatedTypes.when(!open.isEmpty).inAngleBrackets
    }.joined(separator: " & ")
    let names = open.map(\.name)
    let primary = type.constituents.flatMap(\.primaryAssociatedTypes)
    if type.parts.isEmpty {
      primaryCount = primary.count
      areParametersPrimary = primary == names
    } else {
      primaryCount = 0
      areParametersPrimary = Set(primary) == Set(names)
    }
    aliases = requirements.associatedTypes.compactMap { associated in
      associated.sameType.map {
        (associated.name, writer.rewrite($0.type, from: $0.origin).description)
      }
    }
  }
}
