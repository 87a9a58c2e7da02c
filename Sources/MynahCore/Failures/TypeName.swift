/// Returns the name of a type in Swift's short syntax for optionals, arrays, and dictionaries.
///
/// For example, `Swift.Optional<Swift.Array<Swift.Int>>` becomes `[Int]?` if modules aren't kept.
func typeName(_ type: Any.Type, keepingModules: Bool = false) -> String {
  var reader = TypeNameReader(rest: String(reflecting: type)[...], keepsModules: keepingModules)
  return reader.types().map(\.text).joined(separator: ", ")
}

private struct TypeNameReader {
  var rest: Substring
  let keepsModules: Bool

  /// A type in a list, and a Boolean value that indicates whether its name contains spaces.
  ///
  /// For example, the name of a function type contains spaces. Such a name needs parentheses before
  /// `?`.
  typealias Item = (text: String, hasSpace: Bool)

  /// Reads the types in a list, up to the closing bracket.
  mutating func types() -> [Item] {
    var types: [Item] = [("", false)]
    while let next = rest.first, !")>]".contains(next) {
      let last = types.count - 1
      if next.isPartOfName {
        types[last].text += named()
      } else if next == "(" || next == "[" {
        types[last].text += String(rest.removeFirst())
        types[last].text += self.types().map(\.text).joined(separator: ", ")
        types[last].text += rest.popFirst().map(String.init) ?? ""
      } else if rest.hasPrefix("->") {
        types[last].text += "->"
        rest = rest.dropFirst(2)
      } else if next == "," {
        types.append(("", false))
        rest = rest.dropFirst(2)
      } else {
        if next == " " { types[last].hasSpace = true }
        types[last].text.append(rest.removeFirst())
      }
    }
    return types
  }

  private mutating func nextPath() -> String {
    let path = rest.prefix { $0.isPartOfName || $0 == "." }
    rest = rest[path.endIndex...]
    return String(path)
  }

  /// Reads a name, and the generic arguments that follow it.
  private mutating func named() -> String {
    var path = nextPath()
    var name = path.drop { $0 != "." }.dropFirst()
    // Three dots mark a parameter pack. They don't separate a module from a name.
    if keepsModules || name.isEmpty || name.first == "." { name = path[...] }
    // The runtime shows private and local types with an address, as in
    // `Birds.(unknown context at $10fe3).Nest`.
    while rest.hasPrefix("(unknown context at ") {
      rest = rest.drop { $0 != ")" }.dropFirst(2)
      path = path.when(keepsModules) + nextPath()
      name = path[...]
    }
    guard rest.first == "<" else { return String(name) }
    rest.removeFirst()
    let arguments = types()
    rest = rest.dropFirst()
    let texts = arguments.map(\.text)
    switch (path, texts.count) {
    case ("Swift.Optional", 1) where arguments[0].hasSpace: return "(\(texts[0]))?"
    case ("Swift.Optional", 1): return "\(texts[0])?"
    case ("Swift.Array", 1): return "[\(texts[0])]"
    case ("Swift.Dictionary", 2): return "[\(texts[0]): \(texts[1])]"
    default: return "\(name)<\(texts.joined(separator: ", "))>"
    }
  }
}

extension Character {
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

/// Returns the name of a Foundation type, or nil for other types.
///
/// The module of a Foundation type differs between platforms.
func foundationName(of type: Any.Type) -> Substring? {
  let parts = String(reflecting: type).split(separator: ".")
  guard parts.count == 2, parts[0] == "Foundation" || parts[0] == "FoundationEssentials" else {
    return nil
  }
  return parts[1]
}

/// Returns the value that an optional wraps.
///
/// Returns nil if the optional is nil, or if the value isn't an optional.
func wrapped(in value: Any) -> Any? {
  // Check the type first, because the cast looks inside of optionals.
  guard type(of: value) is any OptionalValue.Type else { return nil }
  return (value as? any OptionalValue)?.wrapped
}

/// Returns the innermost value of nested optionals: nil, or a value that isn't optional.
func unwrapped(_ value: Any) -> Any {
  var value = value
  while let wrapped = wrapped(in: value) { value = wrapped }
  return value
}

/// Returns a Boolean value that indicates whether a value is nil, or an optional that contains nil.
func isNil(_ value: Any) -> Bool { type(of: unwrapped(value)) is any OptionalValue.Type }
