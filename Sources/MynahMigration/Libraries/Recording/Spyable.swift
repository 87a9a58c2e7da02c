internal import MynahSyntax

extension RecordingMigrator {
  /// The rules for Spyable: `bird.flyToReturnValue = 3`.
  static let spyable = Vocabulary(
    migrator: RecordingMigrator.self, modules: ["Spyable"], isInSources: true,
    mockName: ("", "Spy"), generatedMarks: [],
    recording: RecordingRules(
      isAnnotated: { $0.type.hasAttribute("Spyable") },
      members: spyableMembers,
      marks: [
        "CallsCount", "ReceivedArguments", "ReceivedInvocations", "ReturnValue", "ThrowableError",
      ],
      precedence: ["ThrowableError", "Closure", "ReturnValue"],
      hasInheritedMembers: false))

  @Sendable private static func spyableMembers(_ requirements: [Requirement]) -> [RecordingMember] {
    let names = requirements.map(spyableName)
    return zip(requirements, names).flatMap { requirement, name in
      guard requirement.kind == .method else {
        return requirement.kind == .index
          ? []
          : [requirement.name, "underlying\(requirement.name.capitalized)"].map {
            RecordingMember(name: $0, kind: .property, requirement: requirement)
          }
      }
      // If several methods would have the same name, the name includes the types.
      let isShared = names.count { $0 == name } > 1
      return (isShared ? descriptiveNames(requirement) : [name]).flatMap { name in
        let only = requirement.parameters.count == 1 ? requirement.parameters[0].name : "arguments"
        let kinds: [(String, RecordingMember.Kind)] = [
          ("CallsCount", .count), ("Called", .isCalled), ("ReturnValue", .value),
          ("ThrowableError", .error), ("Closure", .closure), ("ReceivedInvocations", .invocations),
          ("Received\(only.capitalized)", .arguments),
        ]
        return kinds.map { RecordingMember(name: name + $0, kind: $1, requirement: requirement) }
      }
    }
  }

  private static func spyableName(_ requirement: Requirement) -> String {
    requirement.name + requirement.parameters.compactMap(\.label?.capitalized).joined()
  }

  /// Returns the names with types, in the forms of new and old versions.
  private static func descriptiveNames(_ requirement: Requirement) -> Set<String> {
    let forms = [typeName, { $0.replacing("?", with: "Optional").alphanumeric }]
    return Set(
      forms.map { typeName in
        let parameters = requirement.parameters.map { parameter in
          let type = parameter.type
          let words = type.attributes.map(\.name) + type.specifiers.map(\.name)
          return parameter.label.map {
            $0.capitalized + words.sorted().joined() + typeName("\(type.withoutAttributes)")
          } ?? ""
        }
        return requirement.name + parameters.joined()
          + (requirement.result.map { typeName("\($0)") } ?? "")
      })
  }

  /// Returns a type as part of a name, such as `OptionalArrayString` for `[String]?`.
  private static func typeName(_ type: String) -> String {
    if type.hasSuffix("?") { return "Optional" + typeName(String(type.dropLast())) }
    guard type.hasPrefix("["), type.hasSuffix("]") else {
      return type.replacing("?", with: "Optional").alphanumeric
    }
    let parts = type.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    return (parts.count > 1 ? "Dictionary" : "Array")
      + parts.map { typeName($0.trimmed) }.joined()
  }
}
