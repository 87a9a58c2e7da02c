internal import MynahSyntax

extension Attribute {
  /// Whether the attribute says that a declaration is not available on any platform, or not in the
  /// versions of Swift that there are.
  var isUnavailable: Bool {
    switch availability.first {
    case "*": availability.contains("unavailable")
    case "swift", "Swift", "_PackageDescription":
      availability.contains { $0 == "unavailable" || $0.hasPrefix("obsoleted:") }
    default: false
    }
  }

  /// The condition of `#if` that holds where the declaration is available; nil where that is on all
  /// platforms, or where no condition says it.
  var platformCondition: String? {
    guard let platform = availability.first, availability.contains("unavailable") else {
      return nil
    }
    return switch platform {
    case "iOS", "tvOS", "watchOS", "visionOS", "macOS", "Android", "Windows", "FreeBSD", "OpenBSD":
      "!os(\(platform))"
    case "OSX": "!os(macOS)"
    case "macCatalyst": "!targetEnvironment(macCatalyst)"
    default: nil
    }
  }

  /// The arguments of `@available` without spaces around them; those in texts do not count.
  private var availability: [String] {
    guard name == "available", let arguments else { return [] }
    // Only messages, which come last, can contain commas.
    return arguments.split(separator: ",").map { part -> String in
      part.filter { !$0.isWhitespace }
    }.prefix { !$0.hasPrefix("message:") } + []
  }
}

extension DeclarationSyntax {
  /// The condition of `#if` that holds where the declaration is available; nil where none is needed.
  var platformCondition: String? {
    let conditions = attributes.compactMap(\.platformCondition)
    return conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
  }
}
