extension Grammar {
  /// Makes the attributes and modifiers before a member.
  mutating func memberAttributes(_ kind: MemberKind) -> Term {
    var elements: [Term] = []
    if chance(8) { elements.append(availability()) }
    if kind == .function, chance(6) { elements.append("@discardableResult") }
    if chance(14) {
      elements.append(
        .text(
          pick([
            "@MainActor", "@SkyActor", "nonisolated", "@preconcurrency @MainActor",
            "@preconcurrency",
          ])))
    } else if kind == .function, chance(4) {
      elements.append(.text(pick(["@concurrent", "nonisolated(nonsending)"])))
    }
    if chance(1) { elements.append("@_disfavoredOverload") }
    if chance(1), scope.kind == .protocol { elements.append("@_nonoverride") }
    return .list(.init(elements: elements, separator: " ", close: " "))
  }

  enum MemberKind { case function, property, initializer, `subscript`, type }

  /// Makes an attribute on where something is available.
  mutating func availability() -> Term {
    var texts = [
      "@available(*, deprecated)", "@available(*, deprecated, message: \"Fly \\\"on\\\"\")",
      "@available(macOS 13, iOS 16, *)", "@available(swift 5.0)",
      "@available(*, deprecated, renamed: \"land\")", "@available(macOS, deprecated: 14)",
      "@available(macOS 99, *)", "@available(swift, deprecated: 7)",
    ]
    if features.contains(.platformAvailability) {
      texts += ["@available(Linux, unavailable)", "@available(macOS, unavailable)"]
    }
    return .text(pick(texts))
  }
}
