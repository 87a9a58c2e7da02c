internal import MynahSyntax

/// The `wrappedValue` of a property wrapper.
struct WrappedValue {
  /// The property wrapper.
  let wrapper: DeclaredType

  /// The names of the property wrapper's generic parameters.
  let generics: [String]

  /// The type of the property, or nil if it isn't written.
  let type: TypeSyntax?

  /// A Boolean value that indicates whether properties with the wrapper can be assigned.
  let isSettable: Bool
}

extension Program {
  /// Returns the values of a variable's property wrappers, from the outermost to the innermost.
  ///
  /// Wrappers whose declarations weren't read are left out.
  func wrappedValues(of variable: VariableDeclaration, from origin: DeclaredType) -> [WrappedValue]
  {
    variable.attributes.compactMap { attribute in
      guard let wrapper = resolved(.named(attribute.type), from: origin).declared,
        let declaration = wrapper.type,
        declaration.attributes.contains(where: { $0.name == "propertyWrapper" })
      else { return nil }
      for case .variable(let value) in declaration.members {
        guard let binding = value.bindings.first(where: { $0.name == "wrappedValue" }) else {
          continue
        }
        let canBeSet =
          if binding.isComputed { binding.hasSetter } else { value.introducer == .var }
        return WrappedValue(
          wrapper: wrapper, generics: declaration.genericParameters.map(\.name),
          type: binding.type,
          isSettable: canBeSet && (value.setterAccessLevel ?? .internal) > .fileprivate)
      }
      return nil
    }
  }
}
