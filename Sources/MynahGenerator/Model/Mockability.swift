internal import MynahSyntax

/// The checks that decide whether a type can be mocked, before its members are examined.
enum Mockability {
  /// Returns a Boolean value that indicates whether a type is included when all types are mocked.
  static func isCandidate(_ type: DeclaredType, _ style: Style) -> Bool {
    guard let declaration = type.type, type.isSeenByOtherFiles else { return false }
    if declaration.kind == .protocol { return true }
    return style == .mock && declaration.kind == .class && !declaration.hasModifier("final")
  }

  /// Rejects a type that can't be mocked.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - style: The style of the requested test double.
  ///   - program: The program that contains the test double.
  static func check(
    _ type: DeclaredType, _ style: Style, in program: Program
  ) throws(Refusal) {
    try checkDeclaration(of: type, style, in: program)
    if program.ignores(type) {
      throw Refusal(of: type, reason: "a .mynahignore file excludes it")
    }
  }

  /// Rejects a type whose declaration doesn't allow a test double.
  static func checkDeclaration(
    of type: DeclaredType, _ style: Style = .mock, in program: Program
  ) throws(Refusal) {
    if !type.parts.isEmpty { return try check(compositionOf: type, in: program) }
    guard let declaration = type.type else { return }
    switch declaration.kind {
    case .protocol:
      let name = type.qualifiedName
      if type.module.isToolchain, let reason = Toolchain.reasonAgainstMockingAlone(name) {
        throw Refusal(of: type, reason: reason)
      }
    case .class where declaration.hasModifier("final"):
      throw Refusal(of: type, kind: "final class")
    case .class where style != .mock:
      throw Refusal(of: type, reason: "it's a class, and classes can only be mocked")
    case .class where program.leastAccess(in: type.module) > .internal:
      guard type.access == .open else {
        let place = type.module.isInPackage ? type.module.name : "its package"
        throw Refusal(of: type, reason: "it isn't open in \(place)")
      }
    // Other classes can be mocked. Structs are checked for closures later.
    case .class: break
    case .struct where style == .mock: break
    case .actor, .struct, .enum: throw Refusal(of: type, kind: declaration.kind.rawValue)
    }
    if !type.isSeenByOtherFiles {
      throw Refusal(
        of: type,
        reason: "it's \(type.access.rawValue). Make it internal")
    }
    if type.access < program.leastAccess(in: type.module) {
      throw Refusal(of: type, reason: "it isn't public in its package")
    }
  }
}

extension Program {
  /// Returns a Boolean value that indicates whether a `.mynahignore` file excludes a type.
  ///
  /// A composition is excluded if its own name or one of its parts is. The names don't contain
  /// spaces.
  func ignores(_ type: DeclaredType) -> Bool {
    if ignoredTypes.isEmpty { return false }
    return ignoredTypes.contains(type.qualifiedName.filter { $0 != " " })
      || type.constituents.contains {
        ignoredTypes.contains($0.qualifiedName)
          || ignoredTypes.contains("\($0.module.name).\($0.qualifiedName)")
      }
  }
}

extension Mockability {
  /// Rejects a composition of protocols that can't be mocked together.
  private static func check(
    compositionOf type: DeclaredType, in program: Program
  ) throws(Refusal) {
    for part in type.parts where !part.isMarker {
      do throws(Refusal) {
        try checkDeclaration(of: part, in: program)
      } catch {
        throw Refusal(
          typeName: type.qualifiedName, path: error.path, position: error.position,
          reason: "\(part.qualifiedName) can't be mocked: \(error.reason)")
      }
    }
    guard type.parts.allSatisfy(\.isMarker) else { return }
    throw Refusal(of: type, reason: "it doesn't have members to mock")
  }
}

extension DeclaredType {
  /// A Boolean value that indicates whether the type is a protocol that can't be mocked alone.
  ///
  /// `Sendable` is an example.
  fileprivate var isMarker: Bool {
    module.isToolchain && Toolchain.reasonAgainstMockingAlone(qualifiedName) != nil
  }
}

/// The `@available` attributes that a mock repeats from the mocked declarations.
enum Availability {
  /// The platforms that every compiler knows.
  private static let platforms = Set(
    """
    anyAppleOS iOS macCatalyst macOS OSX tvOS visionOS watchOS Android DriverKit FreeBSD OpenBSD
    Windows swift Swift _PackageDescription
    """.words)

  /// Returns the availability attributes of a type.
  static func attributes(of type: DeclaredType) -> [Attribute] {
    type.attributes.available.compactMap { written($0, in: type.module) }
  }

  /// Returns an attribute for use in another package, or nil if no part of it is valid there.
  ///
  /// A package can define names for sets of versions. Only the package's own targets know these
  /// names.
  static func written(_ attribute: Attribute, in module: SourceModule) -> Attribute? {
    guard !module.isInPackage, let arguments = attribute.arguments, !arguments.contains(":") else {
      return attribute
    }
    let parts = arguments.split(separator: ",").map { $0.drop { $0 == " " } }
    let known = parts.filter { part in
      let words = part.split(separator: " ")
      guard words.count == 2, let first = words.first else { return true }
      return platforms.contains(String(first)) || first.hasSuffix("ApplicationExtension")
    }
    if known.allSatisfy({ $0 == "*" }) { return nil }
    var copy = attribute
    copy.arguments = known.joined(separator: ", ")
    return copy
  }
}

extension [Attribute] {
  /// The attributes such as `@available(macOS 15, *)`.
  var available: [Attribute] { filter { $0.name == "available" } }
}

extension Attribute {
  /// The attribute without its `#if` condition.
  var unconditional: Attribute {
    var copy = self
    copy.condition = nil
    return copy
  }
}
