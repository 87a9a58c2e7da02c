extension ComparedCall {
  /// The call with its number, and stars around what is not as expected.
  var marked: String {
    let texts = arguments.map { $0.expected == nil ? $0.text : "*\($0.text)*" }
    return "#\(number) \(member.call(with: texts))"
  }

  /// The call and how it ended, where that matters.
  var text: String { outcome.map { "\(marked), which \($0)" } ?? marked }

  /// What was expected of each argument that differs and is not shown line by line.
  var explanation: String {
    arguments.enumerated().flatMap { index, argument -> [String] in
      guard let expected = argument.expected else { return [] }
      guard let difference = argument.difference else {
        return ["\(name(at: index)): expected \(expected), got \(argument.text)"]
      }
      let fields = difference.fields.filter { $0.lines == nil }
      let texts = fields.map { "\(name(of: $0, at: index)): \($0.remark)" }
      let more = difference.more
      return more > 0
        ? texts + ["and \(more) more difference\(more == 1 ? "" : "s")"] : texts
    }.joined(separator: "; ")
  }

  /// The arguments that differ and have several lines, each line by line.
  var lineDifferences: [String] {
    arguments.enumerated().flatMap { index, argument in
      (argument.difference?.fields ?? []).flatMap { field in
        field.lines.map { lines in
          ["Difference of \(name(of: field, at: index)) (- expected, + got):", lines.text]
        } ?? []
      }
    }
  }

  /// The names of the arguments that differ.
  var differingNames: String {
    arguments.indices.filter { arguments[$0].expected != nil }.map(name).asPhrase
  }

  /// What a part of an argument is called, as in `total.cents` or `cents of argument 1`.
  private func name(of field: ValueDifference.Field, at index: Int) -> String {
    let argument = name(at: index)
    if field.path.isEmpty { return argument }
    guard argument.contains(" ") else { return argument + field.path }
    return "\(field.path.asSubject) of \(argument)"
  }

  private func name(at index: Int) -> String {
    member.argumentName(at: index, of: arguments.count)
  }
}

extension String {
  /// A path without the dot that it may begin with.
  var asSubject: Substring { hasPrefix(".") ? dropFirst() : self[...] }

  /// The text as a remark behind a call; nothing where it is empty.
  var asRemark: String { isEmpty ? "" : "     \(self)" }
}

/// Lists the newest calls in the order in which they were made, and counts the others.
func list(_ calls: [ComparedCall], of total: Int) -> String {
  let shown = calls.prefix(listedCalls)
  let text = shown.map(\.text).joined(separator: "   ")
  return total > shown.count ? "\(text)   and \(total - shown.count) more" : text
}
