internal import MynahSyntax

/// The struct of closures that a mock provides, and the values that it's created from.
struct StructModel {
  /// A value that's passed to an initializer.
  enum Value {
    /// The closure that calls the member with a given name.
    ///
    /// An autoclosure takes the result of the closure.
    case closure(String, isCalled: Bool = false)

    /// The struct that the mock of a client provides. The associated value is the client's name.
    case client(String)

    /// The value that a test passes when it creates the mock.
    case given(Given)
  }

  /// A value that a test passes for a property that isn't a closure.
  struct Given {
    let name: String
    var type: TypeSyntax

    /// The name of the mock's stored property.
    var storageName: String { "_given_\(name.unquoted)" }

    /// The type of the parameter that takes the value.
    var parameterType: TypeSyntax {
      guard type.isFunction, !type.hasAttribute("escaping") else { return type }
      return type.escaping
    }
  }

  /// A property whose value is mocked as a separate struct of closures.
  struct Client {
    let name: String

    /// The type of the property's mock.
    let mock: String

    /// A Boolean value that indicates whether nonisolated code can read the property of the struct.
    let isReadable: Bool
  }

  /// The struct with its generic arguments, as written in the mock's file.
  let reference: String

  /// The global actor that the struct is created on.
  let globalActor: Attribute?

  /// The arguments of the initializer.
  let arguments: [(label: String?, value: Value)]

  /// The properties that have mocks.
  let clients: [Client]

  /// The closures and clients that are assigned after the struct is created.
  let assigned: [(name: String, value: Value)]

  /// The closures that can't be called on other values of the struct.
  ///
  /// They can be nil, or the mock's file can't access them.
  let uncallable: Set<String>

  /// A Boolean value that indicates whether the initializer requires a testable import.
  let needsTestable: Bool

  /// The values that a test passes, in order.
  var given: [Given] {
    arguments.compactMap { if case .given(let given) = $0.value { given } else { nil } }
  }
}

/// A stored property of a struct.
struct StructProperty {
  let name: String
  let type: TypeSyntax?
  let position: SourcePosition

  /// The function type of a closure and its attributes, or nil if the property isn't a closure.
  let closure: (function: FunctionTypeSyntax, attributes: [Attribute])?

  /// The struct that is the property's type, or nil if it can't be determined from the sources.
  let structure: DeclaredType?

  /// A Boolean value that indicates whether the closure can be nil.
  let isOptional: Bool

  let isConstant: Bool
  let hasInitialValue: Bool
  let access: AccessLevel
  let setterAccess: AccessLevel

  /// A Boolean value that indicates whether the memberwise initializer sets the property.
  var isInMemberwise: Bool { !isConstant || !hasInitialValue }

  /// Returns a Boolean value that indicates whether the property can be set after initialization.
  func isSettable(_ sees: (AccessLevel) -> Bool) -> Bool {
    !isConstant && sees(min(access, setterAccess))
  }
}

extension StructProperty {
  /// Returns the properties that the initializers of a struct can set.
  ///
  /// These are the stored properties, and the properties with an init accessor, as macros such as
  /// `@DependencyClient` write them.
  static func properties(of type: DeclaredType, _ writer: TypeWriter) -> [StructProperty] {
    type.members.flatMap { member -> [StructProperty] in
      guard case .variable(let variable) = member, !variable.isStatic else { return [] }
      return variable.bindings.compactMap { binding in
        guard !binding.isComputed || binding.hasInitAccessor, let name = binding.name else {
          return nil
        }
        let closure = binding.type.flatMap { writer.closure($0.wrappedType ?? $0, from: type) }
        let value = writer.program.type(of: binding, in: variable, from: type)
        let isConstant = variable.introducer == .let
        let isOptional = binding.type?.isOptional == true
        return StructProperty(
          name: name, type: value, position: binding.position, closure: closure,
          structure: closure == nil && !variable.hasModifier("lazy")
            ? value.flatMap { writer.program.structure($0, from: type) } : nil,
          isOptional: isOptional, isConstant: isConstant,
          hasInitialValue: binding.hasInitialValue || !isConstant && isOptional,
          access: variable.accessLevel ?? .internal,
          setterAccess: variable.setterAccessLevel ?? .open)
      }
    }
  }
}

extension Program {
  /// Returns the struct in the sources that a type names, or nil if it doesn't name such a struct.
  fileprivate func structure(_ type: TypeSyntax, from origin: DeclaredType) -> DeclaredType? {
    guard let path = type.namedType?.path, let found = find(path, from: origin),
      found.kind == .struct, !found.module.isToolchain
    else { return nil }
    return found
  }
}

extension TypeWriter {
  /// Returns the function type of a closure and its attributes, or nil if the type isn't a closure.
  ///
  /// The type can be an alias of a closure type.
  func closure(
    _ type: TypeSyntax, from origin: DeclaredType
  ) -> (function: FunctionTypeSyntax, attributes: [Attribute])? {
    if let function = type.functionType { return (function, type.attributes) }
    guard let function = function(named: type, from: origin) else { return nil }
    return (function, program.resolved(type, from: origin).type.attributes)
  }
}

/// The structs of closures whose mocks are parts of other mocks.
///
/// For example, in `struct AppClient { var api: APIClient }`, the mock of `AppClient` contains a
/// mock of `APIClient`.
struct ClientMocks: Sendable {
  private struct Double {
    var name: String

    /// The global actor of the struct.
    let actor: String?
  }

  private var doubles: [DeclaredType: Double] = [:]

  /// The structs that were already examined as parts of other structs.
  private var seen: Set<DeclaredType> = []

  /// Returns the name of a property's mock, or nil if it doesn't have one.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - actor: The name of the global actor of the struct that declares the property.
  func double(of property: StructProperty, on actor: String?) -> String? {
    guard let structure = property.structure, let double = doubles[structure],
      double.actor == nil || double.actor == actor
    else { return nil }
    return double.name
  }

  /// Sets the name of a struct's mock.
  mutating func name(_ type: DeclaredType, _ name: String) { doubles[type]?.name = name }

  /// Finds the clients in a struct and, recursively, in these clients.
  ///
  /// A struct is a client if its mock can be created without values from the test.
  ///
  /// - Returns: The new clients, beginning with the innermost clients.
  mutating func find(in type: DeclaredType, _ program: Program) -> [DeclaredType] {
    var found: [DeclaredType] = []
    for property in StructResolver.properties(of: type, in: program) {
      guard let client = property.structure, seen.insert(client).inserted else { continue }
      found += find(in: client, program)
      guard client.isPlain, canMock(client, program) else { continue }
      doubles[client] = Double(
        name: "\(client.name)Mock".asIdentifier,
        actor: program.globalActor(of: client)?.name)
      found.append(client)
    }
    return found
  }

  private func canMock(_ type: DeclaredType, _ program: Program) -> Bool {
    if program.isPublic, type.access < .public { return false }
    do throws(Refusal) {
      try Mockability.check(type, .mock, in: program)
      let model = try MockModel.model(
        of: type, named: "Mock", in: program, clients: self)
      return model.structure?.given.isEmpty == true && model.availability.isEmpty
    } catch {
      return false
    }
  }
}

extension DeclaredType {
  /// A Boolean value that indicates whether the type is available to all importing files.
  ///
  /// It's nongeneric, and it isn't limited by `#if` or `@_spi`.
  fileprivate var isPlain: Bool {
    condition == nil && spiGroups.isEmpty && genericParameters.isEmpty
  }
}
