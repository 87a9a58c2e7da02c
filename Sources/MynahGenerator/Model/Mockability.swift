internal import MynahSyntax

/// Which types can be mocked at all, before their members are looked at.
enum Mockability {
  /// Whether a type is one that mocks are made of when all are wanted.
  static func isCandidate(_ type: DeclaredType, _ style: Style) -> Bool {
    guard let declaration = type.type, type.isSeenByOtherFiles else { return false }
    if declaration.kind == .protocol { return true }
    return style == .mock && declaration.kind == .class && !declaration.hasModifier("final")
  }

  /// Throws the reason for which a type can not be mocked.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - style: What is wanted of it.
  ///   - testModule: The module that the mock is part of.
  static func check(
    _ type: DeclaredType, _ style: Style, from testModule: String?
  ) throws(Refusal) {
    if !type.parts.isEmpty { return try check(compositionOf: type, from: testModule) }
    guard let declaration = type.type else { return }
    switch declaration.kind {
    case .protocol:
      let name = type.qualifiedName
      if type.module.isToolchain, let reason = Toolchain.reasonAgainstMockingAlone(name) {
        throw Refusal(of: type, reason: reason)
      }
    case .class where declaration.hasModifier("final"):
      throw Refusal(
        of: type, reason: "it is a final class; a protocol in front of it can be mocked")
    case .class where style != .mock:
      throw Refusal(of: type, reason: "it is a class, of which there are only mocks")
    case .class where !type.module.isInPackage && type.module.name != testModule:
      guard type.access == .open else {
        throw Refusal(of: type, reason: "it is not open in the package that declares it")
      }
    // Whether it has closures is known when those are looked for.
    case .class: break
    case .struct where style == .mock: break
    case .actor, .struct, .enum:
      throw Refusal(of: type, reason: reasonAgainst(declaration.kind))
    }
    if !type.isSeenByOtherFiles {
      throw Refusal(
        of: type,
        reason: "it is \(type.access.rawValue), so that no other file sees it; make it internal")
    }
    if type.module.name != testModule, !type.module.isInPackage, type.access < .public {
      throw Refusal(of: type, reason: "it is not public in the package that declares it")
    }
  }

  /// Why a type that is no protocol, class or struct of closures can not be mocked.
  static func reasonAgainst(_ kind: TypeDeclaration.Kind) -> String {
    "it is \(kind.article), which has no subclasses; a protocol in front of it can be mocked"
  }
}

extension Mockability {
  /// Whether a person says that a type, or a part of a composition, is not to be mocked.
  static func isIgnored(_ type: DeclaredType, among names: Set<String>) -> Bool {
    !names.isEmpty
      && type.constituents.contains {
        names.contains($0.qualifiedName) || names.contains("\($0.module.name).\($0.qualifiedName)")
      }
  }

  /// Throws the refusal of a type that a person leaves out.
  static func check(_ type: DeclaredType, isNotAmong names: Set<String>) throws(Refusal) {
    guard isIgnored(type, among: names) else { return }
    throw Refusal(of: type, reason: "a file .mynahignore names it")
  }
}

extension Mockability {
  /// Throws the reason for which protocols can not be mocked together.
  private static func check(
    compositionOf type: DeclaredType, from testModule: String?
  ) throws(Refusal) {
    for part in type.parts where !part.isMarker {
      do throws(Refusal) {
        try check(part, .mock, from: testModule)
      } catch {
        throw Refusal(
          typeName: type.qualifiedName, path: error.path, position: error.position,
          reason: "of \(part.qualifiedName), \(error.reason)")
      }
    }
    guard type.parts.allSatisfy(\.isMarker) else { return }
    throw Refusal(of: type, reason: "it requires nothing that a mock could answer")
  }
}

extension DeclaredType {
  /// Whether it is a protocol such as `Sendable`, which can not be mocked by itself.
  fileprivate var isMarker: Bool {
    module.isToolchain && Toolchain.reasonAgainstMockingAlone(qualifiedName) != nil
  }
}

extension TypeDeclaration.Kind {
  fileprivate var article: String {
    switch self {
    case .actor, .enum: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
