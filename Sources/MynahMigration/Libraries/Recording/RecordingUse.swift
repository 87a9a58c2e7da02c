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

  /// Returns the requirement of the mock, with matchers for its arguments.
  func pattern(captors: [Int: String] = [:], isSubscript: Bool = false) -> String {
    if requirement.kind == .property { return ".\(requirement.name)" }
    let arguments = requirement.parameters.enumerated().map { index, parameter in
      let type = parameter.type.allSatisfy { $0.isLetter || $0.isNumber }
      let matcher =
        captors[index].map { "\($0).any()" }
        ?? (!member.overload.arguments
          ? "any()" : type ? "any(\(parameter.type).self)" : "any((\(parameter.type)).self)")
      return (parameter.label.map { "\($0): " } ?? "") + matcher
    }.joined(separator: ", ")
    guard requirement.kind == .index else { return ".\(requirement.name)(\(arguments))" }
    return isSubscript ? "[\(arguments)]" : ".getSubscript(\(arguments))"
  }

  /// Returns the selection of an overload by its result.
  var result: String {
    guard member.overload.result, let result = requirement.result else { return "" }
    return ".returning((\(result)).self)"
  }
}
