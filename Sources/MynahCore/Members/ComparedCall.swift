/// A call next to what was expected of it.
struct ComparedCall {
  /// How closely arguments are compared.
  enum Detail {
    /// They match, so that they're only described.
    case none
    case arguments
    case fields
    case lines
  }

  /// The call with its number, stars around each argument that differs, and how it ended if that matters.
  fileprivate(set) var text = ""

  /// The names of the arguments that differ, and how they differ.
  fileprivate(set) var differingNames: [String] = []
  fileprivate(set) var remarks: [String] = []

  /// How arguments with several lines differ, line by line.
  fileprivate(set) var lineDifferences: [String] = []

  var explanation: String { remarks.joined(separator: "; ") }

  fileprivate mutating func note(_ difference: ValueDifference, of argument: String) {
    for field in difference.fields {
      let name =
        field.path.isEmpty || !argument.contains(" ")
        ? argument + field.path : "\(field.path.asSubject) of \(argument)"
      if let lines = field.lines {
        lineDifferences += ["Difference of \(name) (- expected, + got):", lines]
      } else {
        remarks.append("\(name): \(field.remark)")
      }
    }
    if difference.more > 0 { remarks.append("and \(difference.more.things("more difference"))") }
  }
}

extension CallMatcher {
  /// The number of arguments of a call that aren't as expected.
  func countDifferences(_ arguments: Arguments) -> Int {
    zip(parts, split(arguments)).count { !$0.matches(anyValue: $1) }
  }

  /// Compares the arguments of a call with those that are expected.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - member: The member that was called.
  ///   - number: The call's place among the calls of its member.
  ///   - outcome: How the call ended, if that matters.
  ///   - detail: How closely values are compared.
  func compare(
    _ arguments: Arguments, of member: _Member, number: Int = 0, outcome: String? = nil,
    in detail: ComparedCall.Detail
  ) -> ComparedCall {
    var call = ComparedCall()
    var texts: [String] = []
    for (index, (part, value)) in zip(parts, split(arguments)).enumerated() {
      let text = describe(value)
      guard detail != .none, !part.matches(anyValue: value) else {
        texts.append(text)
        continue
      }
      texts.append("*\(text)*")
      let name = member.argumentName(at: index, of: parts.count)
      call.differingNames.append(name)
      if detail != .arguments, let expected = part.onlyValue {
        let isLineByLine = detail == .lines
        call.note(
          ValueDifference(expected: expected, actual: value, lineByLine: isLineByLine), of: name)
      } else {
        call.remarks.append("\(name): expected \(part.description), got \(text)")
      }
    }
    call.text = "#\(number) \(member.call(with: texts))" + (outcome.map { ", which \($0)" } ?? "")
    return call
  }
}

extension String {
  /// A path without the dot that it may begin with.
  var asSubject: Substring { hasPrefix(".") ? dropFirst() : self[...] }
}
