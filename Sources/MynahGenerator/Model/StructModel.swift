internal import MynahSyntax

/// What a double has of the struct of closures that it is of.
struct StructModel {
  /// What an initializer is called with.
  enum Value {
    /// The closure that calls the member of a name.
    case closure(String)

    /// What the double of the client of a name passes on.
    case client(String)

    /// What the test gives where it makes the double.
    case given(Given)
  }

  /// A value that a test gives for what is no closure.
  struct Given {
    let name: String
    var type: TypeSyntax

    /// The stored property of the double.
    var storageName: String { "_given_\(name.unticked)" }
  }

  /// A property that has a double of its own.
  struct Client {
    let name: String

    /// The type of the double.
    let mock: String

    /// Whether the property can be read off any value of the struct.
    let isReached: Bool
  }

  /// The struct with its generic arguments, as the double's file writes it.
  let reference: String

  /// The global actor on which the struct is made.
  let globalActor: Attribute?

  /// The arguments of the initializer.
  let arguments: [(label: String?, value: Value)]

  /// The properties that have doubles of their own.
  let clients: [Client]

  /// The closures and clients that are set when the struct is made.
  let assigned: [(name: String, value: Value)]

  /// The closures that other structs may not have, or not for the double.
  let uncallable: Set<String>

  /// Whether only a testable import brings the initializer.
  let needsTestable: Bool

  /// What the test gives, in order.
  var given: [Given] {
    arguments.compactMap { if case .given(let given) = $0.value { given } else { nil } }
  }
}

/// A stored property of a struct.
struct StructProperty {
  let name: String
  let type: TypeSyntax?
  let position: SourcePosition

  /// The type of the closure that it is, and the attributes of that type; nil where it is none.
  let closure: (function: FunctionTypeSyntax, attributes: [Attribute])?

  /// The struct that it is a value of, where that can be read off the sources.
  let structure: DeclaredType?

  /// Whether the closure may be nil.
  let isOptional: Bool

  let isConstant: Bool
  let hasInitialValue: Bool
  let access: AccessLevel
  let setterAccess: AccessLevel

  /// Whether the initializer has it that the compiler makes.
  var isInMemberwise: Bool { !isConstant || !hasInitialValue }

  /// Whether a double can set it in a struct that is made.
  func isSettable(_ sees: (AccessLevel) -> Bool) -> Bool {
    !isConstant && sees(min(access, setterAccess))
  }
}

extension StructProperty {
  /// The stored properties of a struct, without those that are static.
  static func properties(of type: DeclaredType, _ writer: TypeWriter) -> [StructProperty] {
    (type.type?.members ?? []).flatMap { member -> [StructProperty] in
      guard case .variable(let variable) = member, !variable.isStatic else { return [] }
      var properties: [StructProperty] = []
      var written: TypeSyntax?
      // In `let a, b: Int` the type stands behind the last one.
      for binding in variable.bindings.reversed() {
        written = binding.type ?? (binding.hasInitialValue ? nil : written)
        guard !binding.isComputed, let name = binding.name else { continue }
        let closure = written.flatMap { writer.closure($0.wrappedType ?? $0, from: type) }
        let value =
          written
          ?? binding.initialValue.flatMap { text in writer.program.type(ofValue: text, from: type) }
        let isConstant = variable.introducer == .let
        properties.append(
          StructProperty(
            name: name, type: value, position: binding.position, closure: closure,
            structure: closure == nil && !variable.hasModifier("lazy")
              ? value.flatMap { writer.program.structure($0, from: type) } : nil,
            isOptional: written?.isOptional == true, isConstant: isConstant,
            hasInitialValue: binding.hasInitialValue || !isConstant && written?.isOptional == true,
            access: variable.accessLevel ?? .internal,
            setterAccess: variable.setterAccessLevel ?? .open))
      }
      return properties.reversed()
    }
  }
}

extension Program {
  /// The struct of the sources that a type names; nil where it names none.
  fileprivate func structure(_ type: TypeSyntax, from origin: DeclaredType) -> DeclaredType? {
    guard let path = type.namedType?.components.map(\.name), let found = find(path, from: origin),
      found.type?.kind == .struct, !found.module.isToolchain
    else { return nil }
    return found
  }
}

extension TypeWriter {
  /// The type of a closure, which an alias may name, and its attributes; nil where a type is none.
  func closure(
    _ type: TypeSyntax, from origin: DeclaredType
  ) -> (function: FunctionTypeSyntax, attributes: [Attribute])? {
    if let function = type.functionType { return (function, type.attributes) }
    guard let function = function(behind: type, from: origin) else { return nil }
    return (function, program.resolved(type, from: origin).type.attributes)
  }
}

/// The structs of closures whose doubles are parts of the doubles of others.
///
/// In `struct AppClient { var api: APIClient }` the double of `AppClient` has one of `APIClient`.
struct ClientDoubles: Sendable {
  private struct Double {
    var name: String

    /// The global actor of the struct.
    let actor: String?
  }

  private var doubles: [DeclaredType.Identity: Double] = [:]

  /// The structs that were looked at as parts of others.
  private var seen: Set<DeclaredType.Identity> = []

  /// The name of the double that a property has; nil where it has none.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - actor: The name of the global actor of the struct that declares it.
  func double(of property: StructProperty, on actor: String?) -> String? {
    guard let structure = property.structure, let double = doubles[structure.identity],
      double.actor == nil || double.actor == actor
    else { return nil }
    return double.name
  }

  /// Says what the double of a struct is called.
  mutating func name(_ type: DeclaredType, _ name: String) { doubles[type.identity]?.name = name }

  /// Looks for the clients in a struct, and for those in them.
  ///
  /// A struct is one where its double can be made of nothing.
  ///
  /// - Returns: The clients that were not known, those within others first.
  mutating func find(
    in type: DeclaredType, _ program: Program, from testModule: String?, ignoring: Set<String>
  ) -> [DeclaredType] {
    var found: [DeclaredType] = []
    for property in StructResolver.properties(of: type, in: program) {
      guard let client = property.structure, seen.insert(client.identity).inserted else { continue }
      found += find(in: client, program, from: testModule, ignoring: ignoring)
      guard client.isPlain, canDouble(client, program, from: testModule, ignoring: ignoring) else {
        continue
      }
      doubles[client.identity] = Double(
        name: "\(client.path.last?.unticked ?? "")Mock".asIdentifier,
        actor: program.globalActor(of: client)?.name)
      found.append(client)
    }
    return found
  }

  private func canDouble(
    _ type: DeclaredType, _ program: Program, from testModule: String?, ignoring: Set<String>
  ) -> Bool {
    if program.isPublic, type.access < .public { return false }
    do throws(Refusal) {
      try Mockability.check(type, .mock, from: testModule)
      try Mockability.check(type, isNotAmong: ignoring)
      let model = try MockModel.model(
        of: type, named: "Mock", in: program, from: testModule, clients: self)
      return model.structure?.given.isEmpty == true && model.availability.isEmpty
    } catch {
      return false
    }
  }
}

extension DeclaredType {
  /// Whether the type is there on all systems, for everybody who imports its module.
  fileprivate var isPlain: Bool {
    condition == nil && spiGroups.isEmpty && type?.genericParameters.isEmpty != false
  }
}
