internal import MynahSyntax

extension TypeSyntax {
  /// A function's type as the values of a file name it; nil where they can not.
  var closureEntry: TypeSyntax? {
    removing(attributes: { $0.name == "escaping" }).withoutParameterNames.unlabelledExpression
  }

  /// A function's type as it can stand in an expression, which has no names of parameters; nil where
  /// Swift takes something in it for no type there.
  var unlabelledExpression: TypeSyntax? {
    switch self {
    case .attributed(let type, let specifiers, let attributes):
      // What is no closure of Swift can hold on to nothing.
      if attributes.contains(where: { $0.name == "convention" }) { return nil }
      return type.unlabelledExpression.map {
        .attributed($0, specifiers: specifiers, attributes: attributes)
      }
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].label = nil
        function.parameters[index].name = nil
      }
      let type = TypeSyntax.function(function)
      return type.contains(where: \.isNoExpression) ? nil : type
    default: return nil
    }
  }

  /// Whether Swift takes it for no type where it stands in a function's type in an expression.
  private var isNoExpression: Bool {
    switch self {
    case .existential(.metatype): return true
    case .metatype(let instance) where instance.isVoid: return true
    case .optional(let part), .array(let part), .dictionary(_, let part):
      return part.isEmptyTuple
    case .tuple(let elements): return elements.contains { $0.type.isEmptyTuple }
    case .function(let function):
      return !function.result.specifiers.isEmpty
        || function.parameters.contains { parameter in
          parameter.isVariadic || parameter.label != nil || parameter.type.isEmptyTuple
            || parameter.type.specifiers.contains { $0.name != "inout" }
        }
    default: return false
    }
  }

  private var isEmptyTuple: Bool {
    if case .tuple(let elements) = withoutAttributes { elements.isEmpty } else { false }
  }

  /// The type as `.self` can follow it.
  var operand: String {
    let text = description
    return isExistential || isFunction || !attributes.isEmpty ? "(\(text))" : text
  }
}
