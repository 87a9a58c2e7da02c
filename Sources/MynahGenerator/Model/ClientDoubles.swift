internal import MynahSyntax

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
