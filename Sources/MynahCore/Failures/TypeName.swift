/// Returns the name of a type as it is written in Swift, without its module; nil where it has none.
func typeName(_ type: Any.Type) -> String? {
  let full = String(reflecting: type)
  guard !full.contains("(unknown context") else {
    let short = "\(type)"
    return short.contains("<") ? nil : short
  }
  return full.withTypeSugar.withoutModules
}

/// The name of a type of Foundation, whose modules differ from system to system; nil for others.
func foundationName(of type: Any.Type) -> Substring? {
  let parts = String(reflecting: type).split(separator: ".")
  guard parts.count == 2, parts[0] == "Foundation" || parts[0] == "FoundationEssentials" else {
    return nil
  }
  return parts[1]
}

extension String {
  /// The names of types without the modules that they begin with.
  fileprivate var withoutModules: String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      guard first.isPartOfName else {
        text.append(rest.removeFirst())
        continue
      }
      let path = rest.prefix { $0.isPartOfName || $0 == "." }
      let names = path.drop { $0 != "." }.dropFirst()
      // Three dots are those of a pack.
      text += names.isEmpty || names.first == "." ? path : names
      rest = rest[path.endIndex...]
    }
    return text
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

/// An optional of a type that is not known.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { map { $0 as Any } }
}
