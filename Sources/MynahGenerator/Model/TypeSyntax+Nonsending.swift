internal import MynahSyntax

extension TypeSyntax {
  /// The type with `nonisolated(nonsending)` written where a module's settings imply it: before the
  /// types of `async` functions that say nothing of isolation.
  var writingNonsending: TypeSyntax {
    switch self {
    case .function(let function):
      let written = TypeSyntax.function(function.writingNonsending)
      guard function.effects.isAsync else { return written }
      return .attributed(written, specifiers: [.nonsending], attributes: [])
    case .attributed(.function(let function), var specifiers, let attributes):
      let isPlain = attributes.allSatisfy {
        ["escaping", "autoclosure", "Sendable", "convention"].contains($0.name)
      }
      if function.effects.isAsync, isPlain,
        !specifiers.contains(where: { $0.name == "nonisolated" })
      {
        specifiers.append(.nonsending)
      }
      return .attributed(
        .function(function.writingNonsending), specifiers: specifiers, attributes: attributes)
    case .attributed(let type, let specifiers, let attributes):
      return .attributed(type.writingNonsending, specifiers: specifiers, attributes: attributes)
    case .optional(let wrapped): return .optional(wrapped.writingNonsending)
    case .implicitlyUnwrappedOptional(let wrapped):
      return .implicitlyUnwrappedOptional(wrapped.writingNonsending)
    case .array(let element): return .array(element.writingNonsending)
    case .dictionary(let key, let value):
      return .dictionary(key: key.writingNonsending, value: value.writingNonsending)
    case .tuple(let elements): return .tuple(elements.map(\.writingNonsending))
    case .named(var name):
      for index in name.components.indices {
        name.components[index].genericArguments = name.components[index].genericArguments.map(
          \.writingNonsending)
      }
      return .named(name)
    default: return self
    }
  }
}

extension FunctionTypeSyntax {
  fileprivate var writingNonsending: FunctionTypeSyntax {
    var copy = self
    copy.parameters = parameters.map(\.writingNonsending)
    copy.result = result.writingNonsending
    return copy
  }
}

extension TupleTypeElement {
  fileprivate var writingNonsending: TupleTypeElement {
    var copy = self
    copy.type = type.writingNonsending
    return copy
  }
}

extension TypeSpecifier {
  fileprivate static let nonsending = TypeSpecifier("nonisolated", detail: "nonsending")
}
