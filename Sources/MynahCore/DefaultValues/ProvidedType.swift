/// What a value provider has a value for: one type, or a generic type with any type arguments.
enum ProvidedType: Hashable {
  case exact(ObjectIdentifier)
  case family(String)

  static func exactly(_ type: Any.Type) -> ProvidedType { .exact(ObjectIdentifier(type)) }

  /// The family of a type: all types whose names differ in their type arguments only.
  static func family(of type: any Providable.Type) -> ProvidedType {
    var depth = 0
    let name = String(reflecting: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return .family(name)
  }
}
