internal import MynahSyntax

/// A default argument of a class's member, as the mock's file writes it.
struct DefaultArgument {
  /// The expression.
  let text: String

  /// A Boolean value that indicates whether the expression names a declaration.
  ///
  /// The declaration might be isolated to an actor.
  let namesDeclaration: Bool

  /// A Boolean value that indicates whether two evaluations might not be equal.
  ///
  /// This is true for a call, a closure, a location such as `#file`, and the main queue.
  let isNewEachTime: Bool

  /// The default argument of a pattern, which matches every value.
  static let matchingAll = DefaultArgument(
    text: "any()", namesDeclaration: false, isNewEachTime: false)
}

extension ParameterModel {
  /// The default argument in a pattern.
  ///
  /// It's `any()` if the pattern can't evaluate the default argument, or if a second evaluation
  /// might not be equal to the recorded argument.
  var patternDefault: DefaultArgument? {
    guard hasDefaultArgument else { return nil }
    if type.functionType != nil || function != nil { return .matchingAll }
    guard defaultArgument?.isNewEachTime == false else { return .matchingAll }
    return defaultArgument
  }
}

extension TypeWriter {
  /// Returns a default argument for the mock's file, or nil if that file can't evaluate it.
  ///
  /// - Parameters:
  ///   - parameter: The parameter with the default argument.
  ///   - origin: The class that declares the member.
  ///   - generics: The names of the generic parameters that are in scope.
  func defaultArgument(
    of parameter: Parameter, from origin: DeclaredType, generics: Set<String>
  ) -> DefaultArgument? {
    // Code that's being edited can have a default argument that ends much later.
    guard let text = parameter.defaultValue, text.utf8.count < 500 else { return nil }
    var rewriter = DefaultArgumentRewriter(
      text, of: parameter.type, from: origin, generics: generics, writer: self)
    guard let written = rewriter.rewritten() else { return nil }
    return DefaultArgument(
      text: written, namesDeclaration: rewriter.namesDeclaration,
      isNewEachTime: rewriter.isNewEachTime)
  }
}
