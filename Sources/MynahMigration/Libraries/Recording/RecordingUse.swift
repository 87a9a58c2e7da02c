internal import MynahSyntax

/// A use of a mock's property in a test.
struct RecordingUse {
  let member: RecordingMember

  /// The tokens of the mock.
  let receiver: Range<Int>

  /// The token of the property's name.
  let name: Int

  var requirement: Requirement { member.requirement }
  var start: Int { receiver.lowerBound }
  var expression: Range<Int> { start..<(name + 1) }

  /// Returns the tokens of the mock, the property, and the links after it, such as `.count`.
  func chain(in source: TokenizedSource) -> Range<Int> {
    start..<(source.chain(at: name)?.range.upperBound ?? name + 1)
  }

  /// A Boolean value that indicates whether the member has one parameter, which is optional.
  var hasOptionalArgument: Bool {
    requirement.parameters.count == 1 && requirement.parameters[0].type.isOptional
  }

  /// Returns the requirement of the mock, with matchers for its arguments.
  func pattern(isSubscript: Bool = false) -> String {
    if requirement.kind == .property { return ".\(requirement.name)" }
    let arguments = requirement.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + matcher(of: parameter)
    }.joined(separator: ", ")
    guard requirement.kind == .index else { return ".\(requirement.name)(\(arguments))" }
    return isSubscript ? "[\(arguments)]" : ".getSubscript(\(arguments))"
  }

  /// Returns a call of `given` or `verify`, such as `given(bird.fly(to: any()))`.
  func call(_ function: String, _ pattern: String) -> NewText {
    let mark = requirement.needsAwait ? "await " : ""
    return "\(mark)\(function)(\(receiver)\(pattern))\(result)"
  }

  /// Returns the matcher for any argument, with the type if it selects an overload.
  private func matcher(of parameter: Parameter) -> String {
    member.overload.arguments ? "\(parameter.type.withoutAttributes)".anyMatcher : "any()"
  }

  /// The selection of an overload by its result.
  private var result: String {
    guard member.overload.result, let result = requirement.result else { return "" }
    return ".returning((\(result)).self)"
  }
}
