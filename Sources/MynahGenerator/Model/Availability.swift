internal import MynahSyntax

/// What `@available` says of a declaration, as its mock repeats it.
enum Availability {
  /// The platforms that every compiler knows.
  private static let platforms: Set<Substring> = [
    "anyAppleOS", "iOS", "macCatalyst", "macOS", "OSX", "tvOS", "visionOS", "watchOS", "Android",
    "DriverKit", "FreeBSD", "OpenBSD", "Windows", "swift", "Swift", "_PackageDescription",
  ]

  /// The attributes of a type.
  static func attributes(of type: DeclaredType) -> [Attribute] {
    (type.type?.attributes ?? []).filter { $0.name == "available" }.compactMap {
      written($0, in: type.module)
    }
  }

  /// The attribute; nil where nothing of it means anything outside of the package.
  ///
  /// A package can give names to sets of versions. Only its own targets know them.
  static func written(_ attribute: Attribute, in module: SourceModule) -> Attribute? {
    guard !module.isInPackage, let arguments = attribute.arguments, !arguments.contains(":") else {
      return attribute
    }
    let parts = arguments.split(separator: ",").map { $0.drop { $0 == " " } }
    let known = parts.filter { part in
      let words = part.split(separator: " ")
      guard words.count == 2, let first = words.first else { return true }
      return platforms.contains(first) || first.hasSuffix("ApplicationExtension")
    }
    if known.allSatisfy({ $0 == "*" }) { return nil }
    var copy = attribute
    copy.arguments = known.joined(separator: ", ")
    return copy
  }
}

extension Attribute {
  /// The attribute without the `#if` around it.
  var unconditional: Attribute {
    var copy = self
    copy.condition = nil
    return copy
  }

}
