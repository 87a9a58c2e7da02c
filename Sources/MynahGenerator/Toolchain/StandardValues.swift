internal import MynahSyntax

/// The types of values that are made by the toolchain's own types, as far as the names say them.
enum StandardValues {
  private static let integers: Set = [
    "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
  private static let floats: Set = ["CGFloat", "Double", "Float", "TimeInterval"]

  /// The types that no initializer which is called for a property's value can fail to make.
  private static let infallible: Set = ["CGPoint", "CGRect", "CGSize", "Date", "DispatchQueue"]

  /// The first labels of the initializers of `String` that can not fail.
  private static let stringLabels: Set<String?> = [
    nil, "describing", "format", "reflecting", "repeating", "stringLiteral",
  ]

  /// The type of a static property.
  static func type(ofStatic member: String, of owner: TypeSyntax) -> TypeSyntax? {
    guard let name = owner.simpleStandardName else { return nil }
    let members: Set<String>
    if integers.contains(name) {
      members = ["max", "min", "zero"]
    } else if floats.contains(name) {
      members = ["greatestFiniteMagnitude", "infinity", "nan", "pi", "zero"]
    } else if name == "Date" {
      members = ["distantFuture", "distantPast", "now"]
    } else {
      members = []
    }
    return members.contains(member) ? owner : nil
  }

  /// The type of what an initializer makes.
  ///
  /// - Parameters:
  ///   - name: The type that is written.
  ///   - arguments: The arguments.
  ///   - types: The labels of the arguments and their types, as far as they are known.
  static func type(
    createdBy name: NamedType, _ arguments: [ValueSyntax.Argument],
    _ types: [(label: String?, type: TypeSyntax?)]
  ) -> TypeSyntax? {
    let type = TypeSyntax.named(name)
    guard let simple = type.simpleStandardName else {
      // With its generic arguments, or one that is not known.
      let isCollection = ["Array", "Dictionary", "Set"].contains(name.name)
      return arguments.isEmpty || type.isOptional || isCollection ? type : nil
    }
    let first = types.first
    switch simple {
    case "Optional": return types.count == 1 ? first?.type.map { .optional($0) } : nil
    case "Array", "Set":
      guard let first, let value = first.type else { return nil }
      if simple == "Array", types.count == 2, first.label == "repeating" { return .array(value) }
      guard types.count == 1, first.label == nil, let element = value.element else { return nil }
      return simple == "Array" ? .array(element) : .identifier("Set", [element])
    case "Dictionary", "Range", "ClosedRange", "Result": return nil
    case "String": return types.isEmpty || stringLabels.contains(first?.label) ? type : nil
    case "Character", "Substring":
      return first?.type == .identifier("String") || types.isEmpty ? type : nil
    case _ where integers.contains(simple) || floats.contains(simple) || simple == "Bool":
      return number(type, types)
    case _ where infallible.contains(simple): return type
    case "URL" where first?.label == "fileURLWithPath": return type
    case "URL" where first?.label == "string", "UUID" where first?.label == "uuidString":
      return types.count == 1 ? .optional(type) : nil
    default: return types.isEmpty ? type : nil
    }
  }

  /// A number that is made of something else: only what is read from a text can fail.
  private static func number(
    _ type: TypeSyntax, _ types: [(label: String?, type: TypeSyntax?)]
  ) -> TypeSyntax? {
    guard let first = types.first else { return type }
    switch first.label {
    case nil:
      guard let argument = first.type?.simpleStandardName else { return nil }
      if argument == "String" { return .optional(type) }
      let isNumber = integers.contains(argument) || floats.contains(argument) || argument == "Bool"
      return isNumber && types.count == 1 ? type : nil
    case "clamping", "truncating", "truncatingIfNeeded", "bitPattern": return type
    case "exactly": return .optional(type)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The name of a type without generic arguments, which may be written with its module.
  fileprivate var simpleStandardName: String? {
    guard let name = namedType, !name.hasGenericArguments else { return nil }
    let names = name.components.map(\.name)
    if names.count == 1 { return names[0] }
    return names.count == 2 && ["Swift", "Foundation"].contains(names[0]) ? names[1] : nil
  }

  /// What is in a sequence of the type.
  fileprivate var element: TypeSyntax? {
    switch self {
    case .array(let element): element
    case .named(let name) where name.simpleName == "String": .identifier("Character")
    case .named(let name)
    where ["ClosedRange", "Range", "Set"].contains(name.name) && name.hasGenericArguments:
      name.components[0].genericArguments[0]
    default: nil
    }
  }
}
