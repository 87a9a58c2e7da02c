extension TypeSyntax: CustomStringConvertible {
  /// The canonical source text, which parses back to an equal type.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The binding strengths of types.
  ///
  /// A type needs parentheses in a place that requires a stronger binding than the type has.
  enum Tightness: Int {
    case loose
    case constraint
    case composition
    case prefixed
    case postfixed
  }

  private var tightness: Tightness {
    switch self {
    case .function, .attributed, .packExpansion: .loose
    case .opaque, .existential: .constraint
    case .composition: .composition
    case .packElement, .suppressed: .prefixed
    default: .postfixed
    }
  }

  private func write(to text: inout String, in place: Tightness) {
    guard tightness.rawValue < place.rawValue else { return write(to: &text) }
    text += "("
    write(to: &text)
    text += ")"
  }

  func write(to text: inout String) {
    switch self {
    case .named(let name):
      name.write(to: &text)
    case .nested(let name, let base):
      base.write(to: &text, in: .postfixed)
      text += "."
      name.write(to: &text)
    case .optional(let wrapped):
      wrapped.write(to: &text, in: .postfixed)
      text += "?"
    case .implicitlyUnwrappedOptional(let wrapped):
      wrapped.write(to: &text, in: .postfixed)
      text += "!"
    case .array(let element):
      text += "["
      element.write(to: &text)
      text += "]"
    case .dictionary(let key, let value):
      text += "["
      key.write(to: &text)
      text += ": "
      value.write(to: &text)
      text += "]"
    case .inlineArray(let count, let element):
      text += "["
      count.write(to: &text)
      text += " of "
      element.write(to: &text)
      text += "]"
    case .tuple(let elements):
      Self.write(elements, to: &text)
    case .function(let function):
      Self.write(function.parameters, to: &text)
      text += function.effects.isEmpty ? " -> " : " \(function.effects) -> "
      function.result.write(to: &text)
    case .opaque(let constraint):
      text += "some "
      constraint.write(to: &text, in: .composition)
    case .existential(let constraint):
      text += "any "
      constraint.write(to: &text, in: .composition)
    case .composition(let types):
      for (index, type) in types.enumerated() {
        if index > 0 { text += " & " }
        type.write(to: &text, in: .prefixed)
      }
    case .metatype(let instance):
      instance.write(to: &text, in: .postfixed)
      text += ".Type"
    case .protocolMetatype(let instance):
      instance.write(to: &text, in: .postfixed)
      text += ".Protocol"
    case .attributed(let type, let specifiers, let attributes):
      Self.write(type, specifiers, attributes, to: &text)
    case .packExpansion(let pattern):
      text += "repeat "
      pattern.write(to: &text)
    case .packElement(let pack):
      text += "each "
      pack.write(to: &text, in: .prefixed)
    case .suppressed(let constraint):
      text += "~"
      constraint.write(to: &text, in: .prefixed)
    case .placeholder:
      text += "_"
    case .integer(let digits):
      text += digits
    }
  }

  /// Writes a type with specifiers and attributes before it.
  ///
  /// If `inout` or `sending` isn't the only specifier, the specifiers of functions, such as
  /// `nonisolated(nonsending)`, are written in parentheses with the type. In a single list, the
  /// compiler applies the isolation of the closure to the argument. The exception is `sending` with
  /// an escaping closure.
  private static func write(
    _ type: TypeSyntax, _ specifiers: [Modifier], _ attributes: [Attribute],
    to text: inout String
  ) {
    let isEscaping = attributes.contains { $0.name == "escaping" }
    let hasParentheses =
      specifiers.contains(where: \.isPartOfType)
      && specifiers.contains { $0.name == "inout" || $0.name == "sending" && !isEscaping }
    let inner = hasParentheses ? specifiers.filter(\.isPartOfType) : specifiers
    if hasParentheses {
      for specifier in specifiers where !specifier.isPartOfType { text += "\(specifier) " }
      text += "("
    }
    for specifier in inner { text += "\(specifier) " }
    for attribute in attributes { text += "\(attribute) " }
    type.write(to: &text)
    if hasParentheses { text += ")" }
  }

  private static func write(_ elements: [TupleTypeElement], to text: inout String) {
    text += "("
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      if let label = element.label {
        text += label
        if let name = element.name { text += " \(name)" }
        text += ": "
      }
      element.type.write(to: &text)
      if element.isVariadic { text += "..." }
    }
    text += ")"
  }
}

extension NamedType: CustomStringConvertible {
  /// The canonical source text.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    for (index, component) in components.enumerated() {
      if index > 0 { text += "." }
      if let module = component.moduleSelector { text += "\(module)::" }
      text += component.name
      guard !component.genericArguments.isEmpty else { continue }
      text += "<"
      for (index, argument) in component.genericArguments.enumerated() {
        if index > 0 { text += ", " }
        argument.write(to: &text)
      }
      text += ">"
    }
  }
}
